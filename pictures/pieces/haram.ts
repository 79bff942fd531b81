/** Long necklaces: coins, mangoes, guttapusalu, strings. */
import type { Haram } from '#looks/look.ts';
import { lakshmiFigure } from '../motifs/lakshmi.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { beadOf } from '../materials/solids.ts';
import { SPHERE } from '../tracer/shape.ts';
import {
  backing,
  beadBand,
  centrePiece,
  dropBand,
  layOut,
  motifBand,
  stoneBand,
  swelling,
  even,
  swinging,
} from '../parts/bands.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { neckLine, type Line } from '../parts/line.ts';
import { neckBack } from '../parts/neck-back.ts';
import { circle } from '../parts/outline.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { reliefShape } from '../parts/relief.ts';
import { chainAlong, pearlString } from '../parts/strand.ts';
import type { Making } from './making.ts';

export function haram(look: Haram, palette: Palette, { surface, open }: Making): Piece {
  const layers = look.layers ?? 1;
  const piece = new Piece();
  let line = neckLine(142, 196, { open: 58, dip: 0.1, surface });
  for (let layer = 0; layer < layers; layer++) {
    const width = 142 - (layers - 1 - layer) * 21;
    const depth = 196 - (layers - 1 - layer) * 46;
    line = neckLine(width, depth, { open: 58, dip: 0.1, surface });
    piece.put(oneString(look, line, palette, layer === layers - 1), at({ y: -depthShift(layers, layer) }));
  }
  return open ? piece : piece.put(neckBack(line, line.length * 0.4, look.back ?? 'chain', palette));
}

/** Returns the vertical offset of a layer. All layers start at the nape, so shorter inner ones end higher. */
function depthShift(layers: number, layer: number): number {
  return -(layers - 1 - layer) * 44;
}

function oneString(look: Haram, line: Line, palette: Palette, isLongest: boolean): Piece {
  const reach = line.length * 0.4;
  const piece = new Piece();
  const motif = isLongest && look.pendant !== 'plain' ? look.pendant : undefined;
  const outer = BODIES[look.style](piece, look, { line, reach, skip: motif ? 13 : 0 }, palette);
  if (motif) {
    const fringe = look.fringe && look.fringe !== 'none' ? look.fringe : 'bead-drops';
    piece.put(centrePiece(line, outer * 0.35, { motif, width: 34, lift: 1.6, fringe }, palette));
  }
  return piece;
}

/** Returns one of the drops of its fringe, if it has any. */
function fringeOf(look: Haram, palette: Palette): Piece | null {
  return look.fringe && look.fringe !== 'none' ? swinging(dropOf(look.fringe, 3.6, palette)) : null;
}

/** The position of the decorated part, and the length in its middle that is left for the pendant. */
type Run = { line: Line; reach: number; skip: number };

type Body = (piece: Piece, look: Haram, run: Run, palette: Palette) => number;

const BODIES: Record<Haram['style'], Body> = {
  kasu(piece, look, { line, reach }, palette) {
    const width = 12.5;
    const coin = kasuCoin(width / 2, palette);
    const drop = fringeOf(look, palette);
    piece.put(
      chainAlong(line, { from: line.length / 2 - reach, to: line.length / 2 + reach }, 'rope', 2.6, palette.metal),
    );
    // Coins overlap like scales: each rests on its neighbour nearer the middle.
    piece.put(
      layOut(line, { reach, out: width * 0.5 + 1, lift: 1.2 }, width * 0.74, swelling(0.86), (size, k, side, tilt) => {
        const one = new Piece().put(coin, at({ s: size, ry: side * 9, z: k === 0 ? 0.7 : 0 }));
        return drop ? one.put(drop, at({ y: (0.35 - width / 2) * size, s: size, rz: tilt })) : one;
      }),
    );
    if (palette.stones)
      piece.put(
        stoneBand(line, { reach, out: 0.4, lift: 2 }, 1.3, palette, {
          colour: (k) => (k % 2 && palette.stones ? palette.stones.second : (palette.stones?.main ?? 'ruby')),
        }),
      );
    return width + 1;
  },
  guttapusalu(piece, look, { line, reach }, palette) {
    const stones = palette.stones;
    piece.put(backing(line, { reach, out: 3 }, 6, palette)).put(beadBand(line, { reach, out: -0.8 }, 0.8, palette));
    if (stones)
      piece.put(
        stoneBand(line, { reach, out: 1.5, lift: 0.4 }, 1.4, palette, {
          colour: (k) => (k % 2 === 0 ? stones.main : stones.second),
        }),
      );
    const motif = look.motif ?? 'paisley';
    const width = 9;
    const height = motifHeight(motif, width);
    const part = pearlCluster(palette);
    piece.put(
      motifBand(line, { reach, out: 3.6 + height / 2, lift: 0.6 }, motif, width, palette, {
        swell: swelling(0.8),
        hang: [-0.27, 0.27].map((across) => ({ across, part })),
      }),
    );
    return 3.4 + height;
  },
  mango(piece, look, { line, reach }, palette) {
    const drop = fringeOf(look, palette);
    const width = 10;
    const height = motifHeight('paisley', width);
    piece.put(
      chainAlong(line, { from: line.length / 2 - reach, to: line.length / 2 + reach }, 'wheat', 2.4, palette.metal),
    );
    piece.put(
      motifBand(line, { reach, out: height / 2 + 0.6, lift: 0.8 }, 'paisley', width, palette, {
        swell: swelling(0.76),
        gap: 0.8,
        hang: drop ? [{ across: 0, part: drop }] : [],
      }),
    );
    return height + 0.4;
  },
  medallions(piece, look, { line, reach, skip }, palette) {
    const motif = look.motif ?? 'flower';
    const width = 17;
    const height = motifHeight(motif, width);
    for (const out of [-2.2, 2.2])
      piece.put(
        pearlString(
          line,
          { from: line.length / 2 - reach, to: line.length / 2 + reach, out },
          1.35,
          palette.beads,
          palette.metal,
          2,
        ),
      );
    piece.put(
      layOut(
        line,
        { reach, out: height * 0.06, lift: 1.9 },
        width * 1.55,
        swelling(0.8),
        (size, _, side) => new Piece().put(motifPiece(motif, width, palette, { mirrored: side < 0 }), at({ s: size })),
        17,
      ),
    );
    // Below the motifs, drops hang from the outer string.
    if (look.fringe && look.fringe !== 'none')
      piece.put(dropBand(line, { reach: reach * 0.8, out: 3.4 }, dropOf(look.fringe, 3.6, palette), 5.6, { skip }));
    return height * 0.46;
  },
  beads(piece, look, { line, reach, skip }, palette) {
    const rows = 3;
    for (let r = 0; r < rows; r++)
      piece.put(
        pearlString(
          line,
          { from: line.length / 2 - reach, to: line.length / 2 + reach, out: r * 3.7 },
          1.75,
          palette.beads,
          palette.metal,
          r === 1 ? 4 : 5,
        ),
      );
    const motif = look.motif ?? 'lotus';
    for (const side of [-1, 1])
      piece.put(
        motifPiece(motif, 19, palette, { mirrored: side < 0 }),
        line.frame(line.length / 2 + side * reach * 0.62, 3.7, 3).multiply(at({ rz: 0 })),
      );
    // An end plate joins the strings to the chain.
    for (const side of [-1, 1])
      piece.put(
        motifPiece('plain', 12, { ...palette, stones: null }),
        line.frame(line.length / 2 + side * (reach - 1), 3.7, 1.6),
      );
    const outer = (rows - 1) * 3.7 + 1.6;
    if (look.fringe && look.fringe !== 'none')
      piece.put(dropBand(line, { reach: reach * 0.8, out: outer }, dropOf(look.fringe, 3.6, palette), 5.6, { skip }));
    return outer;
  },
  chain(piece, look, { line, reach, skip }, palette) {
    const drop = fringeOf(look, palette);
    const span = { from: line.length / 2 - reach, to: line.length / 2 + reach };
    piece.put(chainAlong(line, span, 'wheat', 3, palette.metal));
    const bead = new Piece()
      .add(SPHERE, beadOf(palette.beads), at({ s: 2.4 }))
      .add(SPHERE, palette.metal.bright, at({ x: 2.5, s: 1.1 }))
      .add(SPHERE, palette.metal.bright, at({ x: -2.5, s: 1.1 }));
    if (look.motif)
      piece.put(
        motifBand(line, { reach, out: 0, lift: 1.2 }, look.motif, 11, palette, {
          gap: 16,
          skip,
          hang: drop ? [{ across: 0, part: drop }] : [],
        }),
      );
    else piece.put(layOut(line, { reach, out: 0, lift: 1.6 }, 22, even, () => bead, 11));
    return 2;
  },
};

/** Returns a struck coin with the goddess, a beaded rim and a loop. */
function kasuCoin(radius: number, palette: Palette): Piece {
  const shape = reliefShape(
    'kasu',
    () => ({
      thickness: 0.5,
      layers: [
        { raise: circle(0, 0, 10), rise: 0.5, slope: 0.6 },
        { line: [...circle(0, 0, 9.3), [9.3, 0] as const], rise: 0.6, width: 1.2 },
        {
          grains: Array.from({ length: 30 }, (_, k): [number, number] => [
            8 * Math.cos((k / 30) * Math.PI * 2),
            8 * Math.sin((k / 30) * Math.PI * 2),
          ]),
          radius: 0.5,
        },
        ...lakshmiFigure(0.5),
      ],
    }),
    palette.fine ? 0.12 : 0.24,
  );
  return new Piece().add(shape, palette.metal.worked, at({ s: radius / 10 }));
}

/** Returns the guttapusalu drop: three small pearl beads above a large one. */
function pearlCluster(palette: Palette): Piece {
  const pearl = beadOf(palette.beads);
  const piece = new Piece();
  for (const [x, y, r] of [
    [-1.15, -1.3, 1.1],
    [1.15, -1.3, 1.1],
    [0, -3.1, 1.25],
  ] as const)
    piece.add(SPHERE, pearl, at({ x, y, s: r }));
  return piece.put(
    hangingDrop({ fringe: 'bead-drops', size: 3.6, metal: palette.metal, beads: palette.beads }),
    at({ y: -3.9 }),
  );
}
