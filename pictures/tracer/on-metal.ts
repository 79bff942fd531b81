/** Light on metal: a reflection of variable sharpness, coloured by the metal. */
import { bend } from './bend.ts';
import { pickBounce, type Bounce } from './gather.ts';
import type { Metal } from './material.ts';
import type { LightWalk } from './light-walk.ts';
import { DEEPEST, graze } from './ray.ts';

const facet = new Float64Array(3);
const bounce: Bounce = new Float64Array(3);
/** Colour and roughness of the metal at the current hit. */
const surface = { r: 0, g: 0, b: 0, rough: 0 };

export function shadeMetal(tracer: LightWalk, metal: Metal, depth: number): void {
  const ray = tracer.rays[depth];
  const place = tracer.meetings[depth];
  const n = place.normal;
  if (depth === 0) tracer.sample.isMetal = true;
  readSurface(tracer, metal, depth);
  // Half of the roughness is sampled, and the soft edges of the panels approximate the other half: far less noise, the
  // same look.
  const spread = surface.rough * surface.rough;
  pickFacet(tracer, n, spread * 0.55);
  let along = ray.dx * facet[0] + ray.dy * facet[1] + ray.dz * facet[2];
  let rx = ray.dx - 2 * along * facet[0];
  let ry = ray.dy - 2 * along * facet[1];
  let rz = ray.dz - 2 * along * facet[2];
  if (rx * n[0] + ry * n[1] + rz * n[2] < 0.01) {
    along = ray.dx * n[0] + ray.dy * n[1] + ray.dz * n[2];
    rx = ray.dx - 2 * along * n[0];
    ry = ray.dy - 2 * along * n[1];
    rz = ray.dz - 2 * along * n[2];
  }
  const g = graze(Math.min(1, Math.abs(along)));
  const tr = ray.r * (surface.r + (1 - surface.r) * g);
  const tg = ray.g * (surface.g + (1 - surface.g) * g);
  const tb = ray.b * (surface.b + (1 - surface.b) * g);
  if (depth >= DEEPEST) {
    tracer.light.sky(rx, ry, rz, 0.6, true);
    tracer.addSeen(tr * 0.5, tg * 0.5, tb * 0.5);
    return;
  }
  const next = tracer.rays[depth + 1];
  next.leave(place);
  next.aim(rx, ry, rz);
  next.carry(tr, tg, tb);
  // Light that hit a diffuse surface first must not cause sharp caustics on it.
  next.see(ray.withLamps ? Math.max(ray.blur, spread * 1.4) : 0.7, true);
  tracer.follow(depth + 1);
}

/** Reads the metal with its texture, and with the dark recesses of antique finishes. */
function readSurface(tracer: LightWalk, metal: Metal, depth: number): void {
  const place = tracer.meetings[depth];
  [surface.r, surface.g, surface.b] = metal.f0;
  surface.rough = metal.roughness;
  const { texture, patina } = metal;
  if (texture) {
    bend(texture, tracer.scene, tracer.rays[depth], place);
    if (texture.tone && texture.under) darken(texture.under, texture.tone(place.at[0], place.at[1], place.at[2]));
  }
  if (patina) {
    const worn = tracer.scene.wearOf(place) * openness(tracer, patina.depth, depth);
    darken(patina.under, 1 - (1 - worn) * patina.depth);
  }
}

function darken(under: readonly [number, number, number], kept: number): void {
  surface.r = under[0] + (surface.r - under[0]) * kept;
  surface.g = under[1] + (surface.g - under[1]) * kept;
  surface.b = under[2] + (surface.b - under[2]) * kept;
  surface.rough = 0.5 + (surface.rough - 0.5) * kept;
}

/**
 * Returns the ambient openness. Dark finishes stay black near other surfaces (about a millimetre), which polishing does
 * not reach.
 */
function openness(tracer: LightWalk, patina: number, depth: number): number {
  if (patina < 0.6 || depth > 0) return 1;
  const place = tracer.meetings[depth];
  const feeler = tracer.rays[depth + 1];
  pickBounce(tracer.sampler, place.normal, bounce);
  feeler.leave(place);
  return tracer.scene.isBlocked(feeler.ox, feeler.oy, feeler.oz, bounce[0], bounce[1], bounce[2], 1) ? 0.3 : 1;
}

/** Picks a facet of the microscopic relief (GGX) around the normal. */
function pickFacet({ sampler }: LightWalk, n: Float64Array, alpha: number): void {
  sampler.next();
  facet.set(n);
  if (alpha <= 0.0004) return;
  const share = Math.min(sampler.u, 0.97);
  const cos = 1 / Math.sqrt(1 + (alpha * alpha * share) / (1 - share));
  const sin = Math.sqrt(1 - cos * cos);
  const turn = 6.283185307 * sampler.v;
  const a = sin * Math.cos(turn);
  const b = sin * Math.sin(turn);
  const [nx, ny, nz] = n;
  const sign = nz >= 0 ? 1 : -1;
  const q = -1 / (sign + nz);
  const w = nx * ny * q;
  facet[0] = (1 + sign * nx * nx * q) * a + w * b + nx * cos;
  facet[1] = sign * w * a + (sign + ny * ny * q) * b + ny * cos;
  facet[2] = -sign * nx * a - ny * b + nz * cos;
}
