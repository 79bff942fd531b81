/** Unglazed clay in a dark taupe. Gold tone and white metal both stand out on it, and it resembles nobody’s skin. */
import { fbm, noise } from '../materials/patterns.ts';
import type { Solid } from '../tracer/material.ts';

export const clay: Solid = {
  kind: 'solid',
  albedo: [0.18, 0.113, 0.083],
  coat: 0,
  roughness: 1,
  texture: {
    tone: (x, y, z) => 0.86 + 0.1 * fbm(x * 0.05, y * 0.05, z * 0.05) + 0.1 * noise(x * 1.7, y * 1.7, z * 1.7),
    under: [0.11, 0.067, 0.049],
  },
};

/** The same clay with the marks of a comb, from the parting to both sides. */
export const combedClay: Solid = {
  kind: 'solid',
  albedo: [0.085, 0.059, 0.048],
  coat: 0,
  roughness: 1,
  texture: {
    tone: (x, y, z) => 0.5 + 0.5 * strand(x, y, z),
    under: [0.03, 0.021, 0.017],
    height: (x, y, z) => 0.42 * strand(x, y, z),
    step: 0.15,
  },
};

/** Returns 0 to 1 across the strands, which run back and down from the parting. */
function strand(x: number, y: number, z: number): number {
  const across = Math.atan2(y - 36, z + 90) * 95 + Math.abs(x) * 0.5;
  const wave = noise(across * 0.12, Math.abs(x) * 0.02, 3) * 5;
  return 0.5 + 0.5 * Math.sin(across * 2.1 + wave) * (0.7 + 0.3 * noise(across * 0.5, Math.abs(x) * 0.05, 7));
}
