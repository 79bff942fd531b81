/** Vaddanam: panels around the waist, the largest in front. It stands in the shape of the body. */
import { Vector2, Vector3 } from 'three';
import type { WaistBelt } from '#looks/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { backing, beadBand, dropBand, layOut, motifBand, stoneBand, swelling } from '../parts/bands.ts';
import { Line } from '../parts/line.ts';
import { dropOf } from '../parts/fringe.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { chainAlong } from '../parts/strand.ts';
import { ring, wire } from '../parts/wire.ts';

export function waistBelt(look: WaistBelt, palette: Palette): Piece {
  const line = front();
  const reach = line.length * 0.485;
  const piece = new Piece();
  const outer = BODIES[look.style](piece, look, line, reach, palette);
  // Drops of a chain belt hang from its lower chain.
  if (look.fringe && look.fringe !== 'none' && look.style !== 'chain')
    piece.put(
      dropBand(line, { reach: reach * 0.72, out: outer, lift: 0.4 }, dropOf(look.fringe, 5, palette), 7, {
        swell: swelling(0.75),
      }),
    );
  return piece.put(behind(line, reach, palette));
}

/** The depth of the lower swag of a chain belt. */
const LOWER = 26;

/** Half the width and half the depth of the standing belt: rounder than a waist. */
const ACROSS = 96;
const DEEP = 84;

/** Returns the front of the waist: a straight line, bent by its surface. */
function front(): Line {
  const n = 160;
  const end = ACROSS * 0.997;
  const points = Array.from(
    { length: n + 1 },
    (_, k) => new Vector2(end * Math.sin(((k / n) * 2 - 1) * (Math.PI / 2)), 0),
  );
  return new Line(points, (x) => DEEP * Math.sqrt(Math.max(0, 1 - (x / ACROSS) ** 2)));
}

/** Returns the rear half, from one side to the other. */
function back(): Line {
  const n = 120;
  const points = Array.from(
    { length: n + 1 },
    (_, k) => new Vector2(ACROSS * 0.998 * Math.sin(((k / n) * 2 - 1) * (Math.PI / 2)), 0),
  );
  return new Line(points, (x) => -DEEP * Math.sqrt(Math.max(0, 1 - (x / ACROSS) ** 2)));
}

/**
 * Returns the closure behind: two chains and a hook. Bent wires lead each chain around the side to the end of the band.
 */
function behind(band: Line, reach: number, palette: Palette): Piece {
  const line = back();
  const piece = new Piece();
  for (const out of [-4, 4]) {
    piece.put(chainAlong(line, { from: 0, to: line.length, out }, 'curb', 5, palette.metal));
    for (const side of [-1, 1] as const) {
      const [bandEnd, backEnd] = side < 0 ? [0, 0] : [band.length, line.length];
      const bend = [
        ...band.points3(band.length / 2 + side * (reach - 3), bandEnd, 0.4, out, 3),
        new Vector3(side * ACROSS, -out, 0),
        ...line.points3(backEnd, backEnd - side * 5, 0, out, 2),
      ];
      piece.put(wire(bend, 1.1, palette.metal.bright));
    }
  }
  return piece.put(ring(5, 1.2, palette.metal.bright), line.frame(line.length / 2, 0, 1));
}

type Body = (piece: Piece, look: WaistBelt, line: Line, reach: number, palette: Palette) => number;

const BODIES: Record<WaistBelt['style'], Body> = {
  panels(piece, look, line, reach, palette) {
    const motif = look.motif ?? 'lakshmi';
    const big = 52;
    const half = motifHeight(motif, big) / 2;
    for (const out of [-11, 11]) piece.put(beadBand(line, { reach, out }, 1.1, palette));
    piece.put(backing(line, { reach, out: 0 }, 20, palette));
    const stones = palette.stones;
    if (stones)
      for (const out of [-8.4, 8.4])
        piece.put(
          stoneBand(line, { reach, out, lift: 0.4 }, 1.7, palette, {
            colour: (k) => (k % 2 ? stones.second : stones.main),
            skip: half * 0.8,
          }),
        );
    piece.put(
      motifBand(line, { reach, out: 0, lift: 0.7 }, motif === 'lakshmi' ? 'flower' : motif, 13, palette, {
        skip: big * 0.52,
      }),
    );
    piece.put(motifPiece(motif, big, palette), line.frame(line.length / 2, 2, 2.4));
    return 11.6;
  },
  coins(piece, _, line, reach, palette) {
    const width = 19;
    const coin = motifPiece('lakshmi', width, palette);
    for (const out of [-9, 9])
      piece.put(
        chainAlong(
          line,
          { from: line.length / 2 - reach, to: line.length / 2 + reach, out },
          'rope',
          2.6,
          palette.metal,
        ),
      );
    piece.put(
      layOut(line, { reach, out: 0, lift: 0.6 }, width * 0.98, swelling(0.86), (size) =>
        new Piece().put(coin, at({ s: size })),
      ),
    );
    return 10;
  },
  chain(piece, look, line, reach, palette) {
    const motif = look.motif ?? 'lotus';
    const span = { from: line.length / 2 - reach, to: line.length / 2 + reach };
    for (const out of [-3, 0, 3]) piece.put(chainAlong(line, { ...span, out }, 'wheat', 2.4, palette.metal));
    for (const side of [-1, 1])
      piece.put(
        motifPiece(motif, 24, palette, { mirrored: side < 0 }),
        line.frame(line.length / 2 + side * reach * 0.62, 0, 1.4),
      );
    const width = 38;
    piece.put(motifPiece(motif, width, palette), line.frame(line.length / 2, 3, 1.8));
    for (const [out, dip] of [
      [8, 14],
      [12, LOWER],
    ] as const) {
      const from = line.length / 2 - reach * 0.62;
      const to = line.length / 2 + reach * 0.62;
      const swag = line.swag(from, to, out * 0.3, dip);
      piece.put(chainAlong(swag, { from: 0, to: swag.length }, 'cable', 2, palette.metal));
      if (dip === LOWER && look.fringe && look.fringe !== 'none')
        piece.put(dropBand(swag, { reach: swag.length * 0.44, out: 1, lift: 0.3 }, dropOf(look.fringe, 5, palette), 8));
    }
    return motifHeight(motif, width) / 2 + 2;
  },
  medallions(piece, look, line, reach, palette) {
    const motif = look.motif ?? 'flower';
    const width = 27;
    piece.put(backing(line, { reach, out: 0 }, 3, palette));
    piece.put(
      layOut(line, { reach, out: 0, lift: 0.7 }, width + 1.5, swelling(0.7), (size, _, side) =>
        new Piece().put(motifPiece(motif, width, palette, { mirrored: side < 0 }), at({ s: size })),
      ),
    );
    const foot = motifHeight(motif, width) / 2 - 1;
    // Between the medallions there is no edge for drops, so a chain along their lower ends carries them.
    if (look.fringe && look.fringe !== 'none') {
      const span = { from: line.length / 2 - reach * 0.74, to: line.length / 2 + reach * 0.74 };
      piece.put(chainAlong(line, { ...span, out: foot }, 'cable', 2.2, palette.metal));
    }
    return foot;
  },
};
