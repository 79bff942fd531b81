/** Light on all opaque materials except metal: a coloured body with or without a clear coat. */
import { bend } from './bend.ts';
import { gather } from './gather.ts';
import type { Solid, Tinted } from './material.ts';
import type { LightWalk } from './light-walk.ts';
import { FAR, graze, type Ray } from './ray.ts';

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
  const opaque = keep * (1 - (solid.glass?.share ?? 0));
  sample.albedo[0] = body[0] * opaque * ray.r;
  sample.albedo[1] = body[1] * opaque * ray.g;
  sample.albedo[2] = body[2] * opaque * ray.b;
  if (solid.glass) shineThrough(tracer, solid.glass, keep, cos);
  if (skin > 0) mirrorInSkin(tracer, solid, skin, cos);
  if (solid.lustre) addLustre(tracer, solid.lustre, cos);
  tracer.sink = sample.gathered;
  gather(tracer);
  tracer.sink = sample.light;
}

/** Reads the body's colour with its pattern, and the brightness of cloth at grazing angles. */
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

/**
 * Shades a surface in a reflection or for a bounce: measured light and one shadow ray. This has no noise, unlike
 * picking lamps.
 */
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
  const colour = solid.mirrored ?? body;
  sink[0] += ray.r * colour[0] * keep * (lamps[0] + s[0] * occluded);
  sink[1] += ray.g * colour[1] * keep * (lamps[1] + s[1] * occluded);
  sink[2] += ray.b * colour[2] * keep * (lamps[2] + s[2] * occluded);
  if (skin === 0 || !ray.withLamps) return;
  const cos = place.facing(ray);
  light.sky(ray.dx + 2 * cos * nx, ray.dy + 2 * cos * ny, ray.dz + 2 * cos * nz, solid.roughness, true);
  tracer.addSeen(ray.r * skin * occluded, ray.g * skin * occluded, ray.b * skin * occluded);
}

const surface = new Float64Array(3);
const below = new Float64Array(3);

/**
 * Adds the light that returns from coloured glass. Over metal: the lamps' reflections in its engraving, darker and more
 * saturated for a longer path. In transparent glass: the light from behind and, opposite each highlight, the light that
 * entered there.
 */
function shineThrough(tracer: LightWalk, { tint, share, floor }: Tinted, keep: number, cos: number): void {
  const { scene, light } = tracer;
  const ray = tracer.rays[0];
  const place = tracer.meetings[0];
  const n = place.normal;
  surface.set(n);
  let way: number;
  if (floor) {
    bend(floor, scene, ray, place);
    // Refraction on entry makes the path through the glass steeper.
    way = scene.wearOf(place) * (0.5 + 0.5 / Math.sqrt(1 - (1 - cos * cos) / 2.25));
  } else {
    for (let c = 0; c < 3; c++) n[c] = -surface[c] - 2 * cos * directionOf(ray, c);
    way = 0.3 + 0.7 * cos;
  }
  const along = ray.dx * n[0] + ray.dy * n[1] + ray.dz * n[2];
  light.sky(ray.dx - 2 * along * n[0], ray.dy - 2 * along * n[1], ray.dz - 2 * along * n[2], floor ? 0.35 : 0.4, true);
  below.set(light.seen);
  n.set(surface);
  light.lampsOn(n[0], n[1], n[2]);
  const { sink } = tracer;
  for (let c = 0; c < 3; c++) {
    const thrown = floor ? 0.72 * below[c] + 0.3 * light.seen[c] : 0.42 * below[c] + 0.17 * light.seen[c];
    sink[c] += colourOf(ray, c) * keep * share * tint[c] ** way * thrown;
  }
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

/** The blur of a lustre's reflection, as a tangent. */
const LUSTRE_BLUR = 0.7;

/** Adds the blurred reflection of the lamps. It is read from the light plan, without a ray, so it has no noise. */
function addLustre(tracer: LightWalk, share: number, cos: number): void {
  const { light } = tracer;
  const ray = tracer.rays[0];
  const [nx, ny, nz] = tracer.meetings[0].normal;
  light.sky(ray.dx + 2 * cos * nx, ray.dy + 2 * cos * ny, ray.dz + 2 * cos * nz, LUSTRE_BLUR, true);
  tracer.addSeen(share * ray.r, share * ray.g, share * ray.b);
}

function directionOf(ray: Ray, c: number): number {
  return c === 0 ? ray.dx : c === 1 ? ray.dy : ray.dz;
}

function colourOf(ray: Ray, c: number): number {
  return c === 0 ? ray.r : c === 1 ? ray.g : ray.b;
}

const WHITE = [1, 1, 1] as const;
