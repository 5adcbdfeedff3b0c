import { describe, expect, it } from "vitest";
import { lighten } from "./lighten";

describe("figures of the icon set", () => {
  it("are written in tenths, and every number stays apart from its neighbours", () => {
    expect(lighten('<path d="M1.02.53l-.04.06 10.96-3.25z"/>')).toBe('<path d="M1 .5l0 .1 11-3.2z"/>');
  });

  it("keep the digits of arcs", () => {
    expect(lighten('<path d="M1.26 2a5.123 5.123 0 01.52.314z"/>')).toBe('<path d="M1.3 2a5.123 5.123 0 01.52.314z"/>');
  });
});
