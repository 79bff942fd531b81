/**
 * A record of ray hits: written during the first colour of a piece, and read for its other colours. If only materials
 * differ, most rays are the same, and finding hits is most of the work. A ray that is not on the tape is traced as
 * usual, so the picture is the same with and without a tape.
 */
import type { Hit } from './ray.ts';

/** The maximum number of rays of one picture. Later rays are not recorded. */
const LENGTH = 7_000_000;
/** The number of recorded samples per pixel. */
const SAMPLES = 6;

export class HitTape {
  private readonly keys = new Float64Array(LENGTH);
  private readonly places = new Float64Array(LENGTH * 3);
  private readonly things = new Int32Array(LENGTH * 2);
  /** By pixel and sample: the index of its first ray, counted from one; 0 means that nothing was recorded. */
  private readonly begins: Uint32Array;
  private end = 0;
  private cursor = 0;
  private isReading = false;
  private isOn = false;

  constructor(pixels: number) {
    this.begins = new Uint32Array(pixels * SAMPLES);
  }

  /** Returns an empty tape for this number of pixels; this same one if it fits. */
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

  /** Call it before each sample. */
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

  /** Reads the recorded hit of this same ray into `hit`. Returns whether it is on the tape. */
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

/** Returns a hash of a ray. Two different rays of one sample have different hashes, almost always. */
export function keyOf(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, tMax: number): number {
  return ox * 1.1 + oy * 2.3 + oz * 3.7 + dx * 531.9 + dy * 977.3 + dz * 1471.7 + (tMax > 1e6 ? 0 : 17.3);
}
