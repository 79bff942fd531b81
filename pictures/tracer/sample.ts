/** The result of one sample, which the film adds up. */
export class Sample {
  /** Light that is not smoothed later. */
  readonly light = new Float64Array(3);
  /** Diffuse light on the first surface, and the surface's colour. */
  readonly gathered = new Float64Array(3);
  readonly albedo = new Float64Array(3);
  readonly normal = new Float64Array(3);
  distance = 0;
  instance = -1;
  /** Whether an occluder was between the first surface and a lamp or the room. */
  shaded = false;

  /** Whether the light on the first surface was gathered. */
  asked = false;

  /** Whether the first surface is metal. */
  isMetal = false;

  clear(): void {
    this.isMetal = false;
    this.shaded = false;
    this.asked = false;
    this.light.fill(0);
    this.gathered.fill(0);
    this.albedo.fill(0);
    this.normal.fill(0);
    this.distance = Infinity;
    this.instance = -1;
  }
}
