/** A small lit clay lamp, for the festival of lights. */
import { at, Piece } from '../parts/piece.ts';
import { turned } from '../parts/profile.ts';
import type { Solid } from '../tracer/material.ts';
import { SPHERE } from '../tracer/shape.ts';
import { noise } from '../materials/patterns.ts';

const clay: Solid = {
  kind: 'solid',
  albedo: [0.33, 0.1, 0.045],
  coat: 0.02,
  roughness: 0.8,
  texture: { tone: (x, y, z) => 0.85 + 0.15 * noise(x * 9, y * 9, z * 9), under: [0.2, 0.055, 0.025] },
};

const oil: Solid = { kind: 'solid', albedo: [0.34, 0.15, 0.02], coat: 0.05, roughness: 0.05 };

/** Brighter than any paper, like a flame. */
const flame = (r: number, g: number, b: number): Solid => ({ kind: 'solid', albedo: [r, g, b], coat: 0, roughness: 1 });

/** Returns a lamp of radius 1 on z = 0, seen from above. */
export function diya(): Piece {
  const bowl = turned(
    'diya',
    [
      [0, 0],
      [0.55, 0.02],
      [0.86, 0.22],
      [1, 0.5],
      [0.96, 0.52],
      [0.8, 0.3],
      [0.5, 0.2],
      [0, 0.18],
    ],
    90,
    60,
  );
  return new Piece()
    .add(bowl, clay, at({ rx: 90 }))
    .add(SPHERE, oil, at({ z: 0.3, sx: 0.72, sy: 0.72, sz: 0.05 }))
    .add(SPHERE, flame(7, 3, 0.5), at({ y: 0.78, z: 0.62, sx: 0.13, sy: 0.3, sz: 0.16 }))
    .add(SPHERE, flame(14, 9, 3), at({ y: 0.74, z: 0.72, sx: 0.07, sy: 0.17, sz: 0.1 }));
}
