/** Vanki: worn on the upper arm. The front dips in a V between two raised ends. */
import { Vector2 } from 'three';
import type { Armlet } from '#looks/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { backing, beadBand, dropBand, stoneBand } from '../parts/bands.ts';
import { Line } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { channelSection, domedSection, Round } from '../parts/round.ts';
import { setStone } from '../parts/setting.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';

/** Half of an upper arm's width. */
const INNER = 42;

export function armlet(look: Armlet, palette: Palette): Piece {
  return BODIES[look.style](look, palette);
}

const BODIES: Record<Armlet['style'], (look: Armlet, palette: Palette) => Piece> = {
  vanki(look, palette) {
    // Two arms of the armlet rise from the middle and curl outwards.
    const n = 120;
    const line = new Line(
      Array.from({ length: n + 1 }, (_, k) => {
        const t = (k / n) * 2 - 1;
        const a = Math.abs(t);
        return new Vector2(
          Math.sign(t) * (a * 46 + 3 * Math.sin(a * 3)),
          30 * Math.pow(a, 0.8) + 6 * Math.sin(a * Math.PI) - 12 * a * a,
        );
      }),
    );
    const reach = line.length * 0.47;
    const piece = new Piece().put(backing(line, { reach, out: 0 }, 9.4, palette));
    for (const out of [-5.2, 5.2]) piece.put(beadBand(line, { reach, out }, 0.9, palette));
    const stones = palette.stones;
    if (stones)
      piece.put(
        stoneBand(line, { reach, out: 0, lift: 0.5 }, 2.3, palette, {
          colour: (k) => (k % 2 ? stones.second : stones.main),
          grains: true,
          skip: 12,
        }),
      );
    for (const side of [-1, 1])
      piece.put(
        motifPiece('paisley', 17, palette, { mirrored: side > 0 }),
        line.frame(line.length / 2 + side * reach, 0, 1).multiply(at({ rz: side * 24 })),
      );
    const motif = look.motif ?? 'lotus';
    const width = 32;
    piece.put(motifPiece(motif, width, palette), at({ y: -2, z: 1.6 }));
    if (look.fringe && look.fringe !== 'none') {
      piece.put(
        dropBand(line, { reach: reach * 0.9, out: 5.8, lift: 0.4 }, dropOf(look.fringe, 3.8, palette), 6, {
          skip: width * 0.55,
        }),
      );
      for (let k = -2; k <= 2; k++)
        piece.put(
          hangingDrop(dropOf(look.fringe, 4.2, palette)),
          at({ x: k * 6, y: -2 - motifHeight(motif, width) / 2 + Math.abs(k) * 1.2, z: 1.6 }),
        );
    }
    return piece;
  },
  band(look, palette) {
    const round = new Round(INNER);
    const width = 14;
    const motif = look.motif ?? 'peacock';
    const piece = new Piece().add(
      round.band('armlet band', channelSection(width, 2.6, 1.4), 24, 336),
      palette.metal.worked,
      at({ rz: 180 }),
    );
    const stones = palette.stones;
    const n = 11;
    for (let k = 0; k < n; k++) {
      const a = -66 + (132 * k) / (n - 1);
      if (Math.abs(a) < 24) continue;
      piece.put(
        stones
          ? setStone({
              make: stones.make,
              colour: k % 2 ? stones.second : stones.main,
              cut: 'oval',
              radius: 2.8,
              metal: palette.metal,
              grains: true,
            })
          : motifPiece('flower', 9, palette),
        round.spot(a, 1.8),
      );
    }
    for (const z of [-width * 0.45, width * 0.45])
      piece.put(round.grains(0.6, 2.6, z, palette.metal.bright, -150, 150));
    piece.put(motifPiece(motif, 26, palette), round.spot(0, 3));
    return new Piece().put(piece, at({ rx: 90, rz: 180 }));
  },
  coil(_, palette) {
    const round = new Round(INNER);
    const piece = new Piece();
    for (let k = 0; k < 3; k++) {
      const z = (k - 1) * 6.4;
      piece
        .add(
          round.band('coil', domedSection(4.4, 3)),
          palette.metal.bright,
          at({ z, rz: k * 40, rx: k === 1 ? 0 : (k - 1) * 2 }),
        )
        .put(round.grains(0.5, 2.4, z, palette.metal.bright));
    }
    for (const [a, z] of [
      [-28, -6.4],
      [28, 6.4],
    ] as const)
      piece.put(motifPiece('peacock', 20, palette, { mirrored: a > 0 }), round.spot(a, 3.4, z));
    return new Piece().put(piece, at({ rx: 90, rz: 180 }));
  },
};
