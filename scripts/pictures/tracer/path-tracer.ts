/**
 * Follows light backwards from the lens: mirrors in metal, the inside of stones, soft shadows and bounce light on
 * everything else. Metal looks into the soft sky, so it needs few samples; only the diffuse light is noisy, and it is
 * gathered apart from the colour it falls on so that the film can smooth it.
 */
import type { Light } from './light.ts';
import { shadeMetal } from './on-metal.ts';
import { shadeSolid } from './on-solid.ts';
import { shadeGlass, shadeStone } from './on-stone.ts';
import { DEEPEST, FAR, Meeting, Ray } from './ray.ts';
import type { Sample } from './sample.ts';
import type { Sampler } from './sampler.ts';
import type { Scene } from './scene.ts';

export class PathTracer {
  readonly scene: Scene;
  readonly light: Light;
  readonly sampler: Sampler;
  readonly sample: Sample;
  /** By depth: 0 comes from the lens. */
  readonly rays = Array.from({ length: DEEPEST + 2 }, () => new Ray());
  readonly meetings = Array.from({ length: DEEPEST + 2 }, () => new Meeting());
  /** Set while looking at paper that is known to lie in full light. */
  paperIsClear = false;
  /** Whether this sample asks what light falls on the backdrop, and on diffuse parts of the piece. */
  asksGround = true;
  asksPiece = true;
  readonly isGround: (instance: number) => boolean;
  /** Where found light is added: the sample's own light, or what is gathered on a diffuse surface. */
  sink: Float64Array;

  constructor(scene: Scene, light: Light, sampler: Sampler, sample: Sample, isGround: (instance: number) => boolean) {
    this.isGround = isGround;
    this.scene = scene;
    this.light = light;
    this.sampler = sampler;
    this.sample = sample;
    this.sink = sample.light;
  }

  /** Fills the sample with what is seen along a ray. */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    this.sample.clear();
    this.sink = this.sample.light;
    const ray = this.rays[0];
    ray.start(ox, oy, oz);
    ray.aim(dx, dy, dz);
    ray.carry(1, 1, 1);
    ray.see(0, true);
    this.follow(0);
  }

  /** Adds what the ray of a depth finds, times what it carries, to the sink. */
  follow(depth: number): void {
    const { scene } = this;
    const ray = this.rays[depth];
    if (!scene.closestHit(ray.ox, ray.oy, ray.oz, ray.dx, ray.dy, ray.dz, FAR)) {
      this.light.sky(ray.dx, ray.dy, ray.dz, ray.blur, ray.withLamps);
      this.addSeen(ray.r, ray.g, ray.b);
      return;
    }
    const { t, instance, primitive, u, v } = scene.hit;
    const place = this.meetings[depth];
    place.x = ray.ox + ray.dx * t;
    place.y = ray.oy + ray.dy * t;
    place.z = ray.oz + ray.dz * t;
    place.instance = instance;
    place.primitive = primitive;
    place.u = u;
    place.v = v;
    scene.describeHit(place.x, place.y, place.z, ray.dx, ray.dy, ray.dz, place.at, place.normal);
    if (depth === 0) {
      this.sample.distance = t;
      this.sample.instance = instance;
      this.sample.normal.set(place.normal);
    }
    const material = scene.materials[scene.materialOf[instance]];
    switch (material.kind) {
      case 'metal':
        return shadeMetal(this, material, depth);
      case 'solid':
        return shadeSolid(this, material, depth);
      case 'stone':
        return shadeStone(this, material, depth);
      case 'glass':
        return shadeGlass(this, material, depth);
    }
  }

  /** Adds the light last asked of the studio. */
  addSeen(r: number, g: number, b: number): void {
    const { sink } = this;
    const s = this.light.seen;
    sink[0] += r * s[0];
    sink[1] += g * s[1];
    sink[2] += b * s[2];
  }
}
