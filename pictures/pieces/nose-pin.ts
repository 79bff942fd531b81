/** Small pins for the nose, with their bent stem. */
import { Vector3 } from 'three';
import type { NosePin } from '#looks/look.ts';
import { motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { setStone } from '../parts/setting.ts';
import { beadCircle, ring, wire } from '../parts/wire.ts';

/** Returns the pin. When it is worn, its stem is inside the nose. */
export function nosePin(look: NosePin, palette: Palette, isWorn = false): Piece {
  const width = look.width ?? (look.style === 'ring' ? 11 : 7);
  const { metal } = palette;
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const piece = new Piece();
  // The pin itself, bent behind.
  const pin = isWorn
    ? new Piece()
    : wire(
        [
          new Vector3(0, 0, 0),
          new Vector3(0.2, -width * 0.5, -0.8),
          new Vector3(0.9, -width * 0.9, -0.8),
          new Vector3(2.2, -width * 1.02, -0.6),
        ],
        width * 0.05 + 0.15,
        metal.bright,
      );
  switch (look.style) {
    case 'stone':
      return piece.put(pin).put(
        setStone({
          make: stones.make,
          colour: stones.main,
          cut: stones.cut,
          radius: width / 2,
          metal,
          hold: 'claws',
        }),
      );
    case 'flower':
      return piece.put(pin).put(stoneFlower(width, palette, 7));
    case 'cluster': {
      piece.put(pin);
      for (const [x, y] of [
        [0, 0.36],
        [-0.32, -0.18],
        [0.32, -0.18],
      ] as const)
        piece.put(
          setStone({
            make: stones.make,
            colour: y > 0 ? stones.main : stones.second,
            radius: width * 0.25,
            metal,
            hold: 'claws',
          }),
          at({ x: x * width, y: y * width }),
        );
      return piece;
    }
    case 'motif':
      return piece.put(pin).put(motifPiece(look.motif ?? 'peacock', width, palette));
    case 'ring': {
      piece
        .put(ring(width / 2, width * 0.055, metal.bright))
        .put(beadCircle(width / 2, width * 0.075, metal.bright, 5, 0), at({ y: 0 }));
      return piece.put(
        setStone({ make: stones.make, colour: stones.main, radius: width * 0.13, metal, hold: 'bezel' }),
        at({ y: -width / 2, z: 0.4 }),
      );
    }
  }
}
