/** Stones in their settings: bezel, prongs, the foil cup of kundan, granules around. */
import { Vector3 } from 'three';
import type { StoneColour, Stones } from '#looks/material.ts';
import type { MetalSet } from '../materials/metals.ts';
import { stoneOf } from '../materials/stones.ts';
import { SPHERE, type MeshShape } from '../tracer/shape.ts';
import { brilliant, domed, flatCut, outlineOf, type Cut } from './gem-cuts.ts';
import { at, kept, Piece } from './piece.ts';
import { rod } from './wire.ts';
import { skinOver } from './skin.ts';

export type Setting = {
  make: Stones['make'];
  colour: StoneColour;
  cut?: Cut | undefined;
  /** Half the stone's width in mm. */
  radius: number;
  metal: MetalSet;
  /** A metal rim all around, claws, or the thinnest claws for pavé. */
  hold?: 'bezel' | 'claws' | 'bead';
  /** Whether a ring of grains surrounds the bezel. */
  grains?: boolean | undefined;
  /** Varies the cut of hand-cut stones. */
  variant?: number;
};

/** Returns a set stone that faces +z, with its seat at z = 0. */
export function setStone(setting: Setting): Piece {
  const { make, colour, radius, metal } = setting;
  const cut = setting.cut ?? 'round';
  const hold = setting.hold ?? (make === 'ad' ? 'claws' : 'bezel');
  const isFlat = make === 'kundan' || make === 'polki';
  const shape = isFlat ? flatCut(cut, (setting.variant ?? 0) % 5) : make === 'kemp' ? domed(cut) : brilliant(cut);
  const lift = radius * (isFlat ? 0.3 : make === 'kemp' ? 0.22 : hold === 'bezel' ? 0.42 : 0.55);
  const stone = stoneOf(colour, make);
  const piece = new Piece().add(
    shape,
    stone,
    at({ z: lift, s: radius, sz: isFlat || make === 'kemp' ? 1 : Math.min(1, (lift * 1.6) / radius) }),
  );
  const rim = isFlat ? radius * 0.15 + 0.1 : radius * 0.1 + 0.09;
  if (hold === 'bezel') {
    piece.add(
      bezelShape(cut, rim / radius, (lift + radius * (isFlat ? 0.2 : 0.06)) / radius),
      metal.bright,
      at({ s: radius }),
    );
  } else {
    // Small stones have a cup. For a large one only the claws are visible from above.
    if (radius < SMALL)
      piece.add(bezelShape(cut, 0.06 + 0.1 / radius, (lift / radius) * 0.9), metal.bright, at({ s: radius }));
    else piece.add(bezelShape(cut, 0.07, (lift / radius) * 0.7), metal.worked, at({ s: radius * 0.93 }));
    claws(piece, setting, cut, lift);
  }
  if (setting.grains) grainsAround(piece, cut, radius + rim * 1.2, Math.max(0.16, radius * 0.13), metal);
  return piece;
}

/** Half width in mm below which a stone in claws has a cup. */
const SMALL = 2.6;

/**
 * Returns the extent of a set stone from its middle, with its rim: half its width and height, and up and down, which
 * differ for a pear.
 */
export function reachOf(setting: {
  radius: number;
  make: Stones['make'];
  cut?: Cut | undefined;
  grains?: boolean | undefined;
}): {
  x: number;
  y: number;
  above: number;
  below: number;
} {
  const { halfWidth, halfHeight, reach } = outlineOf(setting.cut ?? 'round');
  const rim =
    setting.make === 'kundan' || setting.make === 'polki' ? setting.radius * 0.15 + 0.1 : setting.radius * 0.1 + 0.09;
  const more = rim + (setting.grains ? Math.max(0.32, setting.radius * 0.26) : 0);
  const withRim = (half: number) => half * setting.radius + more;
  return {
    x: withRim(halfWidth),
    y: withRim(halfHeight),
    above: withRim(reach(Math.PI / 2)),
    below: withRim(reach(-Math.PI / 2)),
  };
}

function claws(piece: Piece, setting: Setting, cut: Cut, lift: number): void {
  const { radius, metal } = setting;
  const n = setting.hold === 'bead' || radius < 1.6 ? 4 : radius > 4 ? 6 : 4;
  const thick = Math.max(0.15, radius * (radius < SMALL ? 0.13 : 0.085));
  for (let k = 0; k < n; k++) {
    const a = ((k + 0.5) / n) * Math.PI * 2;
    const p = edgePoint(cut, a);
    const top = new Vector3(p[0] * radius * 0.97, p[1] * radius * 0.97, lift + radius * 0.1);
    if (radius > 1)
      piece.put(rod(new Vector3(p[0] * radius * 0.72, p[1] * radius * 0.72, 0), top, thick, metal.bright));
    piece.add(SPHERE, metal.bright, at({ x: top.x, y: top.y, z: top.z, s: thick * 1.25 }));
  }
}

function grainsAround(piece: Piece, cut: Cut, offset: number, grain: number, metal: MetalSet): void {
  const { halfWidth, halfHeight } = outlineOf(cut);
  const around = Math.PI * 2 * offset * Math.sqrt((halfWidth ** 2 + halfHeight ** 2) / 2);
  const n = Math.max(8, Math.round(around / (grain * 2.05)));
  // Even steps of arc length, because even angles would crowd the grains at the waist of a long stone.
  const line = Array.from({ length: 240 }, (_, k) => edgePoint(cut, (k / 240) * Math.PI * 2));
  const lengths = line.map((p, k) => Math.hypot(p[0] - line[(k + 239) % 240][0], p[1] - line[(k + 239) % 240][1]));
  const total = lengths.reduce((a, b) => a + b, 0);
  let passed = 0;
  let next = 0;
  const base = offset;
  line.forEach((p, k) => {
    passed += lengths[k];
    if (passed < (next / n) * total || next >= n) return;
    next++;
    piece.add(SPHERE, metal.bright, at({ x: p[0] * base, y: p[1] * base, z: grain * 0.7, s: grain }));
  });
}

/**
 * Returns the point of the outline in a direction, from its support function: the intersection of adjacent tangents.
 */
export function edgePoint(cut: Cut, angle: number): [number, number] {
  const { reach } = outlineOf(cut);
  const h = 1e-3;
  const r = reach(angle);
  const slope = (reach(angle + h) - reach(angle - h)) / (2 * h);
  return [r * Math.cos(angle) - slope * Math.sin(angle), r * Math.sin(angle) + slope * Math.cos(angle)];
}

/** Returns a wall around the stone with a rounded lip, closed below. Unit: the stone's half width. */
function bezelShape(cut: Cut, rim: number, height: number): MeshShape {
  const r = Math.round(rim * 40) / 40;
  const h = Math.round(height * 40) / 40;
  return kept(`bezel ${cut} ${r} ${h}`, () => {
    const around = 56;
    const profile: [number, number][] = [
      [-0.02, h * 0.72],
      [0.005, h * 0.97],
      [r * 0.3, h * 1.06],
      [r * 0.72, h * 1.02],
      [r, h * 0.86],
      [r * 1.12, h * 0.3],
      [r * 1.2, 0],
    ];
    const positions: number[] = [];
    for (let k = 0; k <= around; k++) {
      const a = (k / around) * Math.PI * 2;
      const p = edgePoint(cut, a);
      for (const [out, z] of profile) positions.push(p[0] + out * Math.cos(a), p[1] + out * Math.sin(a), z);
    }
    return skinOver(positions, around, profile.length);
  });
}
