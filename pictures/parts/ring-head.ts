/** The head of a finger ring: a stone, a flower or a coin on its gallery. */
import { Vector3 } from 'three';
import type { FingerRing } from '#looks/look.ts';
import type { StoneColour } from '#looks/material.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from './ear-top.ts';
import type { Palette } from './palette.ts';
import { at, Piece } from './piece.ts';
import { turned } from './profile.ts';
import { haloed } from './halo.ts';
import { setStone } from './setting.ts';
import { beadCircle, ring, rod } from './wire.ts';

/** Returns the head, which faces +z around the origin. */
export function ringHead(look: FingerRing, width: number, palette: Palette): Piece {
  const { metal } = palette;
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const piece = new Piece();
  switch (look.style) {
    case 'solitaire': {
      const radius = width / 2;
      return piece
        .put(gallery(radius * 0.8, 1.2, palette))
        .put(
          setStone({ make: stones.make, colour: stones.main, cut: stones.cut, radius, metal, hold: 'claws' }),
          at({ z: 1.4 }),
        );
    }
    case 'halo': {
      const centre = { make: stones.make, colour: stones.main, cut: stones.cut, radius: width * 0.29, metal };
      return piece
        .put(gallery(width * 0.4, 1.4, palette))
        .put(haloed({ centre, small: width * 0.066, colour: stones.second }).piece, at({ z: 1.2 }));
    }
    case 'cocktail':
      return piece.put(gallery(width * 0.36, 1.6, palette)).put(cocktailHead(width, palette), at({ z: 1.4 }));
    case 'flower':
      return piece
        .put(gallery(width * 0.34, 1.2, palette))
        .put(
          palette.stones && !palette.enamel ? stoneFlower(width, palette) : motifPiece('flower', width, palette),
          at({ z: 1 }),
        );
    case 'coin': {
      const coin = motifPiece('lakshmi', width, palette);
      return piece.put(gallery(width * 0.36, 1.2, palette)).put(coin, at({ z: 0.9 }));
    }
    case 'motif': {
      const motif = look.motif ?? 'peacock';
      const height = motifHeight(motif, width);
      return piece
        .put(gallery(Math.min(width, height) * 0.34, 1.2, palette))
        .put(motifPiece(motif, width, palette), at({ z: 1 }));
    }
    case 'navratna': {
      const nine: StoneColour[] = [
        'ruby',
        'white',
        'orange',
        'emerald',
        'yellow',
        'sapphire',
        'garnet',
        'champagne',
        'pink',
      ];
      const cell = width / 3.1;
      piece.put(gallery(width * 0.36, 1.2, palette));
      piece.add(
        turned(
          'navratna plate',
          [
            [0, 0.5],
            [1, 0.5],
            [1.06, 0.2],
            [1, -0.3],
          ],
          64,
          12,
        ),
        metal.ground,
        at({ z: 0.5, rx: 90, sx: width * 0.6, sy: 1, sz: width * 0.6 }),
      );
      nine.forEach((colour, k) =>
        piece.put(
          setStone({ make: stones.make, colour, radius: cell * 0.4, metal, hold: 'bezel' }),
          at({ x: ((k % 3) - 1) * cell, y: (1 - Math.floor(k / 3)) * cell, z: 1 }),
        ),
      );
      return piece
        .put(beadCircle(width * 0.62, 0.4, metal.bright), at({ z: 0.9 }))
        .put(ring(width * 0.6, 0.5, metal.worked), at({ z: 0.7 }));
    }
    case 'signet':
      return piece
        .add(
          turned(
            'signet',
            [
              [0, 0.42],
              [0.84, 0.4],
              [0.94, 0.34],
              [1, 0.2],
              [0.9, -0.1],
              [0.62, -0.42],
            ],
            64,
            32,
          ),
          metal.bright,
          at({ rx: 90, s: width / 2 }),
        )
        .put(motifPiece(look.motif ?? 'sun', width * 0.7, palette, { bare: true }), at({ z: width * 0.2, sz: 0.5 }));
    default:
      return piece;
  }
}

/** Returns the cup between shank and head. */
function gallery(radius: number, height: number, palette: Palette): Piece {
  return new Piece()
    .add(
      turned(
        'gallery',
        [
          [1, 1],
          [0.86, 0.5],
          [0.55, 0.1],
          [0.5, -0.5],
        ],
        40,
        16,
      ),
      palette.metal.worked,
      at({ rx: 90, sx: radius, sy: height, sz: radius }),
    )
    .put(ring(radius, 0.35, palette.metal.bright), at({ z: height }));
}

/** Returns marquise and round stones that radiate from a large one. */
function cocktailHead(width: number, palette: Palette): Piece {
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const { metal } = palette;
  const piece = new Piece();
  const centre = width * 0.19;
  const petals = 12;
  for (let k = 0; k < petals; k++) {
    const a = (k / petals) * 360;
    const r = ((a + 90) * Math.PI) / 180;
    const far = centre * 1.3 + width * 0.14;
    piece.put(
      setStone({
        make: stones.make,
        colour: stones.second,
        cut: 'marquise',
        radius: width * 0.062,
        metal,
        hold: 'claws',
      }),
      at({ x: Math.cos(r) * far, y: Math.sin(r) * far, rz: a }),
    );
    const b = r + Math.PI / petals;
    piece.put(
      setStone({
        make: stones.make,
        colour: k % 3 === 0 ? stones.main : stones.second,
        radius: width * 0.04,
        metal,
        hold: 'claws',
      }),
      at({ x: Math.cos(b) * (far + width * 0.07), y: Math.sin(b) * (far + width * 0.07) }),
    );
  }
  for (const share of [1.3, 1.95, 2.6]) piece.put(ring(centre * share, 0.34, metal.worked), at({ z: -0.1 }));
  for (let k = 0; k < petals * 2; k++) {
    const a = (k / (petals * 2)) * Math.PI * 2;
    piece.put(
      rod(
        new Vector3(Math.cos(a) * centre, Math.sin(a) * centre, 0),
        new Vector3(Math.cos(a) * centre * 2.7, Math.sin(a) * centre * 2.7, -0.1),
        0.3,
        metal.worked,
      ),
    );
  }
  const n = 18;
  for (let k = 0; k < n; k++) {
    const a = (k / n) * Math.PI * 2;
    piece.put(
      setStone({ make: stones.make, colour: stones.second, radius: width * 0.034, metal, hold: 'bead' }),
      at({ x: Math.cos(a) * centre * 1.24, y: Math.sin(a) * centre * 1.24, z: 1.2 }),
    );
  }
  return piece
    .put(ring(centre * 1.24, 0.5, metal.worked), at({ z: 0.8 }))
    .put(
      setStone({ make: stones.make, colour: stones.main, cut: stones.cut, radius: centre, metal, hold: 'claws' }),
      at({ z: 1.3 }),
    );
}
