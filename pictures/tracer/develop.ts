/**
 * Converts linear light to a picture for the screen: exposure, a film-like tone curve, a faint glow around bright
 * points.
 */
import type { Negative } from './film.ts';

export type Development = {
  /** Exposure correction in stops. */
  stops?: number;
  /** The share of light that spreads around the brightest points. */
  glow?: number;
};

/** Returns three bytes per pixel, sRGB. */
export function develop(negative: Negative, { stops = 0, glow = 0.05 }: Development = {}): Uint8Array {
  const { width, height, light } = negative;
  const gain = 2 ** stops;
  const halo = glow > 0 ? haloOf(negative, gain) : null;
  const out = new Uint8Array(width * height * 3);
  for (let p = 0; p < width * height; p++) {
    let r = light[p * 3] * gain;
    let g = light[p * 3 + 1] * gain;
    let b = light[p * 3 + 2] * gain;
    if (halo) {
      r += halo[p * 3] * glow;
      g += halo[p * 3 + 1] * glow;
      b += halo[p * 3 + 2] * glow;
    }
    // Very bright colours fade towards white, as on film, instead of clipping to a primary colour.
    const peak = Math.max(r, g, b);
    if (peak > 1) {
      const pale = Math.min(0.6, (peak - 1) * 0.08);
      const mean = (r + g + b) / 3;
      r += (mean - r) * pale;
      g += (mean - g) * pale;
      b += (mean - b) * pale;
    }
    out[p * 3] = screen(curve(r));
    out[p * 3 + 1] = screen(curve(g));
    out[p * 3 + 2] = screen(curve(b));
  }
  return out;
}

/** Applies the tone curve: linear up to the bright tones, then a long shoulder; a slight toe deepens blacks. */
function curve(x: number): number {
  if (x <= 0) return 0;
  const toe = (x * (x + 0.02)) / (x + 0.035);
  const knee = 0.62;
  if (toe <= knee) return toe;
  const over = (toe - knee) / (1 - knee);
  return knee + (1 - knee) * (1 - Math.exp(-over * 0.9));
}

function screen(x: number): number {
  const s = x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055;
  return s >= 1 ? 255 : (s * 255 + 0.5) | 0;
}

/** Returns the blurred light above white. Three box blurs approximate a Gaussian. */
function haloOf(negative: Negative, gain: number): Float32Array {
  const { width, height, light } = negative;
  const a = new Float32Array(light.length);
  for (let k = 0; k < light.length; k++) a[k] = Math.min(8, Math.max(0, light[k] * gain - 1));
  let b = new Float32Array(light.length);
  const reach = Math.max(1, Math.round(width / 240));
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(a, b, width, height, 3, width * 3, reach);
    boxBlur(b, a, height, width, width * 3, 3, reach);
  }
  b = a;
  return b;
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line++)
    for (let c = 0; c < 3; c++) {
      const at = line * lineStep + c;
      let sum = 0;
      for (let k = -reach; k <= reach; k++) sum += from[at + Math.min(length - 1, Math.max(0, k)) * step];
      for (let k = 0; k < length; k++) {
        to[at + k * step] = sum * share;
        sum += from[at + Math.min(length - 1, k + reach + 1) * step] - from[at + Math.max(0, k - reach) * step];
      }
    }
}
