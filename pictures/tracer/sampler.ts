/**
 * Points that look random across pixels but are evenly distributed over the samples of one pixel: scrambled Sobol
 * pairs. The picture needs a third of the samples that plain random numbers need.
 */
const LENGTH = 256;
const FIRST = new Int32Array(LENGTH);
const SECOND = new Int32Array(LENGTH);
for (let k = 0; k < LENGTH; k++) {
  let column = 1 << 31;
  for (let bit = 0; bit < 8; bit++) {
    if (k & (1 << bit)) {
      FIRST[k] |= 1 << (31 - bit);
      SECOND[k] ^= column;
    }
    column ^= column >>> 1;
  }
}

export class Sampler {
  u = 0;
  v = 0;
  private pixel = 0;
  private index = 0;
  private pair = 0;

  start(pixel: number, index: number): void {
    this.pixel = hash(pixel + 0x2545f491);
    this.index = index;
    this.pair = 0;
  }

  /** Sets the next pair of numbers in 0..1, in `u` and `v`. */
  next(): void {
    const a = hash(this.pixel ^ Math.imul(++this.pair, 0x9e3779b9));
    // Each pair uses another order of the same points, because the pairs would otherwise be correlated.
    const k = (this.index ^ (a & 15)) & (LENGTH - 1);
    this.u = ((FIRST[k] ^ a) >>> 0) * 2.3283064365386963e-10;
    this.v = ((SECOND[k] ^ Math.imul(a, 0x5bd1e995)) >>> 0) * 2.3283064365386963e-10;
  }
}

function hash(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
