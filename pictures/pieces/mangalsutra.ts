/** Black beads with single gold-tone beads, and a pendant. */
import { Vector3 } from 'three';
import type { Mangalsutra } from '#looks/look.ts';
import { beadOf } from '../materials/solids.ts';
import { hangingPoint, motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { hangingLine, neckLine, type Line, type Surface } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { turned } from '../parts/profile.ts';
import { setStone } from '../parts/setting.ts';
import { chainAlong } from '../parts/strand.ts';
import { beadCircle, jumpRing, ring, wire } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';

export function mangalsutra(look: Mangalsutra, palette: Palette, surface?: Surface): Piece {
  // The picture shows it shorter than worn, otherwise the pendant would be too small.
  const depth = (look.length === 'long' ? 198 : 138) * (surface ? 1 : 0.62);
  const line = neckLine((look.length === 'long' ? 126 : 118) * (surface ? 1 : 0.66), depth, {
    open: 50,
    dip: 0.14,
    surface,
  });
  const piece = onStrings(look, palette, line, { apart: ringsApart(look), rise: 0 });
  for (const end of [0, line.length]) piece.put(ring(1.7, 0.4, palette.metal.bright), line.frame(end, 0, 0.8));
  return piece;
}

/** Returns it hung by its strings, which continue above the visible area. */
export function hungMangalsutra(look: Mangalsutra, palette: Palette): Piece {
  const line = hangingLine(46, 92, 0.42);
  const apart = ringsApart(look);
  const rise = line.place(line.length / 2 + apart).y - line.place(line.length / 2).y;
  return onStrings(look, palette, line, { apart, rise });
}

/** The width of a motif as the pendant, in mm. */
const MOTIF_WIDTH = 22;

/** Returns the distance of its two rings from the middle, in mm; 0 when one ring at its top holds it. */
function ringsApart(look: Mangalsutra): number {
  switch (look.pendant) {
    case 'vati':
      return 4.5;
    case 'bar':
      return 3.4;
    case 'solitaire':
      return 1.8;
    default:
      return 0;
  }
}

/** Returns how far a ring must reach down between the lobes of a pendant, in mm. */
function notchOf(look: Mangalsutra): number {
  switch (look.pendant) {
    case 'vati':
    case 'bar':
    case 'solitaire':
    case 'cluster':
      return 0;
    default:
      return hangingPoint(look.pendant, MOTIF_WIDTH).below;
  }
}

/**
 * Hangs the pendant on two rings `apart` mm from the middle, at which the strings have risen by `rise` mm, or on one
 * ring in the middle.
 */
function onStrings(
  look: Mangalsutra,
  palette: Palette,
  line: Line,
  { apart, rise }: { apart: number; rise: number },
): Piece {
  const strands = look.strands ?? (look.length === 'long' ? 2 : 1);
  const piece = new Piece();
  const gap = 3.1;
  for (let s = 0; s < strands; s++) piece.put(string(look, line, (s - (strands - 1) / 2) * gap, palette));
  const below = ((strands - 1) / 2) * gap + 1.6;
  const middle = line.length / 2;
  if (apart === 0) {
    const notch = notchOf(look);
    piece.put(jumpRing(1.7 + notch / 2, palette.metal.bright), line.frame(middle, below + notch / 2, 1));
  } else
    for (const side of [-1, 1])
      piece.put(
        jumpRing(1.3 + rise / 2, palette.metal.bright),
        line.frame(middle + side * apart, below - 0.6 + rise / 2, 1),
      );
  return piece.put(pendant(look, line, below, palette));
}

/** Returns the string. The short kind has black beads only in the front half; the rest is chain. */
function string(look: Mangalsutra, line: Line, out: number, palette: Palette): Piece {
  const piece = new Piece();
  const black = beadOf('black');
  const radius = 1.25;
  const every = look.goldBeadEvery ?? 4;
  const reach = look.length === 'long' ? line.length / 2 : line.length * 0.3;
  const middle = line.length / 2;
  const n = Math.floor((reach * 2) / (radius * 2.04));
  for (let k = 0; k < n; k++) {
    const gold = every > 0 && k % (every + 1) === every;
    piece.add(
      SPHERE,
      gold ? palette.metal.bright : black,
      line
        .frame(middle - reach + ((k + 0.5) / n) * reach * 2, out, radius)
        .multiply(at({ s: gold ? radius * 1.12 : radius })),
    );
  }
  piece.put(wire(line.points3(middle - reach, middle + reach, radius, out), 0.3, palette.metal.ground));
  if (reach < middle) {
    piece.put(chainAlong(line, { from: 0, to: middle - reach, out }, 'cable', 2, palette.metal));
    piece.put(chainAlong(line, { from: middle + reach, to: line.length, out }, 'cable', 2, palette.metal));
  }
  return piece;
}

function pendant(look: Mangalsutra, line: Line, below: number, palette: Palette): Piece {
  const { metal } = palette;
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const middle = line.length / 2;
  const put = (part: Piece, height: number): Piece =>
    new Piece().put(part, line.frame(middle, below + height / 2 + 0.6, 0.8));
  switch (look.pendant) {
    case 'vati': {
      // Two cups, plain and round, with beads between: the oldest form.
      const cups = new Piece();
      for (const x of [-6.4, 6.4]) {
        cups.add(
          turned(
            'vati',
            [
              [0, 0.52],
              [0.4, 0.47],
              [0.78, 0.26],
              [0.98, 0],
              [1.02, -0.04],
            ],
            64,
            32,
          ),
          metal.bright,
          at({ x, rx: 90, s: 6 }),
        );
        cups.put(beadCircle(6.1, 0.42, metal.bright), at({ x })).add(SPHERE, metal.bright, at({ x, z: 3.2, s: 0.9 }));
      }
      for (const y of [3.6, 0.6, -2.4])
        cups.add(SPHERE, y === 0.6 ? beadOf('coral') : beadOf('black'), at({ y, z: 1.4, s: 1.3 }));
      return put(cups, 12.6);
    }
    case 'solitaire':
      return put(setStone({ make: stones.make, colour: stones.main, cut: stones.cut, radius: 4, metal }), 9);
    case 'cluster':
      return put(stoneFlower(17, palette, 10), 17);
    case 'bar': {
      const bar = new Piece();
      for (let k = -3; k <= 3; k++)
        bar.put(
          setStone({
            make: stones.make,
            colour: k === 0 ? stones.main : stones.second,
            radius: k === 0 ? 2.4 : 1.7,
            metal,
          }),
          at({ x: k * 4 }),
        );
      return put(bar.put(wire([new Vector3(-13, 0, 0.2), new Vector3(13, 0, 0.2)], 0.6, metal.bright)), 5);
    }
    default: {
      const hung = new Piece().put(
        motifPiece(look.pendant, MOTIF_WIDTH, palette),
        at({ x: -hangingPoint(look.pendant, MOTIF_WIDTH).x }),
      );
      return put(hung, motifHeight(look.pendant, MOTIF_WIDTH));
    }
  }
}
