/**
 * Parts that hang from an edge: drops of pearl or metal, leaves, bells, coins. A drop hangs from the origin towards -y.
 */
import { SphereGeometry } from 'three';
import type { BeadColour, Fringe, StoneColour, Stones } from '#looks/material.ts';
import type { MetalSet } from '../materials/metals.ts';
import { beadOf } from '../materials/solids.ts';
import { MeshShape, SPHERE } from '../tracer/shape.ts';
import { petal } from './outline.ts';
import type { Palette } from './palette.ts';
import { at, kept, Piece } from './piece.ts';
import { turned } from './profile.ts';
import { reliefShape } from './relief.ts';
import { setStone } from './setting.ts';
import { jumpRing } from './wire.ts';

export type Drop = {
  fringe: Exclude<Fringe, 'none'>;
  /** The approximate width of the drop in mm. */
  size: number;
  metal: MetalSet;
  beads: BeadColour;
  stones?: { make: Stones['make']; colour: StoneColour } | undefined;
};

/** Returns a drop in the product's own metal, beads and stones. */
export function dropOf(fringe: Exclude<Fringe, 'none'>, size: number, palette: Palette): Drop {
  const stones = palette.stones ? { make: palette.stones.make, colour: palette.stones.main } : undefined;
  return { fringe, size, metal: palette.metal, beads: palette.beads, stones };
}

export function hangingDrop(drop: Drop): Piece {
  const { size, metal } = drop;
  const loop = Math.max(0.28, size * 0.16);
  const piece = new Piece().put(jumpRing(loop, metal.bright, true), at({ y: -loop }));
  const below = -loop * 1.9;
  switch (drop.fringe) {
    case 'bead-drops':
      return piece.put(cappedBead(size / 2, drop), at({ y: below }));
    case 'double-bead-drops':
      return piece
        .put(cappedBead(size * 0.36, drop), at({ y: below }))
        .put(cappedBead(size / 2, drop), at({ y: below - size * 0.92 }));
    case 'gold-drops':
      return piece.add(dropShape(), metal.bright, at({ y: below, s: size / 2 }));
    case 'leaves':
      return piece.add(leafShape(), metal.worked, at({ y: below + size * 0.1, z: -0.1 * size, s: size, rz: 180 }));
    case 'ghungroo':
      return piece.put(ghungroo(size / 2, metal), at({ y: below - size / 2 }));
    case 'coins':
      return piece.put(plainCoin(size / 2, metal), at({ y: below - size / 2 }));
    case 'stone-drops': {
      const stones = drop.stones ?? { make: 'ad', colour: 'white' };
      return piece.put(
        setStone({ ...stones, cut: 'pear', radius: size * 0.4, metal, hold: 'bezel' }),
        at({ y: below - size * 0.72, z: -size * 0.2 }),
      );
    }
    case 'chains': {
      const links = 7;
      for (let k = 0; k < links; k++)
        piece.put(jumpRing(loop * 0.9, metal.bright, k % 2 === 0), at({ y: below - k * loop * 1.35 }));
      return piece.add(SPHERE, metal.bright, at({ y: below - links * loop * 1.35, s: size * 0.26 }));
    }
  }
}

/** Returns a bead between a cap above and a grain below, as on a wire. */
export function cappedBead(radius: number, { metal, beads }: Pick<Drop, 'metal' | 'beads'>): Piece {
  return new Piece()
    .add(capShape(), metal.bright, at({ y: -radius * 0.02, s: radius }))
    .add(SPHERE, beadOf(beads), at({ y: -radius * 1.16, s: radius }))
    .add(SPHERE, metal.bright, at({ y: -radius * 2.28, s: Math.max(0.16, radius * 0.22) }));
}

/** Returns a small bell ball: two halves, a seam, a slit below. */
export function ghungroo(radius: number, metal: MetalSet): Piece {
  return new Piece()
    .add(ballShape(), metal.bright, at({ s: radius }))
    .add(
      turned(
        'seam',
        [
          [0.97, 0.09],
          [1.07, 0.05],
          [1.07, -0.05],
          [0.97, -0.09],
        ],
        40,
        8,
      ),
      metal.worked,
      at({ s: radius }),
    )
    .add(ballShape(), metal.ground, at({ y: -radius * 0.62, sx: radius * 0.14, sy: radius * 0.42, sz: radius * 0.85 }));
}

export function plainCoin(radius: number, metal: MetalSet): Piece {
  return new Piece()
    .add(
      turned(
        'coin',
        [
          [0, 0.09],
          [0.78, 0.09],
          [0.84, 0.15],
          [0.94, 0.15],
          [1, 0.08],
          [1, -0.04],
        ],
        48,
        24,
      ),
      metal.worked,
      at({ rx: 90, s: radius }),
    )
    .add(ballShape(), metal.bright, at({ z: radius * 0.04, sx: radius * 0.34, sy: radius * 0.34, sz: radius * 0.16 }));
}

const ballShape = (): MeshShape => kept('fine ball', () => MeshShape.from(new SphereGeometry(1, 32, 24)));
const capShape = (): MeshShape =>
  turned(
    'bead cap',
    [
      [0.1, 0.04],
      [0.3, 0],
      [0.56, -0.22],
      [0.7, -0.46],
      [0.74, -0.52],
    ],
    28,
    16,
  );
const dropShape = (): MeshShape =>
  turned(
    'gold drop',
    [
      [0, 0],
      [0.14, -0.1],
      [0.3, -0.7],
      [0.62, -1.5],
      [0.68, -1.95],
      [0.42, -2.4],
      [0, -2.52],
    ],
    32,
    28,
  );
const leafShape = (): MeshShape =>
  reliefShape(
    'hanging leaf',
    () => ({
      thickness: 0.04,
      layers: [
        { raise: petal(1.5, 0.78, 0.6, 0.7), rise: 0.14, slope: 0.3 },
        {
          line: [
            [0, 0.1],
            [0, 1.35],
          ],
          rise: -0.07,
          width: 0.1,
        },
      ],
    }),
    0.035,
  );
