/** What one sample brings home; the film adds it up. */
export class Sample {
  /** Light that is not smoothed later. */
  readonly light = new Float64Array(3);
  /** Diffuse light falling on the first surface, and the colour it falls on. */
  readonly gathered = new Float64Array(3);
  readonly albedo = new Float64Array(3);
  readonly normal = new Float64Array(3);
  distance = 0;
  instance = -1;
  /** Something stood between the first surface and a lamp or the room. */
  shaded = false;

  /** The light falling on the first surface was asked for. */
  asked = false;

  /** The first surface is metal. */
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
