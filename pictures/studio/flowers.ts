/** Marigolds and their petals, for styled pictures. */
import { Matrix4 } from 'three';
import type { Solid } from '../tracer/material.ts';
import { petal } from '../parts/outline.ts';
import { at, Piece } from '../parts/piece.ts';
import { reliefShape } from '../parts/relief.ts';
import { noise } from '../materials/patterns.ts';

function blossom(r: number, g: number, b: number): Solid {
  return {
    kind: 'solid',
    albedo: [r, g, b],
    coat: 0.02,
    roughness: 0.7,
    sheen: [r * 0.2, g * 0.2, 0],
    texture: { tone: (x, y) => 0.8 + 0.2 * noise(x * 9, y * 3, 0), under: [r * 0.7, g * 0.45, b * 0.4] },
  };
}

const SAFFRON = blossom(0.84, 0.27, 0.012);
const YELLOW = blossom(0.86, 0.5, 0.02);

const ray = () =>
  reliefShape(
    'marigold ray',
    () => ({
      thickness: 0.02,
      layers: [
        { raise: petal(1, 0.72, 0.7, 0.1), rise: 0.1, slope: 0.3 },
        {
          line: [
            [0, 0.1],
            [0.02, 0.9],
          ],
          rise: -0.07,
          width: 0.16,
        },
        {
          line: [
            [0.14, 0.3],
            [0.18, 0.85],
          ],
          rise: -0.04,
          width: 0.1,
        },
        {
          line: [
            [-0.14, 0.3],
            [-0.18, 0.85],
          ],
          rise: -0.04,
          width: 0.1,
        },
      ],
    }),
    0.06,
  );

/** Returns a full head of petals, radius 1, facing +z. */
export function marigold(isSaffron: boolean, random: () => number): Piece {
  const material = isSaffron ? SAFFRON : YELLOW;
  const piece = new Piece();
  const rounds = 9;
  for (let r = 0; r < rounds; r++) {
    const t = r / (rounds - 1);
    const count = Math.round(6 + t * 15);
    for (let k = 0; k < count; k++) {
      const turn = ((k + random() * 0.5 + (r % 2) * 0.5) / count) * 360;
      const open = 12 + t * 66 + random() * 12;
      // Upright petals in the middle, flat ones at the edge.
      const place = new Matrix4()
        .makeRotationZ((turn * Math.PI) / 180)
        .multiply(at({ y: t * 0.42, z: 0.32 * (1 - t * t), rx: 90 - open, ry: random() * 24 - 12, s: 0.36 + t * 0.2 }));
      piece.add(ray(), material, place);
    }
  }
  return piece;
}

/** Returns a few heads in two corners. */
export function marigolds(size: number, random: () => number): Piece {
  const piece = new Piece();
  const spots = [
    [-0.52, 0.5, 0.17],
    [-0.33, 0.6, 0.14],
    [-0.62, 0.28, 0.13],
    [0.56, -0.5, 0.17],
    [0.4, -0.62, 0.12],
    [0.64, -0.3, 0.12],
  ] as const;
  spots.forEach(([x, y, r], k) =>
    piece.put(
      marigold(k % 3 !== 1, random),
      at({
        x: x * size,
        y: y * size,
        z: 0.2,
        rx: random() * 16 - 8,
        ry: random() * 16 - 8,
        rz: random() * 360,
        s: r * size,
      }),
    ),
  );
  return piece;
}

/** Returns loose petals, mostly away from the middle. */
export function petalsStrewn(size: number, random: () => number, count: number): Piece {
  const piece = new Piece();
  for (let k = 0; k < count; k++) {
    const a = random() * Math.PI * 2;
    const r = size * (0.5 + random() * 0.28);
    piece.add(
      ray(),
      k % 3 === 0 ? YELLOW : SAFFRON,
      at({
        x: Math.cos(a) * r,
        y: Math.sin(a) * r,
        z: 0.5,
        rx: random() * 36 - 18,
        ry: random() * 36 - 18,
        rz: random() * 360,
        s: size * (0.035 + random() * 0.02),
      }),
    );
  }
  return piece;
}
