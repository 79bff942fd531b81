/**
 * Smooths the gathered diffuse light (soft shadows, bounce) by a few passes of an edge-preserving blur with doubling
 * steps (à trous). Colour, engraving and reflections are in other layers and stay unchanged.
 */
import type { Layers } from './layers.ts';

/** Computes the mean of the permitted neighbours. Returns whether there was any. */
function meanAround(
  p: number,
  values: Float32Array,
  width: number,
  out: Float64Array,
  speaks: (q: number) => boolean,
): boolean {
  let count = 0;
  let [r, g, b] = [0, 0, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const q = p + j * width + i;
      if (!speaks(q)) continue;
      r += values[q * 3];
      g += values[q * 3 + 1];
      b += values[q * 3 + 2];
      count++;
    }
  if (count === 0) return false;
  out[0] = r / count;
  out[1] = g / count;
  out[2] = b / count;
  return true;
}

const mean = new Float64Array(3);

/** The share of its neighbours' light below which a lone pixel is a speck. */
const SPECK = 0.4;

/**
 * Tells whether a pixel is a dark speck in the fold of a surface: almost none of its neighbours faces its way, so
 * nothing smoothed its one sample, and that met the other side of the fold.
 */
function isSpeck(p: number, values: Float32Array, { width, normal, isDiffuse }: Layers): boolean {
  let alike = 0;
  let around = 0;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const q = p + j * width + i;
      if (q === p) continue;
      if (isDiffuse[q] === 0) return false;
      const facing =
        normal[p * 3] * normal[q * 3] + normal[p * 3 + 1] * normal[q * 3 + 1] + normal[p * 3 + 2] * normal[q * 3 + 2];
      if (facing >= 0.75 && ++alike > 2) return false;
      around += values[q * 3] + values[q * 3 + 1] + values[q * 3 + 2];
    }
  return values[p * 3] + values[p * 3 + 1] + values[p * 3 + 2] < (SPECK * around) / 8;
}

/** The radius and step of each pass. The first is dense, because a sparse grid would show single bright samples. */
const PASSES = [
  [3, 1],
  [2, 3],
  [2, 6],
  [2, 12],
  [2, 20],
  [2, 5],
] as const;
const KERNEL = [1, 0.82, 0.5, 0.3, 0.15] as const;

/**
 * Writes the smoothed mean light to `layers.gathered`. `calm` pixels have no noise and stay unchanged. An edge between
 * two surfaces (`mixed`) has no light of its own, so it gets the mean of its neighbours.
 */
export function smoothGathered(layers: Layers, calm: Uint8Array): void {
  const { width, height, gathered, normal, depth, instance, count, isDiffuse, diffuse, mixed } = layers;
  const n = width * height;
  let now = new Float32Array(n * 3);
  let next = new Float32Array(n * 3);
  const trust = new Float32Array(n);
  const heard = new Uint8Array(n);
  const flat = new Uint8Array(n);
  const levels = new Float32Array(n);
  for (let p = 0; p < n; p++) {
    const hits = diffuse[p];
    depth[p] /= count[p];
    trust[p] = hits;
    const length =
      Math.sqrt(
        normal[p * 3] * normal[p * 3] + normal[p * 3 + 1] * normal[p * 3 + 1] + normal[p * 3 + 2] * normal[p * 3 + 2],
      ) || 1;
    for (let c = 0; c < 3; c++) {
      normal[p * 3 + c] /= length;
      if (hits > 0) now[p * 3 + c] = gathered[p * 3 + c] / hits;
    }
    // For paper, neighbours on the same paper need no comparison of direction and depth.
    if (mixed[p] === 0 && (normal[p * 3 + 2] > 0.9999 || normal[p * 3 + 1] > 0.9999) && instance[p] === instance[0])
      flat[p] = 1;
  }
  // The first passes average widely, since two samples do not show a shadow's edge. The later passes preserve the edge.
  let slack = 12;
  for (const [reach, step] of PASSES) {
    for (let p = 0; p < n; p++) levels[p] = now[p * 3] + now[p * 3 + 1] + now[p * 3 + 2];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        if (isDiffuse[p] === 0) continue;
        const nx = normal[p * 3],
          ny = normal[p * 3 + 1],
          nz = normal[p * 3 + 2];
        const level = levels[p];
        const isFlat = flat[p] === 1;
        if (calm[p] && trust[p] > 0) {
          next[p * 3] = now[p * 3];
          next[p * 3 + 1] = now[p * 3 + 1];
          next[p * 3 + 2] = now[p * 3 + 2];
          continue;
        }
        const depthSlack = 1 / (0.4 + 0.06 * step);
        // A pixel without samples takes the value of its neighbours.
        const levelSlack = trust[p] === 0 ? 0 : 1 / (slack * (Math.abs(level) + 0.6));
        let r = 0,
          g = 0,
          b = 0,
          sum = 0;
        for (let j = -reach; j <= reach; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          const wj = KERNEL[j < 0 ? -j : j];
          for (let i = -reach; i <= reach; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const q = yy * width + xx;
            if (trust[q] === 0) continue;
            const dl = (levels[q] - level) * levelSlack;
            const dl2 = dl * dl;
            let w = (wj * KERNEL[i < 0 ? -i : i] * trust[q]) / (1 + dl2 * dl2);
            if (!isFlat || flat[q] === 0) {
              const facing = nx * normal[q * 3] + ny * normal[q * 3 + 1] + nz * normal[q * 3 + 2];
              if (facing < 0.75) continue;
              const f2 = facing * facing * facing * facing;
              // On the same object, depth may vary freely: a floor extends away from the camera.
              const dz = instance[p] === instance[q] ? 0 : (depth[p] - depth[q]) * depthSlack;
              w *= (f2 * f2) / (1 + dz * dz * dz * dz);
            }
            r += now[q * 3] * w;
            g += now[q * 3 + 1] * w;
            b += now[q * 3 + 2] * w;
            sum += w;
          }
        }
        if (sum === 0) continue;
        next[p * 3] = r / sum;
        next[p * 3 + 1] = g / sum;
        next[p * 3 + 2] = b / sum;
        heard[p] = 1;
      }
    for (let p = 0; p < n; p++) if (trust[p] === 0 && heard[p]) trust[p] = 1;
    [now, next] = [next, now];
    slack *= 0.5;
  }
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      // A pixel without samples that resembles none of its neighbours has no light, either.
      if (!mixed[p] && (isDiffuse[p] === 0 || (trust[p] > 0 && !isSpeck(p, now, layers)))) continue;
      if (!meanAround(p, now, width, mean, (q) => !mixed[q] && trust[q] > 0))
        meanAround(p, now, width, mean, (q) => q !== p && trust[q] > 0);
      now[p * 3] = mean[0];
      now[p * 3 + 1] = mean[1];
      now[p * 3 + 2] = mean[2];
    }
  gathered.set(now);
}
