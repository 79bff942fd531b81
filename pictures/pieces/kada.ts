/** The thick bangle; openable ones have a hinge and a screw at the sides. */
import { Vector3 } from 'three';
import type { Kada } from '#looks/look.ts';
import { enamelOf } from '../materials/solids.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { channelSection, domedSection, Round } from '../parts/round.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { ringShape, rod } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';

const INNER = 30.15;

/** Returns one kada around the z axis, its front at the top. */
export function kada(look: Kada, palette: Palette): Piece {
  const width = look.width ?? WIDTHS[look.style];
  const round = new Round(INNER);
  const gap = look.heads && look.heads !== 'none' ? 17 : 0;
  const piece = WORK[look.style](look, width, round, palette, gap, 360 - gap);
  if (gap > 0) heads(piece, look, width, round, palette, gap);
  if (look.openable) closure(piece, width, round, palette);
  return piece;
}

const WIDTHS: Record<Kada['style'], number> = {
  plain: 9,
  kundan: 17,
  stones: 12,
  carved: 16,
  enamel: 14,
  twisted: 9,
  motifs: 18,
  filigree: 20,
};

type Work = (look: Kada, width: number, round: Round, palette: Palette, from: number, to: number) => Piece;

const WORK: Record<Kada['style'], Work> = {
  plain(_, width, round, palette, from, to) {
    return new Piece()
      .add(round.band(`kada plain ${width}`, domedSection(width, 3.4), from, to), palette.metal.bright)
      .put(round.grains(0.5, 1.6, width * 0.47, palette.metal.bright, from, to))
      .put(round.grains(0.5, 1.6, -width * 0.47, palette.metal.bright, from, to));
  },
  kundan(_, width, round, palette, from, to) {
    const stones = palette.stones ?? {
      make: 'kundan' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const piece = rails(width, round, palette, from, to);
    const flower = stoneFlower(width * 0.6, palette);
    const big = setStone({
      make: stones.make,
      colour: stones.main,
      cut: 'oval',
      radius: width * 0.17,
      metal: palette.metal,
      grains: true,
    });
    const step = width * 0.66;
    const n = round.fit(step, 2.6, from, to);
    const even = n - (n % 2);
    piece.put(round.all(even, 2, 0, (k) => (k % 2 === 0 ? flower : big), { from, to, shift: 0.5 }));
    const small = setStone({
      make: stones.make,
      colour: stones.second,
      radius: width * 0.055,
      metal: palette.metal,
      hold: 'bezel',
    });
    for (const side of [1, -1])
      piece.put(
        round.all(round.fit(width * 0.15, 2.4, from, to), 2, side * width * 0.37, () => small, {
          from,
          to,
          shift: 0.5,
        }),
      );
    return piece;
  },
  stones(_, width, round, palette, from, to) {
    const stones = palette.stones ?? {
      make: 'ad' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const piece = rails(width, round, palette, from, to);
    for (const [z, r, main] of [
      [0, 0.2, true],
      [0.29, 0.085, false],
      [-0.29, 0.085, false],
    ] as const) {
      const radius = width * r;
      const stone = setStone({
        make: stones.make,
        colour: main ? stones.main : stones.second,
        cut: main ? stones.cut : 'round',
        radius,
        metal: palette.metal,
      });
      const room = reachOf({ radius, make: stones.make, cut: main ? stones.cut : 'round' }).x * 2;
      piece.put(round.all(round.fit(room, 2.6, from, to), 2, z * width, () => stone, { from, to, shift: 0.5 }));
    }
    return piece;
  },
  carved(look, width, round, palette, from, to) {
    const motif = look.motif ?? 'flower';
    const tileWidth = width * 0.66;
    const tile = motifPiece(motif, motif === 'leaf' ? tileWidth * 0.6 : tileWidth, palette, { bare: !palette.stones });
    const piece = rails(width, round, palette, from, to);
    const n = round.fit((motif === 'leaf' ? tileWidth * 0.6 : tileWidth) * 1.1, 2.6, from, to);
    piece.put(round.all(n, 1.8, 0, () => tile, { from, to, shift: 0.5 }));
    return piece.put(round.all(n, 2, 0, () => granulePair(width * 0.05, width * 0.24, palette), { from, to }));
  },
  enamel(look, width, round, palette, from, to) {
    const colours = palette.enamel ?? ['green', 'red', 'white'];
    const piece = rails(width, round, palette, from, to);
    piece.add(
      round.band(
        `kada enamel ${width}`,
        [
          [1.4, -width * 0.34],
          [1.4, width * 0.34],
          [2.2, width * 0.33],
          [2.4, 0],
          [2.2, -width * 0.33],
        ],
        from,
        to,
      ),
      enamelOf(colours[0]),
    );
    const tile = motifPiece(look.motif ?? 'flower', width * 0.6, {
      ...palette,
      enamel: [colours[1] ?? 'red', colours[2] ?? 'white'],
    });
    const n = round.fit(width * 0.86, 2.6, from, to);
    return piece
      .put(round.all(n, 2.1, 0, () => tile, { from, to, shift: 0.5 }))
      .put(round.all(n, 2.4, 0, () => granulePair(width * 0.045, width * 0.18, palette), { from, to }));
  },
  twisted(_, width, round, palette, from, to) {
    const piece = new Piece();
    const radius = width * 0.25;
    const turns = round.fit(width * 3, width / 2, from, to);
    for (let strand = 0; strand < 3; strand++)
      piece.add(
        round.wound({ out: width / 2, reach: radius * 1.02, radius, turns, phase: strand / 3, from, to }),
        strand === 0 ? palette.second.bright : palette.metal.bright,
      );
    return piece;
  },
  motifs(look, width, round, palette, from, to) {
    const motif = look.motif ?? 'peacock';
    const tile = motifPiece(motif, width, palette);
    const mirror = motifPiece(motif, width, palette, { mirrored: true });
    const n = round.fit(width * 1.02, 2.4, from, to);
    const piece = new Piece().add(
      round.band(`motif kada ${width}`, domedSection(width * 0.5, 1.8), from, to),
      palette.metal.worked,
    );
    piece.put(round.all(n, 1.3, 0, (k) => (k % 2 === 0 ? tile : mirror), { from, to, shift: 0.5 }));
    return piece;
  },
  filigree(_, width, round, palette, from, to) {
    const piece = new Piece();
    for (const z of [-0.5, 0.5, -0.16, 0.16])
      piece.add(
        round.band(
          `filigree rail ${z} ${width}`,
          [
            [0, -0.6],
            [0, 0.6],
            [1.2, 0.5],
            [1.5, 0],
            [1.2, -0.5],
          ],
          from,
          to,
        ),
        palette.metal.bright,
        at({ z: z * width }),
      );
    const scroll = new Piece();
    for (const r of [1, 0.55]) scroll.add(ringShape(1, 0.17), palette.metal.bright, at({ s: width * 0.145 * r }));
    scroll.add(SPHERE, palette.metal.bright, at({ z: 0.3, s: width * 0.045 }));
    for (const z of [-0.33, 0, 0.33])
      piece.put(
        round.all(round.fit(width * 0.32, 1.2, from, to), 0.9, z * width, () => scroll, { from, to, shift: z }),
      );
    return piece
      .put(round.grains(0.5, 1.6, width * 0.5, palette.metal.bright, from, to))
      .put(round.grains(0.5, 1.6, -width * 0.5, palette.metal.bright, from, to));
  },
};

/** Returns the body of most kadas: a channel with beaded rims. */
function rails(width: number, round: Round, palette: Palette, from: number, to: number): Piece {
  return new Piece()
    .add(round.band(`kada rail ${width}`, channelSection(width, 2.8, width * 0.1), from, to), palette.metal.worked)
    .put(round.grains(0.55, 2.8, width * 0.45, palette.metal.bright, from, to))
    .put(round.grains(0.55, 2.8, -width * 0.45, palette.metal.bright, from, to));
}

function granulePair(grain: number, apart: number, palette: Palette): Piece {
  const piece = new Piece();
  for (const y of [-1, 0, 1])
    piece.add(SPHERE, palette.metal.bright, at({ y: y * apart, z: grain * 0.5, s: grain * (y === 0 ? 1.3 : 1) }));
  return piece;
}

/** Adds two heads that face each other at the kada's opening. */
function heads(piece: Piece, look: Kada, width: number, round: Round, palette: Palette, gap: number): void {
  const size = width * 1.02;
  for (const side of [-1, 1]) {
    const spot = round.spot(side * gap * 0.52, 3.2, 0);
    if (look.heads === 'ball') {
      piece
        .add(SPHERE, palette.metal.bright, spot.multiply(at({ s: size * 0.46 })))
        .put(round.grains(0.6, 3, 0, palette.metal.bright, side * gap - 1, side * gap + 1));
      continue;
    }
    const motif = look.heads === 'elephant' ? 'elephant' : look.heads === 'peacock' ? 'peacock' : 'lotus';
    // In the front view each head is upright on the band and faces the other.
    const height = motifHeight(motif, size);
    const head = new Piece().put(motifPiece(motif, size, palette, { mirrored: side < 0 }), at({ x: 0, y: 0, z: 0 }));
    const half = new Piece().put(head, at({ z: width * 0.1 })).put(head, at({ z: -width * 0.1, ry: 180, sx: -1 }));
    piece.put(half, round.spot(side * gap * 0.72, height * 0.36 + 1, 0).multiply(at({ rx: 90 })));
  }
}

/** Adds a hinge on one side and a screw on the other. */
function closure(piece: Piece, width: number, round: Round, palette: Palette): void {
  const { bright } = palette.metal;
  for (const side of [-1, 1]) {
    const out = round.inner + 1.6;
    const x = side * out;
    piece.put(rod(new Vector3(x, 0, -width * 0.46), new Vector3(x, 0, width * 0.46), 1.7, bright));
    for (const z of [-0.3, -0.1, 0.1, 0.3]) piece.add(ringShape(1, 0.12), bright, at({ x, z: z * width, s: 1.75 }));
    if (side > 0)
      piece
        .put(rod(new Vector3(x, 0, width * 0.46), new Vector3(x, 0, width * 0.46 + 2.4), 0.8, bright))
        .add(SPHERE, bright, at({ x, z: width * 0.46 + 3.2, s: 1.5 }));
  }
}
