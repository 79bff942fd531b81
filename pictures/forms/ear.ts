/**
 * An ear of clay on the side of a head, seen from the side, with the face on the left. The origin is in front of the
 * piercing of the lobe. Sizes are those of a grown woman.
 */
import { Piece } from '../parts/piece.ts';
import { carve, ellipsoid, limb, melt, roll, smoothly } from './distance.ts';
import type { Clay } from './clay.ts';
import { modelled } from './modelled.ts';

const HELIX = smoothly([
  [-2, 25, -5, 2],
  [-8, 29, -4, 2.8],
  [-11.5, 36, -3, 3.2],
  [-9, 46, -1.5, 3.6],
  [0, 52.5, -0.5, 3.8],
  [10, 51, 0, 3.8],
  [17.5, 43, 0.5, 3.6],
  [20, 32, 0.5, 3.2],
  [18.5, 21, 0, 3],
  [14.5, 11, -1, 3],
  [9.5, 3, -2, 3.4],
]);

const ANTIHELIX = smoothly([
  [3.5, 8.5, -3, 3],
  [8.5, 13, -2.4, 3],
  [11.5, 21, -1.6, 3],
  [11, 30, -1.6, 3],
  [7.5, 38, -2.2, 2.8],
  [1, 43.5, -3.6, 2.2],
]);

const FORK = smoothly([
  [10.5, 31, -2, 2.6],
  [5, 34.5, -3.4, 2.2],
  [-3, 36, -5, 1.6],
]);

function ear(x: number, y: number, near: number): number {
  // The rear edge of the ear stands out from the head.
  const z = near - Math.max(-8, Math.min(16, x)) * 0.22;
  const plate = ellipsoid(x, y, z, [4, 27, -7], [17, 26, 5.5]);
  let d = melt(plate, roll(x, y, z, HELIX), 3.5);
  d = carve(d, ellipsoid(x, y, z, [0.5, 20, -0.5], [8.5, 10.5, 9]), 4);
  d = carve(d, ellipsoid(x, y, z, [-3.5, 31, -1], [6, 3.6, 5]), 3);
  d = carve(d, ellipsoid(x, y, z, [14.8, 33, 1.6], [3, 13, 3.6]), 4);
  d = melt(d, roll(x, y, z, ANTIHELIX), 3.5);
  d = melt(d, roll(x, y, z, FORK), 3);
  d = melt(d, ellipsoid(x, y, z, [-8.5, 18.5, -3.6], [3.6, 5.4, 4.4]), 4);
  d = melt(d, ellipsoid(x, y, z, [1.5, 9.5, -3.4], [4.6, 3, 3.4]), 4);
  return melt(d, ellipsoid(x, y, z, [2.2, 0.6, -4.4], [9.4, 10.6, 4.4]), 5);
}

/** Returns cheek, jaw and neck behind the ear. */
function head(x: number, y: number, z: number): number {
  const skull = ellipsoid(x, y, z, [-6, 50, -100], [92, 104, 74]);
  const jaw = limb(x, y, z, [-4, 2, -74], [-86, -44, -74], 44, 30);
  const neck = limb(x, y, z, [26, 0, -104], [36, -190, -110], 52, 62);
  return melt(melt(skull, jaw, 34), neck, 26);
}

const form = (x: number, y: number, z: number): number => {
  // Away from the ear it is below the surface of the head's own mesh, so that no seam is visible.
  const behind = head(x, y, z) + Math.max(0, Math.hypot(x - 3, (y - 22) * 0.85) - 30) * 0.3;
  const shell = ear(x, y, z);
  const root = ellipsoid(x, y, z, [-3, 24, -17], [9, 20, 12]);
  return melt(melt(shell, root, 4), behind, 6);
};

export function earForm({ body }: Clay, fine = 1): Piece {
  return new Piece()
    .add(modelled('ear', form, { from: [-40, -26, -40], to: [42, 70, 10] }, fine), body)
    .add(modelled('side of the head', head, { from: [-140, -150, -120], to: [130, 150, 4] }, fine * 3), body);
}

/** The lobe at its piercing: the position of its front, and its thickness. */
export const LOBE = { front: 0.9, thick: 8 };

/** The position of the wall behind the head. */
export const BEHIND_EAR = -200;
