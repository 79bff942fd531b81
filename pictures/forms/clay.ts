/**
 * Rubbed clay in three tones, none of which copies a person's skin. Gold tone and white metal stand out on all three.
 */
import { fbm, noise } from '../materials/patterns.ts';
import { seeded } from '../parts/palette.ts';
import type { Rgb, Solid } from '../tracer/material.ts';

/** The material of a form: its body, and its hair with the marks of a comb. */
export type Clay = { body: Solid; hair: Solid };

const TONES: readonly { body: Rgb; hair: Rgb }[] = [
  { body: [0.44, 0.262, 0.17], hair: [0.115, 0.064, 0.041] },
  { body: [0.3, 0.155, 0.092], hair: [0.085, 0.045, 0.029] },
  { body: [0.185, 0.088, 0.05], hair: [0.055, 0.031, 0.022] },
];

const CLAYS: readonly Clay[] = TONES.map(({ body, hair }) => ({ body: smoothClay(body), hair: combedClay(hair) }));

/** Returns the clay for a product: always the same, and each of the three for about a third of all products. */
export function clayFor(seed: string): Clay {
  return CLAYS[Math.floor(seeded(`${seed} clay`)() * CLAYS.length)]!;
}

function smoothClay(albedo: Rgb): Solid {
  return {
    kind: 'solid',
    albedo,
    coat: 0,
    roughness: 1,
    lustre: 0.007,
    texture: {
      tone: (x, y, z) => 0.9 + 0.1 * fbm(x * 0.05, y * 0.05, z * 0.05) + 0.06 * noise(x * 1.7, y * 1.7, z * 1.7),
      under: scaled(albedo, 0.62),
    },
  };
}

/** Returns clay with combed marks from the parting to both sides. */
function combedClay(albedo: Rgb): Solid {
  return {
    kind: 'solid',
    albedo,
    coat: 0,
    roughness: 1,
    lustre: 0.007,
    texture: {
      tone: (x, y, z) => 0.5 + 0.5 * strand(x, y, z),
      under: scaled(albedo, 0.5),
      height: (x, y, z) => 0.3 * strand(x, y, z),
      step: 0.15,
    },
  };
}

/** Returns 0 to 1 across the strands, which run back and down from the parting. */
function strand(x: number, y: number, z: number): number {
  const across = Math.atan2(y - 36, z + 90) * 95 + Math.abs(x) * 0.5;
  const wave = noise(across * 0.12, Math.abs(x) * 0.02, 3) * 5;
  return 0.5 + 0.5 * Math.sin(across * 2.1 + wave) * (0.7 + 0.3 * noise(across * 0.5, Math.abs(x) * 0.05, 7));
}

function scaled([r, g, b]: Rgb, share: number): Rgb {
  return [r * share, g * share, b * share];
}
