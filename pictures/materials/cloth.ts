/** Threads, silk, velvet, leather. */
import type { Rgb, Solid } from '../tracer/material.ts';
import { fbm, noise } from './patterns.ts';

/** Wine thread with a gold-tone filament, as on the ties of necklace sets. */
export const cordThread: Solid = {
  kind: 'solid',
  albedo: [0.2, 0.012, 0.035],
  coat: 0.05,
  roughness: 0.5,
  sheen: [0.12, 0.04, 0.04],
  texture: { tone: (x, y, z) => (Math.sin(x * 5 + y * 9 + z * 3) > 0.72 ? 0 : 1), under: [0.55, 0.36, 0.12] },
};

export function silk(colour: Rgb, thread: Rgb): Solid {
  return {
    kind: 'solid',
    albedo: colour,
    coat: 0.03,
    roughness: 0.5,
    coatTint: [1, 0.7, 0.7],
    sheen: thread,
    mirrored: paler(colour),
    texture: {
      tone: (x, y) => 0.95 + 0.05 * noise(x * 0.1, y * 0.9, 0),
      under: [colour[0] * 0.55, colour[1] * 0.55, colour[2] * 0.55],
    },
  };
}

/**
 * Returns the colour that metal reflects. It is paler than the cloth, like the reflection of a white card outside the
 * picture; otherwise the metal would be as dark as the cloth.
 */
function paler([r, g, b]: Rgb): Rgb {
  return [0.16 + r * 0.7, 0.16 + g * 0.7, 0.16 + b * 0.7];
}

export function velvet(colour: Rgb, glow: Rgb): Solid {
  return {
    kind: 'solid',
    albedo: colour,
    coat: 0,
    roughness: 1,
    sheen: glow,
    mirrored: paler(colour),
    texture: {
      height: (x, y) => noise(x * 7, y * 7, 0) * 0.02,
      step: 0.08,
      tone: (x, y) => 0.85 + 0.15 * fbm(x * 0.09, y * 0.09, 4),
      under: [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5],
    },
  };
}

export function leather(colour: Rgb): Solid {
  return {
    kind: 'solid',
    albedo: colour,
    coat: 0.04,
    roughness: 0.42,
    texture: {
      height: (x, y, z) => noise(x * 3.4, y * 3.4, z * 3.4) * 0.035 + noise(x * 8, y * 8, z * 8) * 0.01,
      step: 0.06,
      tone: (x, y, z) => 0.85 + 0.15 * noise(x, y, z),
      under: [colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6],
    },
  };
}
