/** Studs and tops. */
import type { Stud } from '#looks/look.ts';
import { motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { haloed } from '../parts/halo.ts';
import { setStone } from '../parts/setting.ts';
import { beadOf } from '../materials/solids.ts';
import { SPHERE } from '../tracer/shape.ts';
import { beadCircle, ring, rod } from '../parts/wire.ts';
import { Vector3 } from 'three';

export function stud(look: Stud, palette: Palette): Piece {
  const width = look.width ?? 14;
  // The pin behind holds the stud slightly away from the surface.
  return new Piece()
    .put(rod(new Vector3(0, 0, 0), new Vector3(0, 0, -width * 0.16 - 1), 0.5, palette.metal.bright))
    .put(front(look.shape, width, palette));
}

function front(shape: Stud['shape'], width: number, palette: Palette): Piece {
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const { metal } = palette;
  const piece = new Piece();
  switch (shape) {
    case 'solitaire':
      return setStone({
        make: stones.make,
        colour: stones.main,
        cut: stones.cut,
        radius: width / 2,
        metal,
        hold: 'claws',
      });
    case 'halo': {
      const centre = { make: stones.make, colour: stones.main, cut: stones.cut, radius: width * 0.3, metal };
      return haloed({ centre, small: width * 0.062, colour: stones.second }).piece;
    }
    case 'cluster':
      return stoneFlower(width, palette, 8);
    case 'ball': {
      const material = palette.beads.startsWith('pearl') ? beadOf(palette.beads) : metal.bright;
      return piece
        .add(SPHERE, material, at({ z: width * 0.42, s: width / 2 }))
        .put(ring(width * 0.5, width * 0.05, metal.bright), at({ z: width * 0.2 }))
        .put(beadCircle(width * 0.57, width * 0.045, metal.bright), at({ z: width * 0.18 }));
    }
    case 'bar': {
      const n = 5;
      const r = width / (n * 2.4);
      for (let k = 0; k < n; k++)
        piece.put(
          setStone({
            make: stones.make,
            colour: k % 2 ? stones.second : stones.main,
            cut: 'square',
            radius: r,
            metal,
            hold: 'bezel',
          }),
          at({ y: (k - (n - 1) / 2) * r * 2.3 }),
        );
      return piece;
    }
    default:
      return motifPiece(shape, width, palette);
  }
}
