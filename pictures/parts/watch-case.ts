/** Case and bezel of a watch. */
import type { Watch } from '#looks/look.ts';
import { SPHERE, type MeshShape } from '../tracer/shape.ts';
import type { Palette } from './palette.ts';
import { at, kept, Piece } from './piece.ts';
import { setStone } from './setting.ts';
import { turned } from './profile.ts';
import { skinOver } from './skin.ts';

export type CaseShape = NonNullable<Watch['shape']>;

/** Returns a superellipse: half width, half height, squareness. */
export function outlineOfCase(shape: CaseShape): { sx: number; sy: number; power: number } {
  return {
    round: { sx: 1, sy: 1, power: 2 },
    oval: { sx: 0.82, sy: 1.1, power: 2.1 },
    square: { sx: 0.94, sy: 0.94, power: 7 },
    rectangle: { sx: 0.78, sy: 1.15, power: 8 },
  }[shape];
}

/** The number of cuts around a fluted bezel. */
const FLUTES = 120;

/** Returns the watch without its dial, and the half width of the dial. `half` is half the case's width. */
export function watchCase(look: Watch, half: number, palette: Palette): { piece: Piece; dialHalf: number } {
  const shape = look.shape ?? 'round';
  const { metal } = palette;
  const bezel = look.bezel ?? 'plain';
  const rim = bezel === 'stones' ? 0.2 : 0.13;
  const dialHalf = half * (1 - rim);
  const piece = new Piece();
  // From the back, up the flank, over the bezel, down to the dial.
  const flank: [number, number][] = [
    [0.6, -3.4],
    [0.9, -3.3],
    [0.99, -2.4],
    [1, -0.6],
    [0.98, 0.3],
    [0.965, 0.7],
    [1 - rim * 0.5, 1.55],
    [1 - rim * 0.9, 1.6],
    [1 - rim, 1.3],
    [1 - rim, -0.9],
  ];
  piece.add(swept(`case ${shape} ${bezel}`, shape, flank), metal.bright, at({ sx: half, sy: half }));
  const { sx, sy, power } = outlineOfCase(shape);
  const around = (k: number, n: number, share: number): { x: number; y: number; angle: number } => {
    const a = (k / n) * Math.PI * 2;
    const r = 1 / Math.pow(Math.pow(Math.abs(Math.sin(a)), power) + Math.pow(Math.abs(Math.cos(a)), power), 1 / power);
    return { x: Math.sin(a) * r * sx * half * share, y: Math.cos(a) * r * sy * half * share, angle: a };
  };
  if (bezel === 'stones') {
    const radius = half * rim * 0.36;
    const n = Math.floor((Math.PI * 2 * half * 0.9) / (radius * 2.25));
    const stone = setStone({
      make: palette.stones?.make ?? 'ad',
      colour: palette.stones?.main ?? 'white',
      radius,
      metal,
      hold: 'bead',
    });
    for (let k = 0; k < n; k++) {
      const p = around(k, n, 1 - rim * 0.52);
      piece.put(stone, at({ x: p.x, y: p.y, z: 1.2 }));
    }
  }
  if (bezel === 'fluted')
    for (let k = 0; k < FLUTES; k++) {
      const p = around(k, FLUTES, 1 - rim * 0.42);
      piece.add(
        SPHERE,
        metal.bright,
        at({
          x: p.x,
          y: p.y,
          z: 1.15,
          rz: -(p.angle * 180) / Math.PI,
          sx: half * 0.026,
          sy: half * rim * 0.4,
          sz: 0.34,
        }),
      );
    }
  piece.add(
    turned(
      'crown',
      [
        [0, 1.5],
        [0.9, 1.5],
        [1, 1.3],
        [1, 0.2],
        [0.8, 0],
        [0.5, -0.6],
      ],
      24,
      20,
    ),
    metal.bright,
    at({ x: half * sx + 0.3, rz: -90, s: Math.min(2, half * 0.11) }),
  );
  return { piece, dialHalf };
}

function swept(key: string, shape: CaseShape, flank: readonly (readonly [number, number])[]): MeshShape {
  return kept(`swept ${key}`, () => {
    const { sx, sy, power } = outlineOfCase(shape);
    const around = 128;
    const positions: number[] = [];
    for (let k = 0; k <= around; k++) {
      const a = (k / around) * Math.PI * 2;
      const r =
        1 / Math.pow(Math.pow(Math.abs(Math.sin(a)), power) + Math.pow(Math.abs(Math.cos(a)), power), 1 / power);
      for (const [s, z] of flank) positions.push(Math.sin(a) * r * sx * s, Math.cos(a) * r * sy * s, z);
    }
    return skinOver(positions, around, flank.length);
  });
}
