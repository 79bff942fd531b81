/**
 * A face of clay with its hair parted in the middle, eyes closed. The origin is the root of the nose; +z is towards the
 * camera. Sizes are those of a grown woman.
 */
import { Vector3 } from 'three';
import type { Surface } from '../parts/line.ts';
import { Piece } from '../parts/piece.ts';
import type { Clay } from './clay.ts';
import { carve, type Distance, ellipsoid, frontOf, limb, melt, type Point3, roll, smoothly } from './distance.ts';
import { modelled } from './modelled.ts';

const UPPER_LIP = smoothly([
  [0, -67.6, 3.4, 3.4],
  [3.6, -66.6, 3.4, 3.6],
  [10, -68.8, 0.8, 3.2],
  [22, -72.4, -8, 1.6],
]);

const LOWER_LIP = smoothly([
  [0, -78, 2.6, 4.6],
  [9, -77, 0.8, 4],
  [20, -73, -7, 1.8],
]);

/** The face without incised lines. */
const modelledFace: Distance = (side, y, z) => {
  const x = Math.abs(side);
  const skull = ellipsoid(x, y, z, [0, 35, -88], [74, 95, 92]);
  const below = ellipsoid(x, y, z, [0, -45, -62], [59, 74, 64]);
  let d = melt(skull, below, 22);
  d = melt(d, ellipsoid(x, y, z, [36, -32, -25], [22, 21, 18]), 20);
  d = melt(d, ellipsoid(x, y, z, [0, -101, -15], [20, 14, 14]), 16);
  d = melt(d, limb(x, y, z, [10, 10, -6], [44, 11, -22.5], 7, 5), 12);
  d = carve(d, ellipsoid(x, y, z, [31, -4, -5], [18, 11, 16]), 11);
  d = melt(d, ellipsoid(x, y, z, [31.5, -6, -27.5], [15, 12, 13]), 4);
  d = melt(d, limb(x, y, z, [0, 1, -7], [0, -39, 11], 6, 8.6), 10);
  d = melt(d, ellipsoid(x, y, z, [10.5, -43, 3], [6.2, 7, 9]), 8);
  d = carve(d, ellipsoid(x, y, z, [6.2, -50.6, 8.5], [3.6, 3.6, 5.6]), 2.4);
  d = melt(d, ellipsoid(x, y, z, [0, -71, -18], [28, 20, 20]), 14);
  d = carve(d, limb(x, y, z, [0, -55, 8.5], [0, -63, 7], 1.6, 2), 4);
  d = melt(d, roll(x, y, z, UPPER_LIP), 3);
  return melt(d, roll(x, y, z, LOWER_LIP), 3);
};

/** Returns a line incised in the face through some positions, shallower towards its ends. */
function drawnLine(places: readonly (readonly [number, number])[]): readonly (readonly [...Point3, number])[] {
  const last = places.length - 1;
  return smoothly(
    places.map(([x, y], k) => {
      const isEnd = k === 0 || k === last;
      return [x, y, frontOf(modelledFace, x, y, 30, -60, -60) + (isEnd ? 0.9 : 0.2), 1];
    }),
  );
}

/** The line between the upper and the lower lids. */
const LIDS = drawnLine([
  [19, -8],
  [25, -10.6],
  [32, -11.4],
  [39, -10],
  [44, -7],
]);

const BETWEEN_LIPS = drawnLine([
  [-21, -72.4],
  [-10, -72.2],
  [0, -72.9],
  [10, -72.2],
  [21, -72.4],
]);

const face: Distance = (x, y, z) => {
  const lids = carve(modelledFace(x, y, z), roll(Math.abs(x), y, z, LIDS), 1.2);
  return carve(lids, roll(x, y, z, BETWEEN_LIPS), 1.6);
};

const PARTING = smoothly([
  [0, 50, 7, 1.8],
  [0, 80, -1.5, 1.8],
  [0, 106, -19, 1.8],
  [0, 126, -45, 1.8],
  [0, 137, -88, 1.8],
]);

/** Hair combed to both sides of the parting: a shell over the skull that leaves the face open. */
const hair: Distance = (side, y, z) => {
  const x = Math.abs(side);
  const shell = ellipsoid(x, y, z, [0, 36, -90], [80, 99, 97]);
  const opening = ellipsoid(x, y, z, [0, -34, 0], [64, 92, 420]);
  // The soft edge lets the hair rise gently from the forehead: a step there is a black line.
  return carve(carve(shell, opening, 10), roll(x, y, z, PARTING), 2.4);
};

export function faceForm(clay: Clay): Piece {
  return new Piece()
    .add(modelled('face', face, { from: [-80, -125, -100], to: [80, 136, 30] }, 1.1), clay.body)
    .add(modelled('hair', hair, { from: [-90, -70, -120], to: [90, 145, 20] }, 1.25), clay.hair);
}

/** Returns how far face and hair extend towards the camera. */
export const overFace: Surface = (x, y) =>
  frontOf((a, b, c) => Math.min(face(a, b, c), hair(a, b, c)), x, y, 40, -110, -110) + 0.3;

/** The middle of the forehead, below the parting: the position of a tikka. */
export const FOREHEAD = 42;

/** The hole in the wing of the nose: the wearer’s left. */
export const PIERCING = onSkin([13.2, -43, 7]);

/** Returns the point of the face next to a position, and the direction away from the face there. */
function onSkin(near: Point3): { at: Vector3; normal: Vector3 } {
  const at = new Vector3(...near);
  const normal = new Vector3();
  const e = 0.05;
  for (let k = 0; k < 12; k++) {
    const { x, y, z } = at;
    const here = face(x, y, z);
    normal.set(face(x + e, y, z) - here, face(x, y + e, z) - here, face(x, y, z + e) - here).normalize();
    at.addScaledVector(normal, -here);
  }
  return { at, normal };
}

/** The position of the wall behind the head. */
export const BEHIND_FACE = -190;
