/** Seamless paper in the house's warm ivory. */
import type { Rgb, Solid } from '../tracer/material.ts';
import { noise } from '../materials/patterns.ts';

/** `share` darkens the paper where the light on it is stronger, so that all pictures have one ground. */
export function ivoryPaper(share = 1): Solid {
  const tone = (r: number, g: number, b: number): Rgb => [r * share, g * share, b * share];
  return {
    kind: 'solid',
    albedo: tone(0.86, 0.825, 0.765),
    coat: 0,
    roughness: 1,
    texture: {
      tone: (x, y, z) => 0.97 + 0.03 * noise(x * 3, y * 3, z * 3),
      under: tone(0.8, 0.76, 0.7),
    },
  };
}

/** Thin pieces in white metal are lost on ivory; like a jeweller, the studio lays them on a wine-coloured card. */
export const wineCard: Solid = { kind: 'solid', albedo: [0.075, 0.012, 0.022], coat: 0, roughness: 1 };
