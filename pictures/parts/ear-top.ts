/** The part of an earring on the lobe. It faces +z around the origin. */
import { Vector3 } from 'three';
import type { EarTop } from '#looks/look.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { SPHERE } from '../tracer/shape.ts';
import type { Palette } from './palette.ts';
import { at, Piece } from './piece.ts';
import { setStone, reachOf } from './setting.ts';
import { beadCircle, ring, wire } from './wire.ts';

/** The part, and the distance from the origin to its lower end, from which the next part hangs. */
export type Top = { piece: Piece; bottom: number; top: number };

export function earTop(top: EarTop, width: number, palette: Palette): Top {
  switch (top) {
    case 'flower':
      return palette.stones
        ? { piece: stoneFlower(width, palette), bottom: width / 2, top: width / 2 }
        : figure('flower', width, palette);
    case 'disc':
      return figure('plain', width, palette);
    case 'lotus':
    case 'peacock':
    case 'paisley':
    case 'lakshmi':
    case 'sun':
    case 'swan':
      return figure(top, width, palette);
    case 'stone': {
      const stones = palette.stones ?? { make: 'kemp' as const, main: 'white' as const, cut: 'round' as const };
      const radius = width * 0.36;
      const setting = {
        make: stones.make,
        colour: stones.main,
        cut: stones.cut ?? 'round',
        radius,
        metal: palette.metal,
        hold: 'bezel' as const,
        grains: true,
      };
      const reach = reachOf(setting);
      return { piece: setStone(setting), bottom: reach.below, top: reach.above };
    }
    case 'ball':
      return {
        piece: new Piece().add(SPHERE, palette.metal.bright, at({ s: width / 2 })),
        bottom: width / 2,
        top: width / 2,
      };
    case 'hook':
      return { piece: fishHook(width, palette), bottom: 0.4, top: width * 1.3 };
  }
}

/** Returns a centre stone in a ring of smaller ones with grains between, the most common stud. */
export function stoneFlower(width: number, palette: Palette, petals = 8): Piece {
  const stones = palette.stones ?? {
    make: 'kemp' as const,
    main: 'ruby' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const { metal } = palette;
  const outer = width * 0.115;
  const ringRadius = width / 2 - outer * 1.25;
  const centre = ringRadius - outer * 1.3;
  const piece = new Piece().put(
    beadCircle(ringRadius + outer * 0.72, outer * 0.3, metal.bright, petals, outer * 0.4),
    at({ rz: 180 / petals }),
  );
  piece.put(ring(ringRadius * 0.98, outer * 0.3, metal.ground), at({ z: outer * 0.1 }));
  for (let k = 0; k < petals; k++) {
    const a = (k / petals) * Math.PI * 2;
    piece.put(
      setStone({ make: stones.make, colour: stones.second, radius: outer, metal, hold: 'bezel', variant: k }),
      at({ x: Math.sin(a) * ringRadius, y: Math.cos(a) * ringRadius }),
    );
  }
  return piece.put(
    setStone({ make: stones.make, colour: stones.main, radius: centre * 0.78, metal, hold: 'bezel', grains: true }),
    at({ z: outer * 0.25 }),
  );
}

function figure(motif: Parameters<typeof motifPiece>[0], width: number, palette: Palette): Top {
  const height = motifHeight(motif, width);
  return { piece: motifPiece(motif, width, palette), bottom: height / 2, top: height / 2 };
}

/** Returns a shepherd's hook through the ear, with a bead and a coil. */
function fishHook(width: number, palette: Palette): Piece {
  const h = width * 1.25;
  const line = [
    [0, 0],
    [0, h * 0.35],
    [-0.02, h * 0.62],
    [0.1, h * 0.88],
    [0.34, h],
    [0.6, h * 0.86],
    [0.66, h * 0.55],
    [0.62, h * 0.2],
  ].map(([x, y]) => new Vector3(x * width * 0.6, y, 0));
  return new Piece()
    .put(wire(line, 0.38, palette.metal.bright))
    .add(SPHERE, palette.metal.bright, at({ y: h * 0.14, s: 0.95 }))
    .put(ring(0.7, 0.24, palette.metal.bright), at({ y: h * 0.26, rx: 90 }));
}
