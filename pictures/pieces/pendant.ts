/** A pendant on its chain. */
import { Vector3 } from 'three';
import type { Pendant } from '#demo/catalogue/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { hangingLine, neckLine, type Line, type Surface } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { turned } from '../parts/profile.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { chainAlong } from '../parts/strand.ts';
import { beadCircle, jumpRing, ring, wire } from '../parts/wire.ts';

export function pendant(look: Pendant, palette: Palette, surface?: Surface): Piece {
  const line = neckLine(surface ? 100 : 58, surface ? 130 : 72, { open: surface ? 40 : 36, dip: 0.26, surface });
  const piece = onChain(look, palette, line, false);
  for (const end of [0, line.length]) piece.put(ring(1.4, 0.36, palette.metal.bright), line.frame(end, 0, 0.8));
  return piece;
}

/** Hung up by its chain, which goes on above what is looked at. */
export function hungPendant(look: Pendant, palette: Palette): Piece {
  const height = (look.height ?? 26) * 2.6 + 16;
  return onChain(look, palette, hangingLine(height * 0.44, height, 0.05), true);
}

/** Hung, its loop and its drops sit on its own outline, wherever that runs. */
function onChain(look: Pendant, palette: Palette, line: Line, isHung: boolean): Piece {
  const { metal } = palette;
  const piece = new Piece().put(chainAlong(line, { from: 0, to: line.length }, look.chain ?? 'cable', 1.7, metal));
  const { part, height } = front(look, look.height ?? 26, palette);
  const middle = line.length / 2;
  // The bail: a loop wide enough for the chain to run through.
  piece.add(
    turned(
      'bail',
      [
        [0.72, 1],
        [1, 0.7],
        [1.08, 0],
        [1, -0.7],
        [0.72, -1],
      ],
      32,
      16,
    ),
    metal.bright,
    line.frame(middle, 1.4, 1.2).multiply(at({ rz: 90, sx: 1.7, sy: 1.5, sz: 1.7 })),
  );
  piece.put(jumpRing(0.9, metal.bright), line.frame(middle, 3.6, 1));
  const centre = 4 + (isHung ? edgeAt(part, 0, 1) : height / 2);
  piece.put(part, line.frame(middle, centre, 0.5));
  const apart = isHung ? 3.6 : 4.4;
  if (look.fringe && look.fringe !== 'none')
    for (const k of [-1, 0, 1])
      piece.put(
        hangingDrop(dropOf(look.fringe, 3.2, palette)),
        line
          .frame(
            middle,
            isHung ? centre - edgeAt(part, k * apart, -1) - 0.3 : 3.8 + height - Math.abs(k) * height * 0.1,
            1.4,
          )
          .multiply(at({ x: k * apart })),
      );
  return piece;
}

/** How high (1) or low (-1) a part reaches at a place across it. */
function edgeAt(part: Piece, x: number, side: 1 | -1): number {
  const corner = new Vector3();
  let edge = -Infinity;
  for (const { shape, matrix } of part.placements) {
    if (shape.type !== 'mesh') continue;
    for (let k = 0; k < shape.positions.length; k += 3) {
      corner.fromArray(shape.positions, k).applyMatrix4(matrix);
      if (Math.abs(corner.x - x) < 1.2) edge = Math.max(edge, corner.y * side);
    }
  }
  return edge === -Infinity ? 0 : edge * side;
}

function front(look: Pendant, height: number, palette: Palette): { part: Piece; height: number } {
  const { metal } = palette;
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  switch (look.motif) {
    case 'solitaire': {
      const radius = height * 0.3;
      return {
        part: setStone({ make: stones.make, colour: stones.main, cut: stones.cut, radius, metal, hold: 'claws' }),
        height: reachOf({ radius, make: stones.make, cut: stones.cut }).y * 2,
      };
    }
    case 'cluster':
      return { part: stoneFlower(height * 0.8, palette, 10), height: height * 0.8 };
    case 'locket':
      return {
        part: new Piece()
          .add(
            turned(
              'locket',
              [
                [0, 0.34],
                [0.5, 0.3],
                [0.86, 0.16],
                [1, 0],
                [0.86, -0.16],
                [0, -0.2],
              ],
              72,
              40,
            ),
            metal.bright,
            at({ rx: 90, sx: height * 0.36, sy: height * 0.3, sz: height * 0.46 }),
          )
          .put(motifPiece('flower', height * 0.4, palette), at({ z: height * 0.09 })),
        height: height * 0.92,
      };
    case 'bar':
      return {
        part: new Piece()
          .put(wire([new Vector3(0, height / 2, 0.9), new Vector3(0, -height / 2, 0.9)], 1.3, metal.bright))
          .put(
            setStone({ make: stones.make, colour: stones.main, radius: 1.2, metal, hold: 'bezel' }),
            at({ y: -height * 0.34, z: 1.7 }),
          ),
        height,
      };
    case 'initial-disc':
      return {
        part: new Piece()
          .add(
            turned(
              'initial disc',
              [
                [0, 0.06],
                [0.9, 0.06],
                [0.97, 0.1],
                [1, 0.03],
                [1, -0.05],
              ],
              72,
              24,
            ),
            metal.bright,
            at({ rx: 90, s: height * 0.36 }),
          )
          .put(beadCircle(height * 0.32, 0.3, metal.bright), at({ z: height * 0.03 }))
          .put(
            setStone({ make: stones.make, colour: stones.main, radius: 1.3, metal, hold: 'bezel' }),
            at({ z: height * 0.02 }),
          ),
        height: height * 0.72,
      };
    default: {
      const width = height / motifHeight(look.motif, 1);
      return { part: motifPiece(look.motif, width, palette), height };
    }
  }
}
