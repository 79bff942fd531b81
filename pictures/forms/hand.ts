/**
 * The back of an upright hand of clay, thumb on the right. The origin is the middle of the wrist; the forearm widens
 * below it, so that bangles rest where it fills them. Sizes are those of a woman who wears bangles of size 2.6 and rings
 * of Indian size 14.
 */
import { Piece } from '../parts/piece.ts';
import { clay } from './clay.ts';
import { type Distance, limb, melt, type Point3, roll } from './distance.ts';
import { modelled } from './modelled.ts';

type Finger = { base: Point3; lean: number; length: number; radius: number };

const RING_FINGER: Finger = { base: [-11, 91, 0], lean: -0.07, length: 74, radius: 8.7 };

const FINGERS: readonly Finger[] = [
  { base: [28, 90, -1], lean: 0.13, length: 70, radius: 9 },
  { base: [8.5, 95, 1], lean: 0.025, length: 80, radius: 9 },
  RING_FINGER,
  { base: [-29, 82, -3], lean: -0.2, length: 58, radius: 7.8 },
];

/** The three links of a finger, bent a little further at each joint. */
function linksOf({ base: [x, y, z], lean, length, radius }: Finger): (readonly [...Point3, number])[] {
  const at = (share: number, bend: number, r: number): readonly [...Point3, number] => [
    x + lean * length * share,
    y + length * share * 0.98,
    z - length * bend,
    r,
  ];
  return [
    at(-0.1, -0.01, radius * 1.12),
    at(0.1, 0, radius),
    at(0.44, 0.03, radius * 0.93),
    at(0.54, 0.045, radius * 0.95),
    at(0.76, 0.12, radius * 0.84),
    at(0.98, 0.24, radius * 0.7),
  ];
}

const LINKS = FINGERS.map(linksOf);
const THUMB: readonly (readonly [...Point3, number])[] = [
  [16, 12, -6, 13],
  [40, 44, -10, 12.5],
  [52, 66, -13, 10],
  [58, 88, -17, 8],
];

const form: Distance = (x, y, z) => {
  const arm = limb(x, y, z * 1.3, [0, -260, 0], [0, 4, 0], 44, 27);
  let palm = Infinity;
  for (const { base, radius } of FINGERS)
    palm = melt(
      palm,
      limb(x, y, z, [base[0] * 0.52, 6, -2], [base[0], base[1] - 4, base[2] - 1], 14, radius * 1.2),
      14,
    );
  let d = melt(arm, palm, 24);
  d = melt(d, roll(x, y, z, THUMB), 16);
  let fingers = Infinity;
  for (const links of LINKS) fingers = Math.min(fingers, roll(x, y, z, links));
  return melt(d, fingers, 7);
};

export function handForm(): Piece {
  return new Piece().add(modelled('hand', form, { from: [-66, -200, -60], to: [84, 196, 40] }, 1.5), clay);
}

/** Where a ring sits: the middle of the first link, and how far the finger leans there, in degrees. */
export const RING_PLACE = {
  at: [RING_FINGER.base[0] + RING_FINGER.lean * 20, RING_FINGER.base[1] + 20, -0.7] as Point3,
  lean: (Math.atan(RING_FINGER.lean) * -180) / Math.PI,
};

/** The height at which the forearm fills a bangle of size 2.6. */
export const BANGLES_REST = -50;

/** Where the wall behind the hand stands. */
export const BEHIND_HAND = -110;
