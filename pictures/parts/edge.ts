/** Where a part ends above or below at some place across it: there rings and drops take hold of it. */
import { Vector3 } from 'three';
import type { Piece } from './piece.ts';

/** How high (1) or low (-1) a part reaches within `near` mm of a place across it; infinitely little where it is not. */
export function edgeAt(part: Piece, x: number, side: 1 | -1, near = 1.2): number {
  const corner = new Vector3();
  let edge = -Infinity;
  for (const { shape, matrix } of part.placements) {
    if (shape.type !== 'mesh') continue;
    for (let k = 0; k < shape.positions.length; k += 3) {
      corner.fromArray(shape.positions, k).applyMatrix4(matrix);
      if (Math.abs(corner.x - x) < near) edge = Math.max(edge, corner.y * side);
    }
  }
  return edge * side;
}
