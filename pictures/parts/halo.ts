/** Small stones around a large one, each in its cup, on a plate of their own. */
import type { StoneColour } from '#looks/material.ts';
import type { MeshShape } from '../tracer/shape.ts';
import { outlineOf } from './gem-cuts.ts';
import { at, kept, Piece } from './piece.ts';
import { edgePoint, reachOf, setStone, type Setting } from './setting.ts';
import { skinOver } from './skin.ts';

export type Halo = {
  /** The stone in the middle, which is higher than the others. */
  centre: Setting;
  /** The half width of the small stones, and their colour. */
  small: number;
  colour: StoneColour;
  /** The distance in mm between the cup of the large stone and those of the small ones. */
  air?: number;
};

/** Returns a halo that faces +z with its base at z = 0. `x` and `y` are its half extents. */
export function haloed({ centre, small, colour, air = 0 }: Halo): { piece: Piece; x: number; y: number } {
  const cut = centre.cut ?? 'round';
  const cup = reachOf({ radius: small, make: centre.make }).x;
  const away = reachOf(centre).x - outlineOf(cut).halfWidth * centre.radius + air + cup * 0.98;
  const places = evenly(cut, centre.radius, away, cup * 2.02);
  const stone = setStone({ make: centre.make, colour, radius: small, metal: centre.metal, hold: 'bezel' });
  const thick = Math.max(0.35, small * 0.4);
  const piece = new Piece().add(
    plateShape(cut, centre.radius, away + cup * 0.92, thick),
    centre.metal.worked,
    at({ z: 0 }),
  );
  for (const [x, y] of places) piece.put(stone, at({ x, y, z: thick * 0.85 }));
  piece.put(setStone(centre), at({ z: thick * 0.6 }));
  const { halfWidth, halfHeight } = outlineOf(cut);
  return { piece, x: halfWidth * centre.radius + away + cup, y: halfHeight * centre.radius + away + cup };
}

/** Returns a point `away` mm outside a cut stone's edge, in a direction. */
function outside(cut: Parameters<typeof edgePoint>[0], radius: number, away: number, a: number): [number, number] {
  const p = edgePoint(cut, a);
  return [p[0] * radius + Math.cos(a) * away, p[1] * radius + Math.sin(a) * away];
}

/** Returns positions around a stone at even steps of about `pitch` mm, the first at the top. */
function evenly(cut: Parameters<typeof edgePoint>[0], radius: number, away: number, pitch: number): [number, number][] {
  const steps = 720;
  const line = Array.from({ length: steps + 1 }, (_, k) =>
    outside(cut, radius, away, Math.PI / 2 + (k / steps) * Math.PI * 2),
  );
  const reached = [0];
  for (let k = 1; k <= steps; k++)
    reached.push(reached[k - 1]! + Math.hypot(line[k]![0] - line[k - 1]![0], line[k]![1] - line[k - 1]![1]));
  const count = Math.round(reached[steps]! / pitch);
  return Array.from({ length: count }, (_, n) => {
    const target = (n / count) * reached[steps]!;
    const k = Math.max(
      1,
      reached.findIndex((s) => s >= target),
    );
    // A straight side is a single step of the outline.
    const t = (target - reached[k - 1]!) / (reached[k]! - reached[k - 1]! || 1);
    const [a, b] = [line[k - 1]!, line[k]!];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
}

/** Returns a flat plate that extends outwards from under the stone, with a rounded edge. */
function plateShape(cut: Parameters<typeof edgePoint>[0], radius: number, away: number, thick: number): MeshShape {
  return kept(`plate ${cut} ${radius} ${away} ${thick}`, () => {
    const around = 144;
    const profile = [
      [-radius * 0.4, thick],
      [away - thick * 0.4, thick],
      [away, thick * 0.55],
      [away, 0],
    ] as const;
    const positions: number[] = [];
    for (let k = 0; k <= around; k++)
      for (const [out, z] of profile) positions.push(...outside(cut, radius, out, (k / around) * Math.PI * 2), z);
    return skinOver(positions, around, profile.length);
  });
}
