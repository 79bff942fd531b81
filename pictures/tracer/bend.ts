/** Bump mapping: the slope of a surface's pattern changes its normal, without geometry. */
import type { Texture } from './material.ts';
import type { Meeting, Ray } from './ray.ts';
import type { Scene } from './scene.ts';

/** Tilts the normal at a hit by the slope of the surface's relief. */
export function bend(texture: Texture, scene: Scene, ray: Ray, place: Meeting): void {
  const height = texture.height;
  if (!height) return;
  const step = texture.step ?? 0.05;
  const [x, y, z] = place.at;
  const n = place.normal;
  const here = height(x, y, z);
  const gx = (height(x + step, y, z) - here) / step;
  const gy = (height(x, y + step, z) - here) / step;
  const gz = (height(x, y, z + step) - here) / step;
  const m = scene.toLocal;
  const b = place.instance * 12;
  // The slope is in the shape's space. The transposed matrix gives its direction in world space, and the matrix's scale
  // its size.
  const size = Math.sqrt(m[b] * m[b] + m[b + 4] * m[b + 4] + m[b + 8] * m[b + 8]) || 1;
  const wx = (m[b] * gx + m[b + 4] * gy + m[b + 8] * gz) / size;
  const wy = (m[b + 1] * gx + m[b + 5] * gy + m[b + 9] * gz) / size;
  const wz = (m[b + 2] * gx + m[b + 6] * gy + m[b + 10] * gz) / size;
  const across = wx * n[0] + wy * n[1] + wz * n[2];
  let nx = n[0] - (wx - across * n[0]);
  let ny = n[1] - (wy - across * n[1]);
  let nz = n[2] - (wz - across * n[2]);
  const facing = nx * ray.dx + ny * ray.dy + nz * ray.dz;
  if (facing > -0.03) {
    // A tilted normal must still face the lens.
    nx -= (facing + 0.03) * ray.dx;
    ny -= (facing + 0.03) * ray.dy;
    nz -= (facing + 0.03) * ray.dz;
  }
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  n[0] = nx * scale;
  n[1] = ny * scale;
  n[2] = nz * scale;
}
