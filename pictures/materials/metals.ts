/**
 * The finishes of the trade. A finish is two or three surfaces: polished areas shine, and the areas between stay darker
 * and rougher. This contrast defines antique and oxidised work.
 */
import type { Finish } from '#looks/material.ts';
import type { Metal, Rgb, Texture } from '../tracer/material.ts';
import { cells, fbm, noise } from './patterns.ts';

export type MetalSet = {
  /** Rims, beads, wires: the polished parts. */
  bright: Metal;
  /** Domes, plates and reliefs: the worked surfaces. */
  worked: Metal;
  /** Recesses and the ground behind stones. */
  ground: Metal;
};

type Recipe = { bright: Rgb; worked: Rgb; ground: Rgb; recess: Rgb; shine: number; grain: number; depth: number };

const RECIPES: Record<Finish, Recipe> = {
  'high-gold': {
    bright: [1.0, 0.69, 0.23],
    worked: [0.98, 0.65, 0.21],
    ground: [0.72, 0.4, 0.1],
    recess: [0.5, 0.22, 0.04],
    shine: 0.13,
    grain: 0.2,
    depth: 0.35,
  },
  'one-gram': {
    bright: [0.97, 0.65, 0.24],
    worked: [0.94, 0.61, 0.22],
    ground: [0.62, 0.35, 0.1],
    recess: [0.4, 0.18, 0.04],
    shine: 0.17,
    grain: 0.25,
    depth: 0.45,
  },
  matte: {
    bright: [0.94, 0.66, 0.28],
    worked: [0.92, 0.64, 0.28],
    ground: [0.68, 0.42, 0.15],
    recess: [0.42, 0.22, 0.06],
    shine: 0.34,
    grain: 0.42,
    depth: 0.4,
  },
  antique: {
    bright: [0.9, 0.59, 0.24],
    worked: [0.84, 0.54, 0.21],
    ground: [0.2, 0.105, 0.04],
    recess: [0.1, 0.055, 0.02],
    shine: 0.24,
    grain: 0.34,
    depth: 0.95,
  },
  oxidised: {
    bright: [0.74, 0.73, 0.7],
    worked: [0.47, 0.465, 0.45],
    ground: [0.07, 0.068, 0.068],
    recess: [0.02, 0.019, 0.02],
    shine: 0.24,
    grain: 0.34,
    depth: 1,
  },
  rhodium: {
    bright: [0.8, 0.8, 0.81],
    worked: [0.77, 0.77, 0.785],
    ground: [0.5, 0.5, 0.52],
    recess: [0.22, 0.22, 0.24],
    shine: 0.1,
    grain: 0.16,
    depth: 0.3,
  },
  'rose-gold': {
    bright: [0.97, 0.63, 0.47],
    worked: [0.95, 0.6, 0.45],
    ground: [0.62, 0.34, 0.22],
    recess: [0.36, 0.16, 0.1],
    shine: 0.14,
    grain: 0.2,
    depth: 0.35,
  },
  silver: {
    bright: [0.95, 0.93, 0.88],
    worked: [0.9, 0.88, 0.84],
    ground: [0.4, 0.39, 0.37],
    recess: [0.1, 0.095, 0.09],
    shine: 0.18,
    grain: 0.28,
    depth: 0.7,
  },
  black: {
    bright: [0.16, 0.16, 0.17],
    worked: [0.11, 0.11, 0.12],
    ground: [0.05, 0.05, 0.05],
    recess: [0.02, 0.02, 0.02],
    shine: 0.22,
    grain: 0.3,
    depth: 0.5,
  },
};

const made = new Map<Finish, MetalSet>();

export function metalSet(finish: Finish): MetalSet {
  const known = made.get(finish);
  if (known) return known;
  const r = RECIPES[finish];
  const set: MetalSet = {
    bright: { kind: 'metal', f0: r.bright, roughness: r.shine, texture: wear(r, 0.25) },
    worked: {
      kind: 'metal',
      f0: r.worked,
      roughness: r.grain,
      texture: planished(r),
      patina: { under: r.recess, depth: r.depth },
    },
    ground: { kind: 'metal', f0: r.ground, roughness: Math.min(0.55, r.grain + 0.18), texture: punched },
  };
  made.set(finish, set);
  return set;
}

/**
 * Returns a slight long-range unevenness, as on handmade surfaces. Perfectly smooth metal would look
 * computer-generated.
 */
function wear(r: Recipe, amount: number): Texture {
  return {
    height: (x, y, z) => noise(x * 0.9, y * 0.9, z * 0.9) * (0.006 + r.shine * 0.04),
    step: 0.1,
    tone: (x, y, z) => 1 - amount * r.depth * Math.max(0, noise(x * 0.8 + 5, y * 0.8, z * 0.8)),
    under: r.ground,
  };
}

function planished(r: Recipe): Texture {
  return {
    height: (x, y, z) => noise(x * 1.2, y * 1.2, z * 1.2) * (0.002 + r.grain * 0.03),
    step: 0.1,
    tone: (x, y, z) => 1 - r.depth * 0.22 * Math.max(0, fbm(x * 0.7, y * 0.7, z * 0.7) + 0.15),
    under: r.ground,
  };
}

/** The ground behind stones is punched with a fine round tool. */
const punched: Texture = { height: (x, y, z) => cells(x * 3.2, y * 3.2, z * 3.2) * 0.09, step: 0.03 };
