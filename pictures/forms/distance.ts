/**
 * Signed distance functions for modelled forms: below zero inside, in millimetres
 * (iquilezles.org/articles/distfunctions). Between blended forms the distance is only approximate, which is sufficient
 * for a mesh.
 */
export type Point3 = readonly [number, number, number];
export type Distance = (x: number, y: number, z: number) => number;

/** Returns the blend of two forms over about `k` mm. */
export function melt(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Returns the first form minus the second, with a soft edge of about `k` mm. */
export function carve(a: number, b: number, k: number): number {
  return -melt(-a, b, k);
}

export function ellipsoid(x: number, y: number, z: number, [cx, cy, cz]: Point3, [rx, ry, rz]: Point3): number {
  const [ax, ay, az] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
  const k = Math.hypot(ax, ay, az);
  const l = Math.hypot(ax / rx, ay / ry, az / rz);
  return l === 0 ? -Math.min(rx, ry, rz) : (k * (k - 1)) / l;
}

/** Returns a limb from `a` to `b`, with a radius from `ra` to `rb`. */
export function limb(x: number, y: number, z: number, a: Point3, b: Point3, ra: number, rb: number): number {
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const t = Math.max(0, Math.min(1, (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez)));
  return Math.hypot(px - ex * t, py - ey * t, pz - ez * t) - (ra + (rb - ra) * t);
}

/** Returns a roll of clay along points, each with its radius. */
export function roll(x: number, y: number, z: number, points: readonly (readonly [...Point3, number])[]): number {
  let nearest = Infinity;
  for (let k = 1; k < points.length; k++) {
    const [ax, ay, az, ra] = points[k - 1]!;
    const [bx, by, bz, rb] = points[k]!;
    nearest = Math.min(nearest, limb(x, y, z, [ax, ay, az], [bx, by, bz], ra, rb));
  }
  return nearest;
}

/** Returns points on a smooth curve through the given points, including the radius. */
export function smoothly(
  points: readonly (readonly [...Point3, number])[],
  steps = 6,
): (readonly [...Point3, number])[] {
  const out: [...Point3, number][] = [];
  const last = points.length - 1;
  for (let k = 0; k < last; k++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const four = [points[Math.max(0, k - 1)]!, points[k]!, points[k + 1]!, points[Math.min(last, k + 2)]!] as const;
      const at = (c: number): number => {
        const [p, q, r, u] = four.map((point) => point[c]!) as [number, number, number, number];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - u + t * (3 * (q - r) + u - p)));
      };
      out.push([at(0), at(1), at(2), at(3)]);
    }
  return [...out, [...points[last]!] as [...Point3, number]];
}

/** Returns how far a form extends towards the camera (+z) at a position; `otherwise` if there is no hit. */
export function frontOf(distance: Distance, x: number, y: number, from: number, to: number, otherwise: number): number {
  let z = from;
  for (let k = 0; k < 80; k++) {
    const d = distance(x, y, z);
    if (d < 0.02) return z;
    z -= Math.max(0.05, d * 0.8);
    if (z < to) break;
  }
  return otherwise;
}
