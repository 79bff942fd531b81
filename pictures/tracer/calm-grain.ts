/**
 * Reduces the noise of a picture without blurring its detail. A pixel is averaged with adjacent pixels of the same
 * object, only as far as their difference can be noise. The variance of its own samples determines this.
 */
import type { Layers } from './layers.ts';

const REACH = 2;

export function calmGrain(layers: Layers, light: Float32Array): void {
  const { width, height, count, tone, tone2, normal, instance } = layers;
  const n = width * height;
  const level = new Float32Array(n);
  const chance = new Float32Array(n);
  for (let p = 0; p < n; p++) {
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += light[p * 3 + c] / (1 + light[p * 3 + c]);
    level[p] = sum / 3;
    const c = count[p];
    const mean = tone[p] / c;
    // One or two samples say little about the variance, so add a small constant.
    chance[p] = Math.max(0, tone2[p] / c - mean * mean) / c + (c < 3 ? 0.0004 : 0);
  }
  const spread = smoothed(chance, width, height);
  quench(layers, light, level);
  const from = Float32Array.from(light);
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const p = y * width + x;
      const v = spread[p];
      if (v < 2e-6 || count[p] < 2) continue;
      let r = 0,
        g = 0,
        b = 0,
        sum = 0;
      for (let j = -REACH; j <= REACH; j++)
        for (let i = -REACH; i <= REACH; i++) {
          const q = p + j * width + i;
          if (instance[q] !== instance[p] && (i !== 0 || j !== 0)) continue;
          const facing =
            normal[p * 3] * normal[q * 3] +
            normal[p * 3 + 1] * normal[q * 3 + 1] +
            normal[p * 3 + 2] * normal[q * 3 + 2];
          if (facing < 0.9 && q !== p) continue;
          const d = level[p] - level[q];
          const near = 1 - (i * i + j * j) * 0.08;
          const w = near * Math.exp((-d * d) / (5 * (v + spread[q]) + 1e-6));
          r += from[q * 3] * w;
          g += from[q * 3 + 1] * w;
          b += from[q * 3 + 2] * w;
          sum += w;
        }
      light[p * 3] = r / sum;
      light[p * 3 + 1] = g / sum;
      light[p * 3 + 2] = b / sum;
    }
}

/** Returns means over adjacent pixels, since a pixel's own variance is itself uncertain. */
function smoothed(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      let sum = 0;
      for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) sum += values[p + j * width + i];
      out[p] = sum / 9;
    }
  return out;
}

/**
 * Removes single bright pixels on even areas of metal, which are noise: one sample hit a small lamp by chance. Each is
 * replaced by the mean of its neighbours. Edges, grains and stones keep their highlights.
 */
function quench(layers: Layers, light: Float32Array, level: Float32Array): void {
  const { width, height, metal, mixed, normal, instance } = layers;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      if (!metal[p] || mixed[p]) continue;
      let brightest = 0;
      let isEven = true;
      for (let j = -1; j <= 1 && isEven; j++)
        for (let i = -1; i <= 1; i++) {
          const q = p + j * width + i;
          if (q === p) continue;
          const facing =
            normal[p * 3] * normal[q * 3] +
            normal[p * 3 + 1] * normal[q * 3 + 1] +
            normal[p * 3 + 2] * normal[q * 3 + 2];
          if (instance[q] !== instance[p] || facing < 0.97) {
            isEven = false;
            break;
          }
          if (level[q] > brightest) brightest = level[q];
        }
      if (!isEven || level[p] < brightest + 0.03) continue;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) sum += light[(p + j * width + i) * 3 + c];
        light[p * 3 + c] = (sum - light[p * 3 + c]) / 8;
      }
      level[p] = brightest;
    }
}
