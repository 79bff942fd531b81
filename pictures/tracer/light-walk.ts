/** One walk of light backwards from the lens: where it goes, what it carries, and where what it finds is added. */
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

  /** Adds what the ray of a depth finds, times what it carries, to the sink. */
  abstract follow(depth: number): void;

  /** Adds the light last asked of the studio. */
  addSeen(r: number, g: number, b: number): void {
    const { sink } = this;
    const s = this.light.seen;
    sink[0] += r * s[0];
    sink[1] += g * s[1];
    sink[2] += b * s[2];
  }
}
