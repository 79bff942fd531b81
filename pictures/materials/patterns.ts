/** Deterministic noise functions for surfaces. */

function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841) ^ Math.imul(z, 0xcb1ab31f);
  h = Math.imul(h ^ (h >>> 13), 0x5bd1e995);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Returns smooth noise, about -1..1, with one feature per unit. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const fx = x - xi;
  const fy = y - yi;
  const fz = z - zi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const w = fz * fz * (3 - 2 * fz);
  const a = mix(
    mix(lattice(xi, yi, zi), lattice(xi + 1, yi, zi), u),
    mix(lattice(xi, yi + 1, zi), lattice(xi + 1, yi + 1, zi), u),
    v,
  );
  const b = mix(
    mix(lattice(xi, yi, zi + 1), lattice(xi + 1, yi, zi + 1), u),
    mix(lattice(xi, yi + 1, zi + 1), lattice(xi + 1, yi + 1, zi + 1), u),
    v,
  );
  return mix(a, b, w) * 2 - 1;
}

export function fbm(x: number, y: number, z: number): number {
  return (
    noise(x, y, z) * 0.6 + noise(x * 2.03 + 7, y * 2.03, z * 2.03) * 0.3 + noise(x * 4.1, y * 4.1 + 3, z * 4.1) * 0.15
  );
}

/** Returns the distance to the nearest of scattered points, 0..1: round dimples. */
export function cells(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let nearest = 4;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const a = xi + i;
        const b = yi + j;
        const c = zi + k;
        const dx = a + lattice(a, b, c) - x;
        const dy = b + lattice(b, c, a + 11) - y;
        const dz = c + lattice(c, a, b + 23) - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < nearest) nearest = d;
      }
  return Math.min(1, Math.sqrt(nearest));
}

/** Returns shallow planished facets of about `size`. */
export function hammered(x: number, y: number, z: number, size: number): number {
  const d = cells(x / size, y / size, z / size);
  return d * d;
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
