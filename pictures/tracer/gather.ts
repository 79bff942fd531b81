/** Diffuse light on the first surface: lamps by shadow rays, room and bounce by one more ray. */
import type { LightWalk } from './light-walk.ts';
import { FAR } from './ray.ts';
import type { Sampler } from './sampler.ts';

/** A direction: x, y, z. */
export type Bounce = Float64Array;

const bounce: Bounce = new Float64Array(3);

/** Adds the light that falls on the hit of depth 0 to the sink, as for a white surface. */
export function gather(tracer: LightWalk): void {
  const place = tracer.meetings[0];
  const [nx, ny, nz] = place.normal;
  if (nz > 0.9999 || ny > 0.9999) return gatherOnPaper(tracer, nx, ny, nz);
  tracer.sample.shaded = true;
  if (!(tracer.isGround(place.instance) ? tracer.asksGround : tracer.asksPiece)) return;
  tracer.sample.asked = true;
  const ray = tracer.rays[1];
  ray.leave(place);
  const facing = askLamp(tracer, nx, ny, nz);
  const l = tracer.light.picked;
  if (facing > 0 && !tracer.scene.isBlocked(ray.ox, ray.oy, ray.oz, l[0], l[1], l[2], FAR))
    for (let c = 0; c < 3; c++) tracer.sink[c] += l[3 + c] * facing;
  pickBounce(tracer.sampler, place.normal, bounce);
  followBounce(tracer);
}

/**
 * Gathers the light on paper, which is flat, so its own light is known in advance. Only shadow (subtracted) and bounce
 * (added) are sampled. Without an occluder one sample is exact.
 */
function gatherOnPaper(tracer: LightWalk, nx: number, ny: number, nz: number): void {
  const { light, scene, sink, sample } = tracer;
  if (!tracer.paperIsClear && !tracer.asksGround) return;
  sample.asked = true;
  const place = tracer.meetings[0];
  light.lampsOn(nx, ny, nz);
  tracer.addSeen(1, 1, 1);
  light.ambient(nx, ny, nz);
  tracer.addSeen(1, 1, 1);
  if (tracer.paperIsClear) return;
  const ray = tracer.rays[1];
  ray.leave(place);
  const facing = askLamp(tracer, nx, ny, nz);
  const l = light.picked;
  if (facing > 0 && scene.isBlocked(ray.ox, ray.oy, ray.oz, l[0], l[1], l[2], FAR)) {
    sample.shaded = true;
    for (let c = 0; c < 3; c++) sink[c] -= l[3 + c] * facing;
  }
  pickBounce(tracer.sampler, place.normal, bounce);
  if (!scene.isBlocked(ray.ox, ray.oy, ray.oz, bounce[0], bounce[1], bounce[2], FAR)) return;
  sample.shaded = true;
  light.sky(bounce[0], bounce[1], bounce[2], 0.1, false);
  tracer.addSeen(-1, -1, -1);
  followBounce(tracer);
}

/** Picks a point of a lamp. Returns the cosine between it and the surface. */
function askLamp({ sampler, light }: LightWalk, nx: number, ny: number, nz: number): number {
  sampler.next();
  const which = sampler.u;
  sampler.next();
  light.pickLamp(which, sampler.u, sampler.v);
  const l = light.picked;
  return l[0] * nx + l[1] * ny + l[2] * nz;
}

function followBounce(tracer: LightWalk): void {
  const ray = tracer.rays[1];
  ray.leave(tracer.meetings[0]);
  ray.aim(bounce[0], bounce[1], bounce[2]);
  ray.carry(1, 1, 1);
  ray.see(0.7, false);
  tracer.follow(1);
}

/** Picks a cosine-weighted direction: the normal plus a point of the unit sphere. */
export function pickBounce(sampler: Sampler, n: Float64Array, out: Bounce): void {
  sampler.next();
  const up = 1 - 2 * sampler.u;
  const r = Math.sqrt(Math.max(0, 1 - up * up));
  const turn = 6.283185307 * sampler.v;
  const x = n[0] * 1.001 + r * Math.cos(turn);
  const y = n[1] * 1.001 + r * Math.sin(turn);
  const z = n[2] * 1.001 + up;
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  out[0] = x * scale;
  out[1] = y * scale;
  out[2] = z * scale;
}
