/** Light on everything opaque that is not metal: a coloured body, with or without a clear skin. */
import { bend } from './bend.ts';
import { gather } from './gather.ts';
import type { Solid } from './material.ts';
import type { LightWalk } from './light-walk.ts';
import { FAR, graze } from './ray.ts';

const body = new Float64Array(3);
const lamps = new Float64Array(3);

export function shadeSolid(tracer: LightWalk, solid: Solid, depth: number): void {
  const ray = tracer.rays[depth];
  const place = tracer.meetings[depth];
  readBody(tracer, solid, depth);
  const cos = place.facing(ray);
  const skin = solid.coat > 0 ? solid.coat + (1 - solid.coat) * graze(cos) * (1 - solid.roughness) : 0;
  const keep = 1 - skin;
  if (depth > 0) return shadeFromAfar(tracer, solid, depth, skin);
  const { sample } = tracer;
  sample.albedo[0] = body[0] * keep * ray.r;
  sample.albedo[1] = body[1] * keep * ray.g;
  sample.albedo[2] = body[2] * keep * ray.b;
  if (skin > 0) mirrorInSkin(tracer, solid, skin, cos);
  tracer.sink = sample.gathered;
  gather(tracer);
  tracer.sink = sample.light;
}

/** The body's colour with its pattern, and the glow of cloth seen flat. */
function readBody(tracer: LightWalk, solid: Solid, depth: number): void {
  const place = tracer.meetings[depth];
  const ray = tracer.rays[depth];
  const { texture, sheen } = solid;
  body.set(solid.albedo);
  if (texture) {
    if (depth === 0) bend(texture, tracer.scene, ray, place);
    if (texture.tone && texture.under) {
      const k = texture.tone(place.at[0], place.at[1], place.at[2]);
      for (let c = 0; c < 3; c++) body[c] = texture.under[c] + (body[c] - texture.under[c]) * k;
    }
  }
  if (sheen) {
    const glow = (1 - place.facing(ray)) ** 3;
    for (let c = 0; c < 3; c++) body[c] += sheen[c] * glow;
  }
}

/** Seen in a mirror or by a bounce: measured light and one shadow ray, which is calm where picking lamps is not. */
function shadeFromAfar(tracer: LightWalk, solid: Solid, depth: number, skin: number): void {
  const { light, scene } = tracer;
  const ray = tracer.rays[depth];
  const place = tracer.meetings[depth];
  const [nx, ny, nz] = place.normal;
  const occluded = depth > 1 ? 0.5 : 0.75;
  const [kx, ky, kz] = light.key;
  const feeler = tracer.rays[depth + 1];
  feeler.leave(place);
  const isLit = kx * nx + ky * ny + kz * nz > 0 && !scene.isBlocked(feeler.ox, feeler.oy, feeler.oz, kx, ky, kz, FAR);
  light.lampsOn(nx, ny, nz);
  const share = isLit ? 1 : 1 - light.keyShare;
  for (let c = 0; c < 3; c++) lamps[c] = light.seen[c] * share;
  light.ambient(nx, ny, nz);
  const s = light.seen;
  const keep = 1 - skin;
  const { sink } = tracer;
  sink[0] += ray.r * body[0] * keep * (lamps[0] + s[0] * occluded);
  sink[1] += ray.g * body[1] * keep * (lamps[1] + s[1] * occluded);
  sink[2] += ray.b * body[2] * keep * (lamps[2] + s[2] * occluded);
  if (skin === 0 || !ray.withLamps) return;
  const cos = place.facing(ray);
  light.sky(ray.dx + 2 * cos * nx, ray.dy + 2 * cos * ny, ray.dz + 2 * cos * nz, solid.roughness, true);
  tracer.addSeen(ray.r * skin * occluded, ray.g * skin * occluded, ray.b * skin * occluded);
}

function mirrorInSkin(tracer: LightWalk, solid: Solid, skin: number, cos: number): void {
  const { sampler } = tracer;
  const ray = tracer.rays[0];
  const place = tracer.meetings[0];
  const [nx, ny, nz] = place.normal;
  sampler.next();
  const wobble = solid.roughness * solid.roughness;
  const turn = 6.283185307 * sampler.v;
  const reach = wobble * Math.sqrt(sampler.u);
  const x = ray.dx + 2 * cos * nx + reach * Math.cos(turn);
  const y = ray.dy + 2 * cos * ny + reach * Math.sin(turn);
  const z = ray.dz + 2 * cos * nz;
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  const [tr, tg, tb] = solid.coatTint ?? WHITE;
  const next = tracer.rays[1];
  next.leave(place);
  next.aim(x * scale, y * scale, z * scale);
  next.carry(skin * tr * ray.r, skin * tg * ray.g, skin * tb * ray.b);
  next.see(wobble, true);
  tracer.follow(1);
}

const WHITE = [1, 1, 1] as const;
