/**
 * Neck, shoulders and chest of clay. The origin is the hollow of the throat. Like jewellers' displays it is a third
 * larger than life, so that the parts of a necklace that close at the nape leave the picture at its edge.
 */
import type { Surface } from '../parts/line.ts';
import { Piece } from '../parts/piece.ts';
import type { Clay } from './clay.ts';
import { carve, ellipsoid, frontOf, limb, melt, roll, smoothly } from './distance.ts';
import { modelled } from './modelled.ts';

const COLLARBONE = smoothly([
  [13, -3, -23, 7],
  [40, 3, -34, 6],
  [82, 2, -54, 5.4],
  [124, 14, -88, 6.5],
  [170, 8, -118, 9],
]);

/** From behind the ear to the breastbone. */
const CORD = smoothly([
  [9, 0, -25, 5],
  [24, 44, -29, 8],
  [42, 110, -44, 11],
  [60, 200, -74, 15],
]);

/** Returns the body without its hollows, which a necklace bridges. */
function body(side: number, y: number, z: number): number {
  const x = Math.abs(side);
  const throat = limb(x, y, z * 1.04, [0, -70, -92], [0, 270, -70], 68, 60);
  const chest = ellipsoid(x, y, z, [0, -196, -104], [204, 196, 108]);
  const shoulder = limb(x, y, z, [40, -56, -112], [222, -96, -132], 58, 62);
  const slope = limb(x, y, z, [28, 96, -128], [178, -44, -136], 38, 44);
  let d = melt(chest, shoulder, 60);
  d = melt(d, ellipsoid(x, y, z, [84, -236, -64], [86, 88, 62]), 70);
  d = melt(d, slope, 44);
  d = melt(d, throat, 40);
  d = melt(d, roll(x, y, z, CORD), 26);
  return melt(d, roll(x, y, z, COLLARBONE), 15);
}

function form(side: number, y: number, z: number): number {
  const x = Math.abs(side);
  let d = body(side, y, z);
  d = carve(d, ellipsoid(x, y, z, [62, 34, -46], [44, 15, 15]), 26);
  d = carve(d, ellipsoid(x, y, z, [88, -24, -38], [52, 9, 9]), 26);
  return carve(d, ellipsoid(x, y, z, [0, 6, -10], [12, 14, 11]), 15);
}

export function neckForm(clay: Clay): Piece {
  return new Piece().add(modelled('neck', form, { from: [-300, -340, -190], to: [300, 250, 40] }, 2.2), clay.body);
}

/** Returns how far the body extends towards the camera. Parts next to the neck hang behind it. */
export const overNeck: Surface = (x, y) => frontOf(body, x, y, 50, -120, -120) + 0.4;

/** The position of the wall behind it. */
export const BEHIND_NECK = -250;
