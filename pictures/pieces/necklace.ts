/** Collar to princess length. */
import type { Necklace } from '#looks/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import {
  backing,
  beadBand,
  centrePiece,
  type Hung,
  layOut,
  motifBand,
  stoneBand,
  swelling,
  swinging,
} from '../parts/bands.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { edgeAt } from '../parts/edge.ts';
import { dropOf } from '../parts/fringe.ts';
import { neckLine, type Line } from '../parts/line.ts';
import { neckBack } from '../parts/neck-back.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { chainAlong, pearlString } from '../parts/strand.ts';
import type { Making } from './making.ts';

export function necklace(look: Necklace, palette: Palette, { surface, open }: Making): Piece {
  const line = neckLine(128, 148, { open: 66, dip: 0.08, surface });
  const isPendant = look.style === 'pendant';
  const reach = line.length * (isPendant ? 0.08 : 0.33);
  const piece = new Piece();
  const outer = BODIES[look.style](piece, look, line, reach, palette);
  const fringe = look.fringe === 'none' ? undefined : look.fringe;
  if (look.centre && !isPendant) {
    const centre = { motif: look.centre, width: 27, lift: 1.6, fringe: fringe ?? ('bead-drops' as const) };
    piece.put(centrePiece(line, outer * 0.3, centre, palette));
  }
  return open ? piece : piece.put(neckBack(line, isPendant ? 0 : reach, look.back ?? 'chain', palette));
}

/** Returns one of the drops of its fringe, if it has any. */
function fringeOf(look: Necklace, palette: Palette, size = 4.2): Piece | null {
  return look.fringe && look.fringe !== 'none' ? swinging(dropOf(look.fringe, size, palette)) : null;
}

/** Hangs a part from several positions of each motif, as shares of its width. */
function under(part: Piece | null, places: readonly number[]): Hung[] {
  return part ? places.map((across) => ({ across, part })) : [];
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
          hang: isLast ? (fringeOf(look, palette) ?? undefined) : undefined,
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
        gap: -0.3,
        hang: under(fringeOf(look, palette), [-0.27, 0, 0.27]),
      }),
    );
    return height;
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
    // The height of tall motifs (leaves) is limited, because the collar would otherwise look like a fan.
    const width = Math.min(13, 16 / motifHeight(motif, 1));
    const height = motifHeight(motif, width);
    piece.put(
      motifBand(line, { reach: reach - 2, out: 4.4 + height / 2, lift: 1 }, motif, width, palette, {
        swell: swelling(0.72),
        skip: look.centre ? 11 : 0,
        hang: under(fringeOf(look, palette, 3.4), motif === 'leaf' ? [0] : [-0.2, 0.2]),
      }),
    );
    return 4.4 + height;
  },
  pendant(piece, look, line, _, palette) {
    const rows = look.rows ?? 1;
    for (let r = 0; r < rows; r++) {
      const span = { from: line.length * 0.05, to: line.length * 0.95, out: r * 3.6 };
      piece.put(
        look.back === 'beads' || rows > 1
          ? pearlString(line, span, 1.5, palette.beads, palette.metal, 3)
          : chainAlong(line, span, 'wheat', 2, palette.metal),
      );
    }
    const fringe = look.fringe === 'none' ? undefined : look.fringe;
    const motif = look.centre ?? look.motif ?? 'paisley';
    const below = (rows - 1) * 3.6 + 1.4;
    piece.put(centrePiece(line, below + 2.6, { motif, width: 30, lift: 0.9, fringe, from: below - 0.4 }, palette));
    return below;
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
    const drop = fringeOf(look, palette);
    if (drop) cluster.put(drop, at({ y: edgeAt(cluster, 0, -1) + 0.3 }));
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
