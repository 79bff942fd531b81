/**
 * The state of one backward walk of light from the lens: its rays, their weights, and the sink of the light they find.
 */
import type { Light } from './light.ts';
import { DEEPEST, Meeting, Ray } from './ray.ts';
import type { Sample } from './sample.ts';
import type { Sampler } from './sampler.ts';
import type { Scene } from './scene.ts';

export abstract class LightWalk {
  readonly scene: Scene;
  readonly light: Light;
  readonly sampler: Sampler;
  readonly sample: Sample;
  /** By depth: 0 comes from the lens. */
  readonly rays = Array.from({ length: DEEPEST + 2 }, () => new Ray());
  readonly meetings = Array.from({ length: DEEPEST + 2 }, () => new Meeting());
  /** Whether the ray looks at paper that is known to be fully lit. */
  paperIsClear = false;
  /** Whether this sample gathers light on the backdrop, and on diffuse parts of the piece. */
  asksGround = true;
  asksPiece = true;
  readonly isGround: (instance: number) => boolean;
  /** The sink of found light: the sample's own light, or the gathered light of a diffuse surface. */
  sink: Float64Array;

  constructor(scene: Scene, light: Light, sampler: Sampler, sample: Sample, isGround: (instance: number) => boolean) {
    this.isGround = isGround;
    this.scene = scene;
    this.light = light;
    this.sampler = sampler;
    this.sample = sample;
    this.sink = sample.light;
  }

  /** Adds the light that the ray of a depth finds to the sink, times the ray's weight. */
  abstract follow(depth: number): void;

  /** Adds the result of the last query of the studio's light. */
  addSeen(r: number, g: number, b: number): void {
    const { sink } = this;
    const s = this.light.seen;
    sink[0] += r * s[0];
    sink[1] += g * s[1];
    sink[2] += b * s[2];
  }
}
