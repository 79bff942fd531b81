/** Bichhiya: small open rings, always a pair. */
import type { ToeRing } from '#looks/look.ts';
import { motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { ghungroo } from '../parts/fringe.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { domedSection, Round, wireSection } from '../parts/round.ts';
import { setStone } from '../parts/setting.ts';
import { SPHERE } from '../tracer/shape.ts';

/** Returns one ring around z, its front at the top, open below. */
export function toeRing(look: ToeRing, palette: Palette): Piece {
  const round = new Round(7);
  const { metal } = palette;
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const piece = new Piece();
  const band = (width: number): void => {
    piece.add(round.band(`toe ${width}`, domedSection(width, 1.1), -158, 158), metal.bright);
  };
  switch (look.style) {
    case 'band':
      band(4.4);
      for (let k = -5; k <= 5; k++)
        piece.add(
          SPHERE,
          metal.bright,
          round.spot(k * 13, 1.1).multiply(at({ sx: 0.7, sy: 1.7, sz: 0.4, rz: k % 2 ? 30 : -30 })),
        );
      return piece
        .put(round.grains(0.34, 0.8, 2.1, metal.bright, -150, 150))
        .put(round.grains(0.34, 0.8, -2.1, metal.bright, -150, 150));
    case 'flower':
      band(3);
      return piece.put(
        palette.stones ? stoneFlower(10, palette, 7) : motifPiece('flower', 10, palette),
        round.spot(0, 1.2),
      );
    case 'stone':
      band(3);
      return piece.put(
        setStone({
          make: stones.make,
          colour: stones.main,
          cut: stones.cut,
          radius: 2.6,
          metal,
          hold: 'bezel',
          grains: true,
        }),
        round.spot(0, 1),
      );
    case 'spiral':
      for (const z of [-2, 0, 2])
        piece.add(
          round.band('toe coil', wireSection(0.75), z === 0 ? -180 : -150, z === 0 ? 180 : 150),
          metal.bright,
          at({ z, rz: z * 8 }),
        );
      return piece
        .add(SPHERE, metal.bright, round.spot(-150, 0.8, -2).multiply(at({ s: 1.1 })))
        .add(SPHERE, metal.bright, round.spot(150, 0.8, 2).multiply(at({ s: 1.1 })));
    case 'motif':
      band(3.2);
      return piece.put(motifPiece(look.motif ?? 'peacock', 11, palette), round.spot(0, 1.2).multiply(at({ rz: 180 })));
    case 'ghungroo':
      band(3.4);
      for (const a of [-22, 0, 22]) piece.put(ghungroo(1.9, metal), round.spot(a, 2.6));
      return piece;
  }
}
