/** A pendant on its chain. */
import type { Pendant } from '#looks/look.ts';
import { hangingPlaces, motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { edgeAt } from '../parts/edge.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { hangingLine, neckLine, type Line, type Surface } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import type { Outline } from '../parts/outline.ts';
import { turned } from '../parts/profile.ts';
import { reliefShape } from '../parts/relief.ts';
import { setStone } from '../parts/setting.ts';
import { chainAlong } from '../parts/strand.ts';
import { beadCircle, jumpRing, ring } from '../parts/wire.ts';

export function pendant(look: Pendant, palette: Palette, surface?: Surface): Piece {
  const line = neckLine(surface ? 120 : 58, surface ? 148 : 72, { open: surface ? 40 : 36, dip: 0.26, surface });
  const piece = onChain(look, palette, line);
  for (const end of [0, line.length]) piece.put(ring(1.4, 0.36, palette.metal.bright), line.frame(end, 0, 0.8));
  return piece;
}

/** Returns it hung by its chain, which continues above the visible area. */
export function hungPendant(look: Pendant, palette: Palette): Piece {
  const height = (look.height ?? 26) * 2.6 + 16;
  return onChain(look, palette, hangingLine(height * 0.44, height, 0.05));
}

/** Returns the pendant on its chain. Its loop and its drops are on its own outline. */
function onChain(look: Pendant, palette: Palette, line: Line): Piece {
  const { metal } = palette;
  const piece = new Piece().put(chainAlong(line, { from: 0, to: line.length }, look.chain ?? 'cable', 1.7, metal));
  const part = front(look, look.height ?? 26, palette);
  const middle = line.length / 2;
  // The bail: a loop wide enough for the chain.
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
  // On a heart the loop is in the notch.
  const notch = edgeAt(part, 0, 1, 0.4);
  const centre = 4 + (Number.isFinite(notch) ? notch : edgeAt(part, 0, 1));
  piece.put(part, line.frame(middle, centre, 0.5));
  if (look.fringe && look.fringe !== 'none') {
    const { min, max } = part.bounds();
    const places =
      look.motif === 'elephant' ? hangingPlaces('elephant').map((x) => x * (max.x - min.x)) : [-3.6, 0, 3.6];
    for (const x of places)
      piece.put(
        hangingDrop(dropOf(look.fringe, 3.2, palette)),
        line.frame(middle, centre - edgeAt(part, x, -1) - 0.3, 1.4).multiply(at({ x })),
      );
  }
  return piece;
}

function front(look: Pendant, height: number, palette: Palette): Piece {
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
      return setStone({ make: stones.make, colour: stones.main, cut: stones.cut, radius, metal, hold: 'claws' });
    }
    case 'cluster':
      return stoneFlower(height * 0.8, palette, 10);
    case 'locket':
      return new Piece()
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
        .put(motifPiece('flower', height * 0.4, palette), at({ z: height * 0.09 }));
    case 'bar':
      return baton(height, palette);
    case 'initial-disc':
      return new Piece()
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
        );
    default: {
      return motifPiece(look.motif, height / motifHeight(look.motif, 1), palette);
    }
  }
}

/**
 * Returns a slim bar that widens downwards, bevelled like a cut stone, with a large stone at the bottom and small ones
 * above it.
 */
function baton(height: number, palette: Palette): Piece {
  const { metal } = palette;
  const stones = palette.stones ?? { make: 'ad' as const, main: 'white' as const, second: 'white' as const };
  const [top, foot] = [height * 0.05, height * 0.085];
  const half = height / 2;
  const outline: Outline = [
    [-top, half],
    [top, half],
    [foot, -half + foot],
    [0, -half],
    [-foot, -half + foot],
  ];
  const shape = reliefShape(
    `baton ${height}`,
    () => ({ thickness: 0.7, layers: [{ raise: outline, rise: 0.9, slope: foot * 0.62, round: false }] }),
    palette.fine ? 0.08 : 0.12,
  );
  const piece = new Piece().add(shape, metal.bright);
  const low = -half + foot * 2.5;
  piece.put(
    setStone({ make: stones.make, colour: stones.main, radius: foot * 0.78, metal, hold: 'bezel' }),
    at({ y: low, z: 1 }),
  );
  for (let k = 0; k < 5; k++)
    piece.put(
      setStone({ make: stones.make, colour: stones.second, radius: foot * (0.4 - k * 0.035), metal, hold: 'bezel' }),
      at({ y: low + foot * (1.75 + k * 0.95), z: 1.2 }),
    );
  return piece;
}
