/** A motif before it is metal: what is embossed, where enamel flows, where stones sit. About 20 mm across. */
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

/** The figure's outline itself as a rim, a little above its field. */
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
