/** A map seen through a window: made larger and pushed about by fingers, wheel, keys and buttons, alike for every title. */

import { type Camera, type Size, fit, fitted, held, isZoomed, showing, zoomed } from "./camera";

const BY_KEY = 1.4;
const BY_TAP = 2.2;
const CLOSE = 1.5; // from here on two taps show the whole map again

export class Lens {
  private camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  /** Where the map stands in its window. */
  readonly shown = $derived.by(() => held(this.camera, this.room(), this.aspect()));
  /** How large it is drawn, in pixels. */
  readonly drawn = $derived.by(() => {
    const { width, height } = fitted(this.room(), this.aspect());
    return { width: width * this.shown.scale, height: height * this.shown.scale };
  });
  /** It is larger than its window. */
  readonly enlarged = $derived.by(() => isZoomed(this.shown));

  constructor(
    private readonly room: () => Size,
    private readonly aspect: () => number,
  ) {}

  readonly pan = (dx: number, dy: number): void => {
    this.camera = held({ ...this.shown, x: this.shown.x + dx, y: this.shown.y + dy }, this.room(), this.aspect());
  };

  /** Zoom around a point of the window; without one, around its middle. */
  readonly zoom = (factor: number, x = this.room().width / 2, y = this.room().height / 2): void => {
    this.camera = zoomed(this.shown, factor, { x, y }, this.room(), this.aspect());
  };

  /** Two taps: closer, or all of it again. */
  readonly twice = (x: number, y: number): void => {
    if (this.shown.scale > CLOSE) this.restore();
    else this.zoom(BY_TAP, x, y);
  };

  /** Show the whole map again. */
  readonly restore = (): void => {
    this.camera = fit(this.room(), this.aspect());
  };

  /** Bring a place (fractions of the map) into sight. */
  readonly reveal = (x: number, y: number): void => {
    this.camera = showing(this.shown, { x, y }, this.room(), this.aspect());
  };

  readonly press = (event: KeyboardEvent): void => {
    if (event.key === "+" || event.key === "=") this.zoom(BY_KEY);
    else if (event.key === "-") this.zoom(1 / BY_KEY);
    else if (event.key === "0") this.restore();
  };
}
