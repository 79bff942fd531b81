/** Sums over samples, a plane each. `layers` separates what is gathered from the colour it falls on. */
export class Layers {
  readonly light: Float32Array;
  readonly gathered: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  readonly depth: Float32Array;
  readonly instance: Int32Array;
  /** The pixel shows a diffuse surface; and of how many samples the light falling on it was gathered. */
  readonly isDiffuse: Uint8Array;
  readonly diffuse: Float32Array;
  /** The pixel shows an edge: its samples met different things. */
  readonly mixed: Uint8Array;
  readonly metal: Uint8Array;
  readonly count: Uint16Array;
  readonly tone: Float32Array;
  readonly tone2: Float32Array;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    const n = width * height;
    this.light = new Float32Array(n * 3);
    this.gathered = new Float32Array(n * 3);
    this.albedo = new Float32Array(n * 3);
    this.normal = new Float32Array(n * 3);
    this.depth = new Float32Array(n);
    this.instance = new Int32Array(n).fill(-1);
    this.isDiffuse = new Uint8Array(n);
    this.diffuse = new Float32Array(n);
    this.mixed = new Uint8Array(n);
    this.metal = new Uint8Array(n);
    this.count = new Uint16Array(n);
    this.tone = new Float32Array(n);
    this.tone2 = new Float32Array(n);
  }
}
