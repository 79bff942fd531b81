/**
 * The back of an upright hand of clay, thumb on the right. The origin is the middle of the wrist. The forearm widens
 * below it, so that bangles rest at the height where it fills them. Sizes are those of a woman who wears bangles of
 * size 2.6 and rings of Indian size 14.
 */
import { Piece } from '../parts/piece.ts';
import type { Clay } from './clay.ts';
import { type Distance, ellipsoid, limb, melt, type Point3, roll, smoothly } from './distance.ts';
import { modelled } from './modelled.ts';

type Finger = { base: Point3; lean: number; length: number; radius: number };

const RING_FINGER: Finger = { base: [-9.5, 93, 0], lean: -0.045, length: 74, radius: 8.2 };

const FINGERS: readonly Finger[] = [
  { base: [27, 91, -1.5], lean: 0.075, length: 71, radius: 8.3 },
  { base: [9, 97, 1], lean: 0.015, length: 80, radius: 8.5 },
  RING_FINGER,
  { base: [-27, 83, -4], lean: -0.13, length: 58, radius: 7.2 },
];

/** Returns the three links of a finger, thicker at the joints and each bent slightly further. */
function linksOf({ base: [x, y, z], lean, length, radius }: Finger): (readonly [...Point3, number])[] {
  const at = (share: number, bend: number, r: number): readonly [...Point3, number] => [
    x + lean * length * share,
    y + length * share * 0.98,
    z - length * bend,
    radius * r,
  ];
  return smoothly(
    [
      at(-0.1, -0.01, 1.1),
      at(0.14, 0, 0.97),
      at(0.34, 0.015, 0.92),
      at(0.47, 0.035, 0.98),
      at(0.6, 0.07, 0.88),
      at(0.75, 0.13, 0.87),
      at(0.88, 0.19, 0.8),
      at(0.97, 0.24, 0.68),
    ],
    4,
  );
}

const LINKS = FINGERS.map(linksOf);
const THUMB = smoothly(
  [
    [14, 8, -6, 12],
    [34, 36, -9, 13],
    [47, 58, -12, 10.6],
    [53, 76, -15, 10],
    [57, 92, -19, 8.4],
    [59, 101, -22, 6.6],
  ],
  4,
);

const form: Distance = (x, y, z) => {
  const arm = limb(x, y, z * 1.3, [0, -260, 0], [0, 4, 0], 42, 25.5);
  let palm = Infinity;
  for (const { base, radius } of FINGERS)
    palm = melt(palm, limb(x, y, z, [base[0] * 0.5, 6, -3], [base[0], base[1] - 4, base[2] - 2], 13, radius * 1.2), 14);
  let d = melt(arm, palm, 26);
  d = melt(d, ellipsoid(x, y, z, [-23.5, -4, 6], [6, 9, 8]), 12);
  d = melt(d, roll(x, y, z, THUMB), 18);
  // Sinews and knuckles on the back.
  for (const { base, radius } of FINGERS) {
    d = melt(d, limb(x, y, z, [base[0] * 0.42, 24, 9], [base[0], base[1] - 10, base[2] + radius], 1.4, 2.2), 9);
    d = melt(d, ellipsoid(x, y, z, [base[0], base[1] - 2, base[2] + 2.4], [radius * 0.9, 8, radius]), 7);
  }
  let fingers = Infinity;
  for (const links of LINKS) fingers = Math.min(fingers, roll(x, y, z, links));
  return melt(d, fingers, 9);
};

export function handForm({ body }: Clay): Piece {
  return new Piece().add(modelled('hand', form, { from: [-66, -200, -60], to: [84, 196, 40] }, 1.2), body);
}

/** The position of a ring: the middle of the first link, and the finger's tilt there in degrees. */
export const RING_PLACE = {
  at: [RING_FINGER.base[0] + RING_FINGER.lean * 20, RING_FINGER.base[1] + 20, -0.7] as Point3,
  lean: (Math.atan(RING_FINGER.lean) * -180) / Math.PI,
};

/** The height at which the forearm fills a bangle of size 2.6. */
export const BANGLES_REST = -62;

/** The position of the wall behind the hand. */
export const BEHIND_HAND = -110;
