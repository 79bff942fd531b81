/** Figures of a watch dial, from strokes. */
import { BoxGeometry } from 'three';
import type { Solid } from '../tracer/material.ts';
import { MeshShape } from '../tracer/shape.ts';
import { at, kept, Piece } from './piece.ts';

const box = (): MeshShape => kept('box', () => MeshShape.from(new BoxGeometry(1, 1, 1)));

/** Returns the strokes of a numeral, which are sufficient at this size. */
export function numeral(hour: number, roman: boolean, size: number, colour: Solid): Piece {
  const piece = new Piece();
  const stroke = (x: number, y: number, w: number, h: number, turn = 0): void => {
    piece.add(box(), colour, at({ x: x * size, y: y * size, rz: turn, sx: w * size, sy: h * size, sz: 0.08 }));
  };
  if (roman) {
    const marks: Record<number, readonly (readonly [number, number])[]> = {
      12: [
        [-0.42, 30],
        [-0.42, -30],
        [0.16, 0],
        [0.46, 0],
      ],
      3: [
        [-0.3, 0],
        [0, 0],
        [0.3, 0],
      ],
      6: [
        [-0.34, 22],
        [-0.05, -22],
        [0.36, 0],
      ],
      9: [
        [-0.4, 0],
        [0.16, 30],
        [0.16, -30],
      ],
    };
    for (const [x, turn] of marks[hour] ?? []) stroke(x, 0, 0.13, 1.05, turn);
    return piece;
  }
  const digits = String(hour);
  [...digits].forEach((d, i) => {
    const x0 = (i - (digits.length - 1) / 2) * 0.62;
    for (const s of SEGMENTS[Number(d)]) {
      const [x, y, w, h] = STROKES[s];
      stroke(x0 + x, y, w, h);
    }
  });
  return piece;
}

const STROKES = [
  [0, 0.46, 0.44, 0.1],
  [0.2, 0.23, 0.11, 0.5],
  [0.2, -0.23, 0.11, 0.5],
  [0, -0.46, 0.44, 0.1],
  [-0.2, -0.23, 0.11, 0.5],
  [-0.2, 0.23, 0.11, 0.5],
  [0, 0, 0.44, 0.1],
] as const;
const SEGMENTS = [
  [0, 1, 2, 3, 4, 5],
  [1, 2],
  [0, 1, 6, 4, 3],
  [0, 1, 6, 2, 3],
  [5, 6, 1, 2],
  [0, 5, 6, 2, 3],
  [0, 5, 6, 2, 3, 4],
  [0, 1, 2],
  [0, 1, 2, 3, 4, 5, 6],
  [0, 1, 2, 3, 5, 6],
] as const;
