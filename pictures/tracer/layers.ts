/** Sums over samples, in one plane each. The gathered light is separate from the colour of the surface. */
export class Layers {
  readonly light: Float32Array;
  readonly gathered: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  readonly depth: Float32Array;
  readonly instance: Int32Array;
  /** Whether the pixel shows a diffuse surface; and the number of samples that gathered its light. */
  readonly isDiffuse: Uint8Array;
  readonly diffuse: Float32Array;
  /** Whether the pixel is an edge: its samples hit different objects. */
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
