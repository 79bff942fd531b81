/**
 * Cut stones as facet planes. The support function of an outline gives its extent in each direction, so one set of
 * rules cuts round, oval, pear, square and marquise stones. Unit: the girdle's half width is 1, z points up.
 */
import { GemShape } from '../tracer/shape.ts';
import { kept } from './piece.ts';

export type Cut = 'round' | 'oval' | 'pear' | 'marquise' | 'square' | 'octagon' | 'cushion' | 'baguette';

type Outline = { reach: (angle: number) => number; halfWidth: number; halfHeight: number; sides?: readonly number[] };

/** Returns the bounding box of a stone. A pear's tip is farther from its middle than its base. */
function boxOf(
  { halfWidth, reach }: Outline,
  low: number,
  high: number,
): [number, number, number, number, number, number] {
  return [-halfWidth, -reach(-Math.PI / 2), low, halfWidth, reach(Math.PI / 2), high];
}

/** Returns the outline of a cut, with its ratio of half height to half width for the setting. */
export function outlineOf(cut: Cut): Outline {
  return OUTLINES[cut];
}

const polygon =
  (points: readonly (readonly [number, number])[]) =>
  (a: number): number =>
    Math.max(...points.map(([x, y]) => x * Math.cos(a) + y * Math.sin(a)));

const lens: [number, number][] = [];
for (let k = -12; k <= 12; k++) {
  const y = (k / 12) * 1.9;
  const x = Math.sqrt(2.3 ** 2 - y * y) - 1.3;
  lens.push([Math.max(0.02, x), y], [-Math.max(0.02, x), y]);
}
const drop: [number, number][] = [[0, 1.75]];
for (let k = 0; k <= 24; k++) {
  const a = Math.PI * (1 + k / 24);
  drop.push([Math.cos(a), Math.sin(a)]);
}
for (let k = 1; k < 8; k++) {
  const y = (k / 8) * 1.75;
  const x = Math.cos((k / 8) * (Math.PI / 2)) ** 0.8;
  drop.push([x, y], [-x, y]);
}
const EIGHT = [0, 90, 180, 270, 45, 135, 225, 315];
const FOUR = [0, 90, 180, 270];

const OUTLINES: Record<Cut, Outline> = {
  round: { reach: () => 1, halfWidth: 1, halfHeight: 1 },
  oval: { reach: (a) => Math.hypot(Math.cos(a), 1.36 * Math.sin(a)), halfWidth: 1, halfHeight: 1.36 },
  pear: { reach: polygon(drop), halfWidth: 1, halfHeight: 1.4 },
  marquise: { reach: polygon(lens), halfWidth: 1, halfHeight: 1.9 },
  cushion: {
    reach: (a) => Math.max(1, 0.9 * (Math.abs(Math.cos(a)) + Math.abs(Math.sin(a)))),
    halfWidth: 1,
    halfHeight: 1,
  },
  square: {
    reach: polygon([
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]),
    halfWidth: 1,
    halfHeight: 1,
    sides: FOUR,
  },
  octagon: {
    reach: polygon([
      [1, 0.95],
      [0.6, 1.35],
      [1, -0.95],
      [0.6, -1.35],
      [-1, 0.95],
      [-0.6, 1.35],
      [-1, -0.95],
      [-0.6, -1.35],
    ]),
    halfWidth: 1,
    halfHeight: 1.35,
    sides: EIGHT,
  },
  baguette: {
    reach: polygon([
      [0.5, 1],
      [0.5, -1],
      [-0.5, 1],
      [-0.5, -1],
    ]),
    halfWidth: 0.5,
    halfHeight: 1,
    sides: FOUR,
  },
};

class Planes {
  readonly list: number[] = [];
  /** Adds a facet tilted from the axis by `steep` degrees (0 flat, 90 upright), touching the outline at height `z`. */
  facet(outline: Outline, angleDegrees: number, steep: number, z: number, share = 1): void {
    const a = (angleDegrees * Math.PI) / 180;
    const s = (steep * Math.PI) / 180;
    const radial = Math.sin(s);
    const axial = Math.cos(s);
    this.list.push(Math.cos(a) * radial, Math.sin(a) * radial, axial, outline.reach(a) * share * radial + z * axial);
  }
  flat(z: number, up: 1 | -1): void {
    this.list.push(0, 0, up, z * up);
  }
}

/** Returns a brilliant, which sparkles by many facets. Square, octagon and baguette get the steps of an emerald cut. */
export function brilliant(cut: Cut): GemShape {
  return kept(`brilliant ${cut}`, () => {
    const outline = OUTLINES[cut];
    const p = new Planes();
    const girdle = 0.02;
    if (outline.sides) {
      p.flat(0.3, 1);
      for (const a of outline.sides) {
        p.facet(outline, a, 90, 0);
        p.facet(outline, a, 48, girdle);
        p.facet(outline, a, 30, 0.13, 0.93);
        p.facet(outline, a, 180 - 54, -girdle);
        p.facet(outline, a, 180 - 43, -0.36, 0.76);
        p.facet(outline, a, 180 - 34, -0.6, 0.42);
      }
      return new GemShape(Float32Array.from(p.list), boxOf(outline, -1, 0.3));
    }
    p.flat(0.315, 1);
    for (let k = 0; k < 8; k++) {
      p.facet(outline, k * 45, 34, girdle);
      p.facet(outline, k * 45 + 22.5, 21, 0.315, 0.6);
      p.facet(outline, k * 45, 180 - 41, -girdle);
    }
    for (let k = 0; k < 16; k++) {
      p.facet(outline, (k + 0.5) * 22.5, 90, 0);
      p.facet(outline, (k + 0.5) * 22.5, 41, girdle);
      p.facet(outline, (k + 0.5) * 22.5, 180 - 42.6, -girdle);
    }
    return new GemShape(Float32Array.from(p.list), boxOf(outline, -1, 0.32));
  });
}

/** Returns the foiled glass of kundan work: flat below, a broad table, hand-cut and slightly uneven sides. */
export function flatCut(cut: Cut, variant: number): GemShape {
  return kept(`flat ${cut} ${variant}`, () => {
    const outline = OUTLINES[cut];
    const p = new Planes();
    const wobble = (k: number): number => Math.sin(k * 12.9898 + variant * 78.233);
    p.list.push(...tilted(wobble(1) * 2.5, wobble(2) * 2.5, 0.34));
    p.flat(-0.3, -1);
    const sides = outline.sides ?? [0, 45, 90, 135, 180, 225, 270, 315];
    for (const a of sides) {
      p.facet(outline, a + wobble(a) * 4, 88, 0);
      p.facet(outline, a + wobble(a + 3) * 6, 42 + wobble(a + 5) * 7, 0.1);
      p.facet(outline, a + 22 + wobble(a + 7) * 6, 27 + wobble(a + 9) * 5, 0.2, 0.86);
      p.facet(outline, a + 22.5, 180 - 34, -0.12);
    }
    for (let k = 0; k < 16; k++) p.facet(outline, k * 22.5, 90, 0);
    return new GemShape(Float32Array.from(p.list), boxOf(outline, -0.3, 0.45));
  });
}

/** Returns kemp: domed glass with so many small facets that it looks round. */
export function domed(cut: Cut): GemShape {
  return kept(`domed ${cut}`, () => {
    const outline = OUTLINES[cut];
    const p = new Planes();
    p.flat(-0.2, -1);
    const rings = 9;
    for (let r = 0; r <= rings; r++) {
      const s = (r / rings) * 90;
      const around = r === 0 ? 1 : 28;
      // Tangent planes of a low dome of height 0.55 over the outline.
      const a = (s * Math.PI) / 180;
      for (let k = 0; k < around; k++) {
        const turn = ((k + (r % 2) * 0.5) / around) * Math.PI * 2;
        const n = [Math.cos(turn) * Math.sin(a), Math.sin(turn) * Math.sin(a), Math.cos(a)];
        const reach = Math.hypot(outline.reach(turn) * Math.sin(a), 0.55 * Math.cos(a));
        p.list.push(...n, reach);
      }
    }
    return new GemShape(Float32Array.from(p.list), boxOf(outline, -0.2, 0.56));
  });
}

function tilted(rx: number, ry: number, z: number): number[] {
  const x = (rx * Math.PI) / 180;
  const y = (ry * Math.PI) / 180;
  const n = [Math.sin(x), Math.sin(y), 1];
  const length = Math.hypot(...n);
  return [n[0] / length, n[1] / length, n[2] / length, z / length];
}
