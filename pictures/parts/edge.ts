/** The upper or lower edge of a part at a position across it, at which rings and drops are attached. */
import { Vector3 } from 'three';
import type { Piece } from './piece.ts';

/**
 * Returns the upper (1) or lower (-1) limit of a part within `near` mm of a position across it; infinite where the part
 * has none.
 */
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
