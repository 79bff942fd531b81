/** Light on stones, and on a watch's crystal. */
import type { Glass, Stone } from './material.ts';
import type { LightWalk } from './light-walk.ts';
import { graze } from './ray.ts';
import { lookIntoStone } from './stone-optics.ts';

const inside = new Float64Array(3);
/** A stone reflected in a stone is still traced, but no further. */
const MIRRORS = 2;

export function shadeStone(tracer: LightWalk, stone: Stone, depth: number): void {
  const ray = tracer.rays[depth];
  const place = tracer.meetings[depth];
  const [nx, ny, nz] = place.normal;
  const cos = place.facing(ray);
  const f0 = ((stone.ior - 1) / (stone.ior + 1)) ** 2;
  const skin = f0 + (1 - f0) * graze(cos);
  lookIntoStone(stone, tracer.scene, tracer.light, place, ray, inside);
  const keep = 1 - skin;
  const { sink } = tracer;
  sink[0] += ray.r * keep * inside[0];
  sink[1] += ray.g * keep * inside[1];
  sink[2] += ray.b * keep * inside[2];
  const x = ray.dx + 2 * cos * nx;
  const y = ray.dy + 2 * cos * ny;
  const z = ray.dz + 2 * cos * nz;
  if (depth < MIRRORS) {
    const next = tracer.rays[depth + 1];
    next.leave(place);
    next.aim(x, y, z);
    next.carry(ray.r * skin, ray.g * skin, ray.b * skin);
    next.see(0.02, ray.withLamps);
    tracer.follow(depth + 1);
    return;
  }
  tracer.light.sky(x, y, z, 0.05, ray.withLamps);
  tracer.addSeen(ray.r * skin, ray.g * skin, ray.b * skin);
}

/**
 * Shades a pane: it reflects the studio faintly and transmits the rest. The object behind it stays the first visible
 * one.
 */
export function shadeGlass(tracer: LightWalk, glass: Glass, depth: number): void {
  const ray = tracer.rays[depth];
  const place = tracer.meetings[depth];
  const [nx, ny, nz] = place.normal;
  const cos = place.facing(ray);
  const skin = glass.f0 + (1 - glass.f0) * graze(cos);
  tracer.light.sky(ray.dx + 2 * cos * nx, ray.dy + 2 * cos * ny, ray.dz + 2 * cos * nz, 0.02, ray.withLamps);
  tracer.addSeen(ray.r * skin, ray.g * skin, ray.b * skin);
  ray.start(place.x + ray.dx * 0.004, place.y + ray.dy * 0.004, place.z + ray.dz * 0.004);
  ray.carry(ray.r * (1 - skin), ray.g * (1 - skin), ray.b * (1 - skin));
  tracer.follow(depth);
}
