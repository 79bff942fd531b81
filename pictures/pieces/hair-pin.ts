/** For the hair: juda pins, clips, combs, braid ornaments. */
import { Vector3 } from 'three';
import type { HairPin } from '#demo/catalogue/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
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
      for (let k = 0; k < count; k++) {
        const x = (k - (count - 1) / 2) * 27;
        const top = 34 - Math.abs(k - (count - 1) / 2) * 9;
        const width = 23;
        const height = motifHeight(motif, width);
        piece.put(
          motif === 'flower' && palette.stones ? stoneFlower(width, palette, 9) : motifPiece(motif, width, palette),
          at({ x, y: top }),
        );
        // Two legs, one of them with a wave so that it holds.
        for (const leg of [-1, 1])
          piece.put(
            wire(
              Array.from(
                { length: 12 },
                (_, i) =>
                  new Vector3(
                    x + leg * (2.2 - i * 0.06) + (leg > 0 ? Math.sin(i * 1.3) * 0.5 : 0),
                    top - height / 2 + 2 - i * 4.6,
                    -0.2,
                  ),
              ),
              0.6,
              metal.bright,
            ),
          );
        if (look.fringe && look.fringe !== 'none')
          for (const d of [-1, 0, 1])
            piece.put(
              hangingDrop(dropOf(look.fringe, 3.6, palette)),
              at({ x: x + d * 5, y: top - height / 2 + 1 + Math.abs(d), z: 1 }),
            );
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
        piece.put(rod(new Vector3(k * 2.4, 2.6 - k * k * 0.02, 0), new Vector3(k * 2.3, -31, 0), 0.6, metal.bright));
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
