/**
 * What rays met, written down while the first colour of a piece is exposed and read back for its other colours: where
 * only materials differ, most rays are the same, and finding what they meet is most of the work. A ray that differs
 * from the one on the tape is traced as usual, so the picture is the same with and without a tape.
 */
import type { Hit } from './ray.ts';

/** Rays of one picture at most; what comes later is not written down. */
const LENGTH = 7_000_000;
/** Samples of a pixel that are kept. */
const SAMPLES = 6;

export class HitTape {
  private readonly keys = new Float64Array(LENGTH);
  private readonly places = new Float64Array(LENGTH * 3);
  private readonly things = new Int32Array(LENGTH * 2);
  /** By pixel and sample: where its rays begin, counted from one; nothing was written at 0. */
  private readonly begins: Uint32Array;
  private end = 0;
  private cursor = 0;
  private isReading = false;
  private isOn = false;

  constructor(pixels: number) {
    this.begins = new Uint32Array(pixels * SAMPLES);
  }

  /** An empty tape for so many pixels; this one, where it fits. */
  cleared(pixels: number): HitTape {
    if (this.begins.length !== pixels * SAMPLES) return new HitTape(pixels);
    this.begins.fill(0);
    this.end = 0;
    return this;
  }

  rewind(isReading: boolean): void {
    this.isReading = isReading;
    this.isOn = false;
  }

  /** Before each sample. */
  turnTo(pixel: number, sample: number): void {
    if (sample >= SAMPLES) {
      this.isOn = false;
      return;
    }
    const slot = pixel * SAMPLES + sample;
    if (this.isReading) {
      this.cursor = this.begins[slot] - 1;
      this.isOn = this.cursor >= 0;
      return;
    }
    this.isOn = this.end < LENGTH;
    if (this.isOn) this.begins[slot] = this.end + 1;
  }

  /** Puts what the ray met into `hit`, if this very ray is on the tape. */
  read(key: number, hit: Hit): boolean {
    if (!this.isReading || !this.isOn) return false;
    const k = this.cursor++;
    if (k >= this.end || this.keys[k] !== key) {
      this.isOn = false;
      return false;
    }
    hit.t = this.places[k * 3];
    hit.u = this.places[k * 3 + 1];
    hit.v = this.places[k * 3 + 2];
    hit.instance = this.things[k * 2];
    hit.primitive = this.things[k * 2 + 1];
    return true;
  }

  write(key: number, hit: Hit): void {
    if (this.isReading || !this.isOn) return;
    if (this.end >= LENGTH) {
      this.isOn = false;
      return;
    }
    const k = this.end++;
    this.keys[k] = key;
    this.places[k * 3] = hit.t;
    this.places[k * 3 + 1] = hit.u;
    this.places[k * 3 + 2] = hit.v;
    this.things[k * 2] = hit.instance;
    this.things[k * 2 + 1] = hit.primitive;
  }
}

/** One number for a ray; two rays of one sample that differ have different ones, as good as always. */
export function keyOf(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, tMax: number): number {
  return ox * 1.1 + oy * 2.3 + oz * 3.7 + dx * 531.9 + dy * 977.3 + dz * 1471.7 + (tMax > 1e6 ? 0 : 17.3);
}
