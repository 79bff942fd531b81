/** A motif before it becomes metal: embossing, fields of enamel, and positions of stones. About 20 mm wide. */
import { CatmullRomCurve3, Vector3 } from 'three';
import type { Cut } from '../parts/gem-cuts.ts';
import type { Outline } from '../parts/outline.ts';
import type { Layer } from '../parts/relief.ts';

export type StoneSpot = {
  x: number;
  y: number;
  /** Half width. */
  r: number;
  cut?: Cut;
  /** Degrees. */
  turn?: number;
  main?: boolean;
};

export type EnamelField = { outline: Outline; colour: 0 | 1 | 2; level: number };

export type Drawing = {
  layers: Layer[];
  thickness: number;
  fields: EnamelField[];
  stones: StoneSpot[];
};

/** Returns the figure's outline as a rim, slightly above its field. */
export function rimmed(outline: Outline, rise: number, rim: number): Layer[] {
  return [{ raise: outline, rise, slope: rim, round: true }];
}

export function around(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, k) => from + (k / count) * 360);
}

export function spot(radius: number, degrees: number): { x: number; y: number } {
  const a = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(a), y: radius * Math.cos(a) };
}

/**
 * Returns a round bent part, such as a trunk, a neck or a tail: a smooth line through positions, each with its width.
 */
export function tube(places: readonly (readonly [x: number, y: number, width: number])[]): Outline {
  const curve = new CatmullRomCurve3(
    places.map((place) => new Vector3(...place)),
    false,
    'centripetal',
  );
  const points = curve.getPoints(places.length * 5);
  const sides = points.map((p, k) => {
    const a = points[Math.max(0, k - 1)];
    const b = points[Math.min(points.length - 1, k + 1)];
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { p, nx: (-(b.y - a.y) / l) * p.z * 0.5, ny: ((b.x - a.x) / l) * p.z * 0.5 };
  });
  return [
    ...sides.map(({ p, nx, ny }) => [p.x + nx, p.y + ny] as const),
    ...sides.toReversed().map(({ p, nx, ny }) => [p.x - nx, p.y - ny] as const),
  ];
}
