/** Tight at the throat: bands along a short, wide curve. */
import type { Choker } from '#looks/look.ts';
import type { Motif } from '#looks/material.ts';
import {
  backing,
  beadBand,
  centrePiece,
  dropBand,
  even,
  layOut,
  motifBand,
  pearlBand,
  stoneBand,
  swinging,
} from '../parts/bands.ts';
import { dropOf } from '../parts/fringe.ts';
import { neckLine, throatLine, type Line } from '../parts/line.ts';
import { neckBack } from '../parts/neck-back.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { SPHERE } from '../tracer/shape.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import type { Making } from './making.ts';

/** Half the width of the wearer's throat, in mm. */
const THROAT = 66;

export function choker(look: Choker, palette: Palette, { surface, open }: Making): Piece {
  const line = surface ? throatLine(THROAT, surface) : neckLine(124, 118, { open: 64 });
  const reach = line.length * (surface ? 0.497 : 0.36);
  const piece = new Piece();
  const outer = BODIES[look.style](piece, look, line, reach, palette);
  const fringe = look.fringe ?? 'bead-drops';
  if (fringe !== 'none' && look.style !== 'medallions') {
    const size = look.style === 'panels' ? 4 : 3.4;
    const drop = dropOf(fringe, size, palette);
    piece.put(
      dropBand(line, { reach: reach - 1, out: outer, lift: 0.4 }, drop, size * 1.22, { skip: look.centre ? 9 : 0 }),
    );
  }
  if (look.centre) {
    const centre = { motif: look.centre, width: 26, lift: 2.4, fringe: 'bead-drops' as const };
    piece.put(centrePiece(line, Math.max(0, outer - motifHeight(look.centre, 26) * 0.42), centre, palette));
  }
  return open || surface ? piece : piece.put(neckBack(line, reach, look.back ?? 'dori', palette));
}

type Body = (piece: Piece, look: Choker, line: Line, reach: number, palette: Palette) => number;

/** Each places its bands and returns their outer limit. */
const BODIES: Record<Choker['style'], Body> = {
  panels(piece, look, line, reach, palette) {
    const stones = palette.stones ?? {
      make: 'kundan' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const w = 12;
    piece.put(backing(line, { reach, out: 9 }, 17, palette));
    piece
      .put(beadBand(line, { reach, out: -0.2 }, 0.75, palette))
      .put(beadBand(line, { reach, out: 18.4 }, 0.75, palette));
    piece.put(stoneBand(line, { reach, out: 1.9, lift: 0.4 }, 1.15, palette, { colour: () => stones.second }));
    piece.put(stoneBand(line, { reach, out: 16.4, lift: 0.4 }, 1.15, palette, { colour: () => stones.second }));
    const big = {
      make: stones.make,
      colour: stones.main,
      cut: stones.cut === 'round' ? ('oval' as const) : stones.cut,
      radius: 3.4,
      metal: palette.metal,
      grains: true,
    };
    const panel = new Piece().put(setStone(big));
    const half = reachOf(big);
    for (const [x, y] of [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ] as const)
      panel.put(
        setStone({ make: stones.make, colour: stones.second, radius: 1.05, metal: palette.metal, hold: 'bezel' }),
        at({ x: x * half.x * 0.98, y: y * half.y * 0.86 }),
      );
    const flower = look.motif ? motifPiece(look.motif, w - 1, palette) : stoneFlower(w - 0.6, palette);
    piece.put(layOut(line, { reach, out: 9.2, lift: 0.5 }, w, even, (_, k) => (k % 2 === 0 ? panel : flower)));
    return 19.2;
  },
  stones(piece, look, line, reach, palette) {
    const rows = look.rows ?? 3;
    let out = 0;
    piece.put(beadBand(line, { reach, out }, 0.6, palette));
    for (let r = 0; r < rows; r++) {
      const wide = r === (rows - 1) >> 1;
      const radius = wide ? 2.3 : 1.4;
      const width = reachOf({ radius, make: palette.stones?.make ?? 'ad' }).x;
      out += width + 0.3;
      piece.put(backing(line, { reach, out }, width, palette));
      piece.put(
        stoneBand(line, { reach, out, lift: 0.3 }, radius, palette, {
          colour: (k) =>
            wide && palette.stones && k % 2 === 0 ? palette.stones.main : (palette.stones?.second ?? 'white'),
        }),
      );
      out += width + 0.2;
    }
    piece.put(beadBand(line, { reach, out: out + 0.3 }, 0.6, palette));
    return out + 1;
  },
  strands(piece, look, line, reach, palette) {
    const rows = look.rows ?? 4;
    const radius = 1.9;
    for (let r = 0; r < rows; r++) piece.put(pearlBand(line, { reach, out: r * radius * 2.15 }, radius, palette));
    const height = (rows - 1) * radius * 2.15;
    // Bars separate the strings. The centre piece covers the middle bar.
    for (const s of [-1, -0.52, 0.52, 1]) {
      for (let k = 0; k <= rows * 3; k++)
        piece.add(
          SPHERE,
          palette.metal.bright,
          line
            .frame(line.length / 2 + s * reach, (k / (rows * 3)) * (height + 2) - 1, radius)
            .multiply(at({ sx: 1.1, sy: 0.95, sz: 1.6 })),
        );
    }
    return height + radius;
  },
  medallions(piece, look, line, reach, palette) {
    const motif: Motif = look.motif ?? 'flower';
    const width = 15;
    const height = motifHeight(motif, width);
    const fringe = look.fringe ?? 'bead-drops';
    const part = fringe === 'none' ? null : swinging(dropOf(fringe, 3.2, palette));
    piece
      .put(beadBand(line, { reach, out: 0.4 }, 0.8, palette))
      .put(backing(line, { reach: reach - width / 2, out: height * 0.5 }, height * 0.34, palette));
    piece.put(
      motifBand(line, { reach, out: height / 2 + 0.6, lift: 0.6 }, motif, width, palette, {
        skip: look.centre ? 11 : 0,
        gap: -0.5,
        hang: part ? [-0.29, 0, 0.29].map((across) => ({ across, part })) : [],
      }),
    );
    return height + 0.6;
  },
  plain(piece, look, line, reach, palette) {
    const rows = look.rows ?? 5;
    for (let r = 0; r < rows; r++) piece.put(beadBand(line, { reach, out: r * 2.6 }, r % 2 === 0 ? 1.3 : 0.8, palette));
    piece.put(backing(line, { reach, out: (rows - 1) * 1.3 }, rows * 2.4, palette));
    return (rows - 1) * 2.6 + 1.4;
  },
};
