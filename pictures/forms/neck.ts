/**
 * Neck, shoulders and chest of clay. The origin is the hollow of the throat; like jewellers' displays it is a third
 * larger than life, so that what closes at the nape goes out of the picture and not into the air.
 */
import type { Surface } from '../parts/line.ts';
import { Piece } from '../parts/piece.ts';
import { clay } from './clay.ts';
import { carve, ellipsoid, frontOf, limb, melt } from './distance.ts';
import { modelled } from './modelled.ts';

function form(side: number, y: number, z: number): number {
  const x = Math.abs(side);
  const neck = limb(x, y, z * 1.06, [0, -60, -92], [0, 260, -64], 78, 66);
  const chest = ellipsoid(x, y, z, [0, -190, -100], [205, 190, 108]);
  const shoulder = limb(x, y, z, [40, -52, -110], [215, -112, -122], 62, 66);
  const slope = limb(x, y, z, [30, 60, -125], [170, -60, -130], 40, 44);
  let d = melt(chest, shoulder, 60);
  d = melt(d, slope, 50);
  d = melt(d, neck, 46);
  const bone = limb(x, y, z, [14, -6, -21], [100, 4, -58], 6, 3);
  d = melt(d, bone, 26);
  return carve(d, ellipsoid(x, y, z, [0, 3, -6], [11, 13, 9]), 18);
}

export function neckForm(): Piece {
  return new Piece().add(modelled('neck', form, { from: [-290, -330, -170], to: [290, 220, 30] }, 3), clay);
}

/** How far it stands out towards the camera; what lies beside the neck hangs behind it. */
export const overNeck: Surface = (x, y) => frontOf(form, x, y, 40, -110, -110) + 0.4;

/** Where the wall behind it stands. */
export const BEHIND_NECK = -230;
