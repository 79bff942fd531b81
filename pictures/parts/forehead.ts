/** The strings and hooks of forehead ornaments, for tikka and matha patti. */
import { Vector2, Vector3 } from 'three';
import type { MaangTikka } from '#looks/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { Bell } from './bell.ts';
import { workBell } from './bell-work.ts';
import { stoneFlower } from './ear-top.ts';
import { dropOf, hangingDrop } from './fringe.ts';
import { Line, type Surface } from './line.ts';
import type { Palette } from './palette.ts';
import { at, Piece } from './piece.ts';
import { edgeAt } from './edge.ts';
import { haloed } from './halo.ts';
import { reachOf, setStone } from './setting.ts';
import { chainAlong, pearlString } from './strand.ts';
import { beadCircle, jumpRing, ring, wire } from './wire.ts';

export function forehead(
  shape: MaangTikka['shape'],
  width: number,
  fringe: NonNullable<MaangTikka['fringe']>,
  palette: Palette,
): { piece: Piece; top: number } {
  const piece = new Piece();
  const { metal } = palette;
  const stones = palette.stones ?? {
    make: 'kundan' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  let half: number;
  switch (shape) {
    case 'round':
    case 'flower':
      piece.put(
        shape === 'round' || palette.stones
          ? stoneFlower(width, palette, shape === 'round' ? 12 : 8)
          : motifPiece('flower', width, palette),
      );
      half = width / 2;
      break;
    case 'chand': {
      const w = width * 1.05;
      piece.put(motifPiece('moon', w, palette), at({ rz: 44, y: width * 0.06 }));
      piece.put(stoneFlower(width * 0.36, palette), at({ y: width * 0.02, z: 0.9 }));
      // Two wires run from the loop to the horns.
      for (const side of [-1, 1])
        piece.put(
          wire(
            [
              new Vector3(0, width * 0.46, 0.6),
              new Vector3(side * width * 0.2, width * 0.42, 0.6),
              new Vector3(side * width * 0.47, width * 0.3, 0.6),
            ],
            0.45,
            metal.bright,
          ),
        );
      half = width * 0.46;
      break;
    }
    case 'pear': {
      const centre = {
        make: stones.make,
        colour: stones.main,
        cut: 'pear' as const,
        radius: width * 0.27,
        metal,
        grains: true,
      };
      piece.put(haloed({ centre, small: width * 0.048, colour: stones.second }).piece);
      half = edgeAt(piece, 0, 1);
      break;
    }
    case 'borla': {
      // A little dome worn like a knob.
      const radius = width * 0.36;
      const bell = new Bell('half', radius);
      piece.put(
        new Piece().put(workBell(bell, radius, palette.stones ? 'stones' : 'carved', palette), at({ rx: 90 })),
        at({ z: 0.4 }),
      );
      piece.put(beadCircle(radius * 1.08, width * 0.03, metal.bright)).put(ring(radius * 1.05, 0.6, metal.bright));
      half = radius * 1.1;
      break;
    }
    default: {
      const w = shape === 'lakshmi' ? width : width * 1.1;
      piece.put(motifPiece(shape, w, palette));
      half = motifHeight(shape, w) / 2;
    }
  }
  piece.put(jumpRing(1.2, metal.bright), at({ y: half + 0.9 }));
  if (fringe !== 'none') {
    for (let k = -2; k <= 2; k++) {
      const a = (k * 21 * Math.PI) / 180;
      const x = Math.sin(a) * half * (shape === 'pear' ? 0.82 : 1.02);
      piece.put(
        hangingDrop(dropOf(fringe, width * (k === 0 ? 0.15 : 0.115), palette)),
        at({
          x,
          y: (shape === 'pear' || shape === 'round' ? edgeAt(piece, x, -1) : -Math.cos(a) * half * 0.98) + 0.3,
          z: 1,
        }),
      );
    }
  }
  return { piece, top: half + 2 };
}

/** Places an ornament on the slope of the forehead. */
export function onForehead(part: Piece, surface: Surface): Piece {
  const { min, max } = part.bounds();
  const middle = (min.y + max.y) / 2;
  const slope = (surface(0, middle + 6) - surface(0, middle - 6)) / 12;
  const tilt = (Math.atan(slope) * 180) / Math.PI;
  return new Piece().put(part, at({ z: surface(0, 0) - min.z + 0.2, rx: tilt }));
}

/** Returns the line from the top of the piece back along the parting. */
export function partingLine(top: number, surface: Surface): Line {
  const n = 40;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => new Vector2(0.4 * Math.sin((k / n) * Math.PI), top + (1 - k / n) * 66)),
    surface,
  );
}

export function stringAlong(line: Line, string: NonNullable<MaangTikka['string']>, palette: Palette): Piece {
  const span = { from: 0, to: line.length };
  if (string === 'chain') return chainAlong(line, span, 'wheat', 1.8, palette.metal);
  if (string === 'beads') return pearlString(line, span, 1.5, palette.beads, palette.metal, 3);
  const stones = palette.stones ?? { make: 'ad' as const, main: 'white' as const, second: 'white' as const };
  const radius = 1.35;
  const pitch = reachOf({ radius, make: stones.make }).x * 2 + 0.2;
  const piece = chainAlong(line, span, 'snake', 1, palette.metal);
  const n = Math.floor(line.length / pitch);
  for (let k = 0; k < n; k++)
    piece.put(
      setStone({ make: stones.make, colour: k % 4 === 3 ? stones.main : stones.second, radius, metal: palette.metal }),
      line.frame(((k + 0.5) / n) * line.length, 0, 0.3),
    );
  return piece;
}

/** Returns the hook that holds the ornament in the hair. */
export function hairHook(palette: Palette): Piece {
  return new Piece()
    .put(ring(1, 0.35, palette.metal.bright), at({ y: 0.6 }))
    .put(
      wire(
        [
          new Vector3(0, 1.4, 0.4),
          new Vector3(0, 6, 0.4),
          new Vector3(1.6, 8, 0.4),
          new Vector3(3, 6, 0.4),
          new Vector3(3, 1.6, 0.4),
        ],
        0.45,
        palette.metal.bright,
      ),
    );
}
