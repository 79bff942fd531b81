/** The decoration of a jhumka's dome: stones, petals, enamel, granulation. */
import type { Jhumka } from '#looks/look.ts';
import { beadOf, enamelOf } from '../materials/solids.ts';
import { SPHERE } from '../tracer/shape.ts';
import type { Bell } from './bell.ts';
import { petal } from './outline.ts';
import type { Palette } from './palette.ts';
import { at, Piece } from './piece.ts';
import { reliefShape } from './relief.ts';
import { setStone } from './setting.ts';
import { ringShape } from './wire.ts';

/** Returns the decoration of a bell. */
export function workBell(bell: Bell, radius: number, work: Jhumka['work'], palette: Palette): Piece {
  const { metal } = palette;
  const g = radius * 0.024 + 0.08;
  const piece = new Piece();
  const stone =
    (main: boolean, r: number, cut: 'round' | 'pear' | 'oval' = 'round') =>
    (k: number): Piece => {
      const stones = palette.stones ?? { make: 'kemp' as const, main: 'white' as const, second: 'white' as const };
      return setStone({
        make: stones.make,
        colour: main ? stones.main : stones.second,
        cut,
        radius: r,
        metal,
        hold: 'bezel',
        variant: k,
      });
    };
  switch (work) {
    case 'plain':
      return piece
        .put(bell.shell(palette, 16))
        .put(bell.grains(0.93, g, palette))
        .put(bell.grains(0.3, g, palette));
    case 'stones': {
      const r = radius * 0.115;
      piece
        .put(bell.shell(palette))
        .put(bell.grains(0.97, g, palette))
        .put(bell.grains(0.66, g, palette))
        .put(bell.grains(0.36, g, palette));
      piece.put(bell.round(0.81, bell.fit(0.81, r * 2.9), stone(true, r)));
      return piece.put(bell.round(0.51, bell.fit(0.51, r * 2.6), stone(false, r * 0.76)));
    }
    case 'petals': {
      const n = 14;
      const width = (2 * Math.PI * bell.radiusAt(0.8)) / n;
      piece.put(bell.shell(palette)).put(bell.grains(0.98, g, palette));
      piece.put(
        bell.round(0.62, n, (k) => petalPart(width * 1.02, radius * 0.56, palette, k % 2 === 0), {
          lift: -radius * 0.01,
        }),
      );
      piece.put(
        bell.round(0.3, Math.round(n * 0.64), () => petalPart(width * 0.8, radius * 0.34, palette, false), {
          lift: radius * 0.02,
        }),
      );
      if (palette.stones) piece.put(bell.round(0.88, n, stone(true, radius * 0.062), { lift: radius * 0.03 }));
      return piece;
    }
    case 'enamel': {
      const n = 12;
      const width = (2 * Math.PI * bell.radiusAt(0.78)) / n;
      piece
        .put(bell.shell(palette))
        .put(bell.grains(0.97, g, palette))
        .put(bell.grains(0.44, g, palette));
      piece.put(bell.round(0.7, n, (k) => enamelPetal(width * 0.94, radius * 0.46, palette, k)));
      return piece.put(bell.round(0.3, 10, (k) => enamelPetal(width * 0.62, radius * 0.26, palette, k + 1)));
    }
    case 'carved': {
      const n = 9;
      piece
        .put(bell.shell(palette))
        .put(bell.grains(0.96, g, palette))
        .put(bell.grains(0.46, g, palette));
      piece.put(bell.round(0.7, n, () => scroll(radius * 0.24, palette)));
      piece.put(bell.round(0.7, n, () => petalPart(radius * 0.2, radius * 0.42, palette, false), { shift: 0.5 }));
      return piece.put(bell.round(0.3, 12, () => petalPart(radius * 0.2, radius * 0.26, palette, false)));
    }
    case 'beads': {
      const pearl = beadOf(palette.beads);
      piece.put(bell.shell(palette));
      for (const [t, r] of [
        [0.22, 0.06],
        [0.4, 0.085],
        [0.6, 0.105],
        [0.82, 0.125],
      ] as const) {
        const size = r * radius;
        piece.put(
          bell.round(t, bell.fit(t, size * 2.1), () => new Piece().add(SPHERE, pearl, at({ s: size })), {
            lift: size * 0.55,
          }),
        );
        if (t > 0.3)
          piece.put(
            bell.round(
              t - 0.1,
              bell.fit(t, size * 2.1),
              () => new Piece().add(SPHERE, metal.bright, at({ s: size * 0.36 })),
              { lift: size * 0.2, shift: 0.5 },
            ),
          );
      }
      return piece;
    }
    case 'granules': {
      piece
        .put(bell.shell(palette))
        .put(bell.grains(0.96, g, palette))
        .put(bell.grains(0.3, g, palette));
      const triangle = granuleTriangle(radius * 0.036, palette);
      return piece.put(bell.round(0.74, 16, () => triangle)).put(bell.round(0.48, 12, () => triangle));
    }
    case 'filigree': {
      piece.put(bell.shell(palette)).put(bell.grains(0.97, g, palette));
      for (const [t, n, r] of [
        [0.8, 14, 0.19],
        [0.52, 12, 0.15],
        [0.28, 8, 0.12],
      ] as const)
        piece.put(bell.round(t, n, () => scroll(radius * r, palette), { shift: t }));
      return piece;
    }
  }
}

/** Returns a metal petal that points down the bell. */
function petalPart(width: number, length: number, palette: Palette, accent: boolean): Piece {
  const shape = reliefShape(
    'bell petal',
    () => ({
      thickness: 0.03,
      layers: [
        { raise: petal(1, 0.62, 0.55, 0.75), rise: 0.12, slope: 0.2 },
        {
          line: [
            [0, 0.1],
            [0, 0.85],
          ],
          rise: -0.05,
          width: 0.08,
        },
        {
          line: [
            [0.1, 0.3],
            [0.17, 0.7],
          ],
          rise: -0.03,
          width: 0.05,
        },
        {
          line: [
            [-0.1, 0.3],
            [-0.17, 0.7],
          ],
          rise: -0.03,
          width: 0.05,
        },
      ],
    }),
    palette.fine ? 0.011 : 0.022,
  );
  return new Piece().add(
    shape,
    accent ? palette.second.worked : palette.metal.worked,
    at({ y: length / 2, rz: 180, sx: width / 0.62, sy: length, sz: length * 0.7 }),
  );
}

/** Returns an enamelled petal in its wire. */
function enamelPetal(width: number, length: number, palette: Palette, k: number): Piece {
  const enamel = palette.enamel ?? ['green', 'red'];
  const wall = reliefShape(
    'petal cell',
    () => ({
      thickness: 0.03,
      layers: [
        { raise: petal(1, 0.66, 0.55, 0.6), rise: 0.1, slope: 0.06 },
        { cell: petal(0.8, 0.48, 0.55, 0.6).map(([x, y]) => [x, y + 0.1] as const), floor: 0.03 },
      ],
    }),
    0.018,
  );
  const fill = reliefShape(
    'petal fill',
    () => ({ thickness: 0.04, layers: [{ raise: petal(0.8, 0.48, 0.55, 0.6), rise: 0.04, slope: 0.1 }] }),
    0.022,
  );
  const pose = { rz: 180, sx: width / 0.66, sy: length, sz: length * 0.8 };
  const piece = new Piece()
    .add(wall, palette.metal.bright, at({ ...pose, y: length / 2 }))
    .add(fill, enamelOf(enamel[k % enamel.length]), at({ ...pose, y: length * 0.4, z: length * 0.03 }));
  return piece.add(SPHERE, palette.metal.bright, at({ y: length * 0.05, z: length * 0.09, s: length * 0.07 }));
}

/** Returns a spiral of wire around a grain. */
function scroll(size: number, palette: Palette): Piece {
  const piece = new Piece();
  for (const [r, dx, dy] of [
    [1, 0, 0],
    [0.55, 0, 0],
  ] as const)
    piece.add(
      ringShape(1, 0.16),
      palette.metal.bright,
      at({ x: dx * size, y: dy * size, z: size * 0.06, s: size * r }),
    );
  for (const [x, y] of [
    [0.86, 0.86],
    [-0.86, 0.86],
    [0.86, -0.86],
    [-0.86, -0.86],
  ] as const)
    piece.add(SPHERE, palette.metal.bright, at({ x: x * size, y: y * size, z: size * 0.1, s: size * 0.2 }));
  return piece.add(SPHERE, palette.metal.bright, at({ z: size * 0.12, s: size * 0.32 }));
}

/** Returns rawa: six grains soldered to a triangle, point down. */
function granuleTriangle(g: number, palette: Palette): Piece {
  const piece = new Piece();
  for (let row = 0; row < 4; row++)
    for (let k = 0; k <= row; k++)
      piece.add(
        SPHERE,
        palette.metal.bright,
        at({ x: (k - row / 2) * g * 2.05, y: (row - 1.8) * g * 1.8, z: g * 0.5, s: g }),
      );
  return piece;
}
