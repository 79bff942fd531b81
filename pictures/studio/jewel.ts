/** The part of a piece on a card that a close-up shows. */
import { type Box3, Vector3 } from 'three';
import type { LookKind } from '#looks/look.ts';
import type { Piece } from '../parts/piece.ts';

/** The target of a close-up and its width, in mm. */
export type Jewel = { centre: Vector3; width: number };

/** Loops of links, whose decoration is visible along the lower edge. */
const LOOPS: readonly LookKind[] = ['bracelet', 'anklet', 'chain'];
/** Kinds with a string above and the decoration below. */
const HANGING: readonly LookKind[] = ['maang-tikka', 'matha-patti'];
/** Kinds whose decoration is at the lowest point. */
const ROUND_THE_NECK: readonly LookKind[] = ['choker', 'necklace', 'haram', 'mangalsutra', 'pendant'];

export function jewelOf(piece: Piece, kind?: LookKind): Jewel {
  const box = piece.bounds();
  const centre = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3());
  if (kind && LOOPS.includes(kind)) {
    const x = lowestPlace(piece, box);
    const { low, high } = bandAt(piece, box, x, 9);
    const width = Math.min(46, Math.max(24, (high - low) * 3.2));
    return { centre: new Vector3(x, (low + high) / 2 + width * 0.06, 2), width };
  }
  if (kind && HANGING.includes(kind)) {
    const width = kind === 'maang-tikka' ? size.x * 1.2 : size.x * 0.3;
    return { centre: new Vector3(lowestPlace(piece, box), box.min.y + width * 0.5, 3), width };
  }
  if (kind === 'nath')
    return { centre: new Vector3(lowestPlace(piece, box), box.min.y + size.x * 0.24, 3), width: size.x * 0.56 };
  if (kind && ROUND_THE_NECK.includes(kind)) {
    const { low, high } = bandAt(piece, box, centre.x, size.y * 0.45);
    const width = Math.min(88, Math.max(32, (high - low) * 1.4));
    return { centre: new Vector3(centre.x, low + Math.min(high - low, width * 0.84) / 2 + width * 0.04, 3), width };
  }
  return { centre: new Vector3(centre.x, centre.y, 3), width: Math.max(size.x, size.y) * 0.62 };
}

/** Returns the lowest and the highest point of a piece near `x`, at most `most` mm above its lower edge. */
function bandAt(piece: Piece, box: Box3, x: number, most: number): { low: number; high: number } {
  const wide = (box.max.x - box.min.x) * 0.4;
  const b = new Float32Array(6);
  let low = Infinity;
  let high = -Infinity;
  for (const placement of piece.placements) {
    placement.worldBounds(b, 0);
    // Parts that surround the whole piece carry no information about this position.
    if (b[3] - b[0] > wide || b[0] > x + 6 || b[3] < x - 6 || b[4] > box.min.y + most) continue;
    low = Math.min(low, b[1]);
    high = Math.max(high, b[4]);
  }
  return low < high ? { low, high } : { low: box.min.y, high: box.min.y + most };
}

/** Returns the horizontal position of a piece's lowest parts. */
function lowestPlace(piece: Piece, box: Box3): number {
  const level = box.min.y + (box.max.y - box.min.y) * 0.12;
  const low = piece.placements.map(({ matrix }) => matrix.elements).filter((e) => e[13] < level);
  if (low.length === 0) return (box.min.x + box.max.x) / 2;
  return low.reduce((sum, e) => sum + e[12], 0) / low.length;
}
