/**
 * Stones by the colour names of shoppers. Absorption is per stone radius, so that stones of all sizes have the same
 * colour.
 */
import type { Rgb, Stone } from '../tracer/material.ts';
import type { StoneColour, Stones } from '#looks/material.ts';

/** Light that returns through the body of the stone, as a linear colour. */
const BODIES: Record<StoneColour, Rgb> = {
  white: [0.97, 0.97, 0.96],
  champagne: [0.95, 0.8, 0.56],
  ruby: [0.78, 0.02, 0.07],
  red: [0.85, 0.03, 0.03],
  garnet: [0.45, 0.01, 0.03],
  pink: [0.95, 0.22, 0.46],
  'baby-pink': [0.97, 0.58, 0.66],
  emerald: [0.02, 0.52, 0.2],
  green: [0.08, 0.6, 0.12],
  mint: [0.45, 0.9, 0.7],
  peridot: [0.5, 0.75, 0.08],
  sapphire: [0.03, 0.09, 0.62],
  blue: [0.06, 0.25, 0.8],
  'sky-blue': [0.35, 0.72, 0.95],
  turquoise: [0.08, 0.62, 0.66],
  purple: [0.34, 0.06, 0.6],
  lavender: [0.66, 0.5, 0.92],
  yellow: [0.95, 0.68, 0.06],
  orange: [0.95, 0.3, 0.03],
  black: [0.015, 0.015, 0.02],
  grey: [0.4, 0.42, 0.46],
  wine: [0.32, 0.01, 0.08],
};

/** AD is cubic zirconia; crystal is foiled glass; kundan is flat glass over bright foil; kemp is domed glass. */
export type StoneMake = Stones['make'];

const made = new Map<string, Stone>();

export function stoneOf(colour: StoneColour, make: StoneMake): Stone {
  const key = `${make} ${colour}`;
  const known = made.get(key);
  if (known) return known;
  const body = BODIES[colour];
  // The usual path through stone and back is a little over two radii.
  const absorb = body.map((c) => -Math.log(c) / PATH[make]) as unknown as Rgb;
  const stone: Stone = { kind: 'stone', absorb, ...OPTICS[make] };
  made.set(key, stone);
  return stone;
}

const PATH: Record<StoneMake, number> = { ad: 2.6, crystal: 2.2, kundan: 1.1, polki: 1.0, kemp: 1.6 };

const OPTICS: Record<StoneMake, Omit<Stone, 'absorb' | 'kind'>> = {
  ad: { ior: 2.17, fire: 0.06, foil: null, seat: [0.26, 0.26, 0.27], haze: 0, gain: 1.25 },
  crystal: { ior: 1.62, fire: 0.022, foil: [0.93, 0.93, 0.92], seat: [0.5, 0.5, 0.5], haze: 0.07, gain: 1.35 },
  kundan: { ior: 1.52, fire: 0.01, foil: [0.9, 0.88, 0.84], seat: [0.5, 0.5, 0.5], haze: 0.34, gain: 1.4 },
  polki: { ior: 1.6, fire: 0.012, foil: [0.92, 0.86, 0.74], seat: [0.5, 0.4, 0.2], haze: 0.2, gain: 1.3 },
  kemp: { ior: 1.54, fire: 0.01, foil: [0.9, 0.86, 0.78], seat: [0.5, 0.4, 0.2], haze: 0.2, gain: 1.25 },
};
