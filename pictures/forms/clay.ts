/** Unglazed clay, smoked to a dark taupe: gold tone and white metal both stand out on it, and it is nobody’s skin. */
import { fbm, noise } from '../materials/patterns.ts';
import type { Solid } from '../tracer/material.ts';

export const clay: Solid = {
  kind: 'solid',
  albedo: [0.1, 0.07, 0.056],
  coat: 0,
  roughness: 1,
  texture: {
    tone: (x, y, z) => 0.86 + 0.1 * fbm(x * 0.05, y * 0.05, z * 0.05) + 0.1 * noise(x * 1.7, y * 1.7, z * 1.7),
    under: [0.06, 0.041, 0.032],
  },
};
