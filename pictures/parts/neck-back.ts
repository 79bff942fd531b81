/** The closure of a necklace, from the end of the decorated part to the nape. */
import { Vector3 } from 'three';
import type { Back } from '#looks/material.ts';
import { cordThread } from '../materials/cloth.ts';
import type { Line } from './line.ts';
import type { Palette } from './palette.ts';
import { at, Piece } from './piece.ts';
import { chainAlong, doriTie, pearlString } from './strand.ts';
import { jumpRing, ring, wire } from './wire.ts';

/** Returns the closure. `reach` is the end of the decorated part, on either side of the middle. */
export function neckBack(line: Line, reach: number, back: Back, palette: Palette, beadRadius = 1.5): Piece {
  const { metal } = palette;
  const middle = line.length / 2;
  const piece = new Piece();
  for (const side of [-1, 1] as const)
    piece.put(jumpRing(1.3, metal.bright), line.frame(middle + side * (reach + 0.9), 0, 0.9));
  const ends = [0, line.length] as const;
  if (back === 'dori' && line.isWorn) {
    // It is tied behind the neck, out of sight.
    for (const [k, s] of ends.entries()) {
      const from = k === 0 ? middle - reach - 1.6 : middle + reach + 1.6;
      piece.put(wire(line.points3(from, s, 1.1), 1, cordThread));
    }
    return piece;
  }
  if (back === 'dori') {
    const tips = ends.map((s, k) => ({
      s: k === 0 ? Math.max(s, middle - reach - 9) : Math.min(s, middle + reach + 9),
      k,
    }));
    for (const { s, k } of tips)
      piece.put(
        chainAlong(line, { from: k === 0 ? middle - reach - 1.6 : middle + reach + 1.6, to: s }, 'cable', 2.2, metal),
      );
    const points = tips.map(({ s }) => new Vector3().setFromMatrixPosition(line.frame(s, 0, 1.2)));
    const gap = Math.abs(points[1].x - points[0].x);
    return piece.put(doriTie([points[0], points[1]], Math.max(16, gap * 0.34), metal));
  }
  for (const [k, s] of ends.entries()) {
    const from = k === 0 ? middle - reach - 2 : middle + reach + 2;
    if (back === 'beads') piece.put(pearlString(line, { from, to: s }, beadRadius, palette.beads, metal));
    else piece.put(chainAlong(line, { from, to: s }, 'curb', 2.4, metal));
  }
  return line.isWorn ? piece : piece.put(hookAndRing(line, palette));
}

/** Returns an S-hook on one end, and a few extension rings on the other. */
function hookAndRing(line: Line, palette: Palette): Piece {
  const { bright } = palette.metal;
  const piece = new Piece().put(ring(2.1, 0.42, bright), line.frame(line.length, 0, 0.9).multiply(at({ x: 2.2 })));
  for (let k = 0; k < 4; k++)
    piece.put(ring(1.3, 0.36, bright), line.frame(0, 0, 0.8).multiply(at({ x: -1.6 - k * 2.1, rx: k % 2 ? 40 : 0 })));
  return piece;
}
