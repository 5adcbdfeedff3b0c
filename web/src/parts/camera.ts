/** Where the map stands in its window: how large, and how far it is pushed aside. */

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const LARGEST = 5;
const STILL = 1.001;

/** Return the proportions that use the window best, between the narrowest and the widest a map may have. */
export function proportions(window: Size, narrowest: number, widest: number): number {
  return Math.min(widest, Math.max(narrowest, window.width / Math.max(1, window.height)));
}

/** Return the size of the map when all of it is shown. */
export function fitted(window: Size, aspect: number): Size {
  const width = Math.max(1, Math.min(window.width, window.height * aspect));
  return { width, height: width / aspect };
}

/** Return the camera that shows the whole map. */
export function fit(window: Size, aspect: number): Camera {
  return held({ scale: 1, x: 0, y: 0 }, window, aspect);
}

/** Keep the map in its window: centred where it is smaller, without a gap where it is larger. */
export function held(camera: Camera, window: Size, aspect: number): Camera {
  const base = fitted(window, aspect);
  const scale = Math.min(LARGEST, Math.max(1, camera.scale));
  const keep = (offset: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
  return {
    scale,
    x: keep(camera.x, window.width, base.width * scale),
    y: keep(camera.y, window.height, base.height * scale),
  };
}

/** Zoom by a factor around a point of the window. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  window: Size,
  aspect: number,
): Camera {
  const scale = Math.min(LARGEST, Math.max(1, camera.scale * factor));
  const ratio = scale / camera.scale;
  return held({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, window, aspect);
}

/** Move so that a place of the map (fractions of it) is in sight, in the middle if it was not. */
export function showing(camera: Camera, place: { x: number; y: number }, window: Size, aspect: number): Camera {
  const base = fitted(window, aspect);
  const x = camera.x + place.x * base.width * camera.scale;
  const y = camera.y + place.y * base.height * camera.scale;
  const margin = 40;
  if (x > margin && y > margin && x < window.width - margin && y < window.height - margin) return camera;
  return held({ ...camera, x: camera.x + window.width / 2 - x, y: camera.y + window.height / 2 - y }, window, aspect);
}

/** Say whether the map is larger than its window. */
export function isZoomed(camera: Camera): boolean {
  return camera.scale > STILL;
}
