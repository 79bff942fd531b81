/** Hair ornaments: juda pins, clips, combs, braid ornaments. */
import { Vector3 } from 'three';
import type { HairPin } from '#looks/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { edgeAt } from '../parts/edge.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { turned } from '../parts/profile.ts';
import { rod, wire, beadCircle, ring } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';
import { beadOf } from '../materials/solids.ts';

export function hairPin(look: HairPin, palette: Palette): Piece {
  const { metal } = palette;
  const motif = look.motif ?? 'flower';
  const piece = new Piece();
  switch (look.style) {
    case 'juda': {
      const count = look.count ?? 3;
      const one = judaPin(look, palette);
      // In a fan, the middle one highest.
      for (let k = 0; k < count; k++) {
        const off = k - (count - 1) / 2;
        piece.put(one, at({ x: off * 25, y: -(off * off) * 3.4, z: k * 0.05, rz: -off * 7 }));
      }
      return piece;
    }
    case 'clip': {
      piece.put(rod(new Vector3(-38, 0, -2), new Vector3(38, 0, -2), 2, metal.bright));
      const widths = [15, 20, 27, 20, 15];
      let x = -42;
      widths.forEach((width, k) => {
        x += width / 2;
        piece.put(
          k % 2 === 0
            ? motifPiece(motif, width, palette, { mirrored: k > 2 })
            : palette.stones
              ? stoneFlower(width * 0.8, palette)
              : motifPiece('leaf', width * 0.5, palette),
          at({ x, z: k === 2 ? 0.8 : 0 }),
        );
        x += width / 2 - 2.6;
      });
      return piece;
    }
    case 'comb': {
      piece.put(wire([new Vector3(-30, 0, 0), new Vector3(0, 3, 0), new Vector3(30, 0, 0)], 1.3, metal.bright));
      for (let k = -12; k <= 12; k++)
        piece.add(
          tooth(),
          metal.bright,
          at({ x: k * 2.38, y: 2.6 - k * k * 0.02, rz: k * 0.25, sx: 0.82, sy: 34 - k * k * 0.02, sz: 0.6 }),
        );
      for (let k = -2; k <= 2; k++)
        piece.put(
          motifPiece(motif, 19 - Math.abs(k) * 2, palette, { mirrored: k > 0 }),
          at({ x: k * 14, y: 10 - Math.abs(k) * 2.2, z: 0.6 + (k === 0 ? 0.6 : 0) }),
        );
      for (let k = -5; k <= 5; k++)
        piece.add(SPHERE, beadOf(palette.beads), at({ x: k * 5.6, y: 1 - k * k * 0.06, z: 2, s: 1.8 }));
      return piece;
    }
    case 'billa': {
      const count = look.count ?? 1;
      for (let k = 0; k < count; k++) {
        const width = count === 1 ? 52 : 34 - k * 2.4;
        const y = count === 1 ? 0 : -k * 33;
        piece
          .put(motifPiece(motif, width, palette), at({ y }))
          .put(ring(width * 0.54, 0.9, metal.worked), at({ y, z: 0.4 }))
          .put(beadCircle(width * 0.54, 0.9, metal.bright, undefined, 0.9), at({ y }));
        if (look.fringe && look.fringe !== 'none')
          for (let d = -3; d <= 3; d++) {
            const a = d * 0.34;
            piece.put(
              hangingDrop(dropOf(look.fringe, width * 0.09, palette)),
              at({ x: Math.sin(a) * width * 0.56, y: y - Math.cos(a) * width * 0.56, z: 0.8 }),
            );
          }
      }
      return piece;
    }
  }
}

/** Returns a tooth of length 1 that hangs from the origin, with a rounded end. */
const tooth = () =>
  turned(
    'comb tooth',
    [
      [1, 0],
      [0.95, -0.5],
      [0.7, -0.93],
      [0.4, -0.99],
      [0, -1],
    ],
    16,
    24,
  );

/** The length of its legs, in mm. */
const LEGS = 46;

/** Returns a U of springy wire under a flower. Both legs are crimped at one height, to hold in the hair. */
function judaPin(look: HairPin, palette: Palette): Piece {
  const { metal } = palette;
  const motif = look.motif ?? 'flower';
  const width = 23;
  const height = motifHeight(motif, width);
  const flower =
    motif === 'flower' && palette.stones ? stoneFlower(width, palette, 9) : motifPiece(motif, width, palette);
  const piece = new Piece().put(flower, at({ y: height / 2 }));
  const leg = (side: 1 | -1): Vector3[] =>
    [0, 10, 15, 18, 21, 24, 27, 30, 36, LEGS].map((down, k) => {
      const crimp = [0, 0, 0, 0.55, -0.35, 0.55, -0.35, 0, 0, 0][k]!;
      return new Vector3(side * (2.6 - down * 0.012) + crimp, 2.4 - down, -0.2);
    });
  const bend = [60, 30, 0, -30, -60].map((a) => {
    const r = (a * Math.PI) / 180;
    return new Vector3(-2.6 * Math.sin(r), 2.6 + 2.4 * Math.cos(r), -0.2);
  });
  piece.put(wire([...leg(-1).toReversed(), ...bend, ...leg(1)], 0.62, metal.bright));
  for (const side of [-1, 1] as const)
    piece.add(SPHERE, metal.bright, at({ x: side * (2.6 - LEGS * 0.012), y: 2.4 - LEGS, z: -0.2, s: 0.8 }));
  if (look.fringe && look.fringe !== 'none')
    for (const x of [-5, 0, 5])
      piece.put(
        hangingDrop(dropOf(look.fringe, 3.6, palette)),
        at({ x, y: height / 2 + edgeAt(flower, x, -1) + 0.4, z: 1.2 }),
      );
  return piece;
}
