/** Collar to princess length. */
import type { Fringe, Necklace } from '#demo/catalogue/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { backing, beadBand, centrePiece, dropBand, layOut, motifBand, stoneBand, swelling } from '../parts/bands.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { neckLine, type Line, type Surface } from '../parts/line.ts';
import { neckBack } from '../parts/neck-back.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { chainAlong, pearlString } from '../parts/strand.ts';
import { jumpRing } from '../parts/wire.ts';

export function necklace(look: Necklace, palette: Palette, surface?: Surface): Piece {
  const line = neckLine(128, 148, { open: 66, dip: 0.08, surface });
  const reach = line.length * (look.style === 'pendant' ? 0.08 : 0.33);
  const piece = new Piece();
  const outer = BODIES[look.style](piece, look, line, reach, palette);
  const fringe = look.fringe ?? 'none';
  const hasCentre = look.centre !== undefined || look.style === 'pendant';
  if (fringe !== 'none' && look.style !== 'pendant')
    piece.put(
      dropBand(line, { reach: reach - 2, out: outer, lift: 0.3 }, dropOf(fringe, 4.2, palette), 5.4, {
        swell: swelling(0.62),
        skip: hasCentre ? 11 : 0,
      }),
    );
  if (look.centre && look.style !== 'pendant') {
    const centre = centrePiece(line, outer * 0.3, look.centre, 27, palette, 1.6);
    piece.put(centre.piece).put(hangBelow(line, centre.bottom, fringe === 'none' ? 'bead-drops' : fringe, palette));
  }
  return piece.put(neckBack(line, look.style === 'pendant' ? 0 : reach, look.back ?? 'chain', palette));
}

/** Three drops below a centre piece. */
export function hangBelow(line: Line, out: number, fringe: Exclude<Fringe, 'none'>, palette: Palette): Piece {
  const piece = new Piece();
  for (const [x, up] of [
    [-6, 2.4],
    [0, 0.6],
    [6, 2.4],
  ] as const)
    piece.put(hangingDrop(dropOf(fringe, 5, palette)), line.frame(line.length / 2, out - up, 2.4).multiply(at({ x })));
  return piece;
}

type Body = (piece: Piece, look: Necklace, line: Line, reach: number, palette: Palette) => number;

const BODIES: Record<Necklace['style'], Body> = {
  line(piece, look, line, reach, palette) {
    const rows = look.rows ?? 1;
    const stones = palette.stones ?? {
      make: 'ad' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    let out = 0;
    for (let r = 0; r < rows; r++) {
      const isLast = r === rows - 1;
      const radius = isLast ? 3.1 : 1.5;
      const cut = isLast ? stones.cut : 'round';
      const half = reachOf({ radius, make: stones.make, cut }).y;
      out += half;
      piece.put(backing(line, { reach: reach - r * 2, out }, radius, palette));
      piece.put(
        stoneBand(line, { reach: reach - r * 2, out, lift: 0.3 }, radius, palette, {
          cut,
          swell: swelling(isLast ? 0.52 : 1),
          colour: (k) => (isLast && k % 2 === 0 ? stones.main : stones.second),
        }),
      );
      out += half + 0.3;
    }
    return out - 0.4;
  },
  medallions(piece, look, line, reach, palette) {
    const motif = look.motif ?? 'flower';
    const width = 18;
    const height = motifHeight(motif, width);
    piece.put(beadBand(line, { reach, out: 0 }, 0.9, palette));
    piece.put(backing(line, { reach: reach - 2, out: height * 0.3 }, 1.6, palette));
    piece.put(
      motifBand(line, { reach, out: height * 0.5 + 0.6, lift: 0.5 }, motif, width, palette, {
        swell: swelling(0.66),
        skip: look.centre ? 12 : 0,
      }),
    );
    return height * 0.94;
  },
  collar(piece, look, line, reach, palette) {
    const motif = look.motif ?? 'leaf';
    const stones = palette.stones;
    piece.put(beadBand(line, { reach, out: 0 }, 0.9, palette));
    piece.put(backing(line, { reach, out: 4.5 }, 8, palette));
    if (stones)
      piece.put(
        stoneBand(line, { reach, out: 2.6, lift: 0.3 }, 1.25, palette, {
          colour: (k) => (k % 2 === 0 ? stones.main : stones.second),
        }),
      );
    piece.put(beadBand(line, { reach, out: 5.2 }, 0.6, palette));
    // Tall motifs (leaves) are kept short, or the collar would become a fan.
    const width = Math.min(13, 16 / motifHeight(motif, 1));
    const height = motifHeight(motif, width);
    piece.put(
      motifBand(line, { reach: reach - 2, out: 4.4 + height / 2, lift: 1 }, motif, width, palette, {
        swell: swelling(0.72),
        skip: look.centre ? 11 : 0,
      }),
    );
    piece.put(beadBand(line, { reach: reach - 4, out: 5.2 + height }, 0.7, palette));
    return 5.8 + height;
  },
  pendant(piece, look, line, _, palette) {
    const rows = look.rows ?? 1;
    const middle = line.length / 2;
    for (let r = 0; r < rows; r++) {
      const span = { from: line.length * 0.05, to: line.length * 0.95, out: r * 3.6 };
      piece.put(
        look.back === 'beads' || rows > 1
          ? pearlString(line, span, 1.5, palette.beads, palette.metal, 3)
          : chainAlong(line, span, 'wheat', 2, palette.metal),
      );
    }
    const width = 30;
    const motif = look.centre ?? look.motif ?? 'paisley';
    const height = motifHeight(motif, width);
    const top = rows * 3.6 + 1;
    piece.put(jumpRing(2.2, palette.metal.bright), line.frame(middle, top - 0.6, 1));
    piece.put(motifPiece(motif, width, palette), line.frame(middle, top + height / 2, 0.6));
    if (look.fringe && look.fringe !== 'none') piece.put(hangBelow(line, top + height, look.fringe, palette));
    return top;
  },
  clusters(piece, look, line, reach, palette) {
    const width = 14;
    const stones = palette.stones ?? {
      make: 'crystal' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const cluster = look.motif ? motifPiece(look.motif, width, palette) : stoneFlower(width, palette, 10);
    const between = setStone({
      make: stones.make,
      colour: stones.main,
      cut: 'pear',
      radius: 2.2,
      metal: palette.metal,
    });
    piece.put(backing(line, { reach, out: width / 2 }, 1.6, palette));
    piece.put(
      layOut(
        line,
        { reach, out: width / 2, lift: 0.5 },
        (width + 5) / 2,
        swelling(0.7),
        (size, k) => new Piece().put(k % 2 === 0 ? cluster : between, at({ s: k % 2 === 0 ? size * 0.82 : size })),
        look.centre ? 12 : 0,
      ),
    );
    return width * 0.92;
  },
};
