/**
 * Renders a picture: a few samples per pixel, more where samples differ (edges, stones, engraving), and then smooths
 * the diffuse light.
 */
import { calmGrain } from './calm-grain.ts';
import { Lens, type Camera } from './camera.ts';
import { smoothGathered } from './denoise.ts';
import { Layers } from './layers.ts';
import type { Light } from './light.ts';
import { PathTracer } from './path-tracer.ts';
import { Sample } from './sample.ts';
import { Sampler } from './sampler.ts';
import type { Scene } from './scene.ts';

export type Exposure = {
  width: number;
  height: number;
  /** Samples for every pixel of the piece, before uncertain pixels get more. */
  samples: number;
  /** Samples for cloth, wood and other patterned grounds; bare paper needs only one. */
  groundSamples?: number;
  /** The maximum number of samples. */
  samplesMax: number;
  /** The difference (of screen values, 0..1) below which a pixel is finished. */
  tolerance: number;
};

/** Linear light, three floats per pixel. */
export type Negative = { width: number; height: number; light: Float32Array };

/** Renders a scene. `isGround` identifies the instances of the backdrop, whose soft shadows need fewer samples. */
export function expose(
  scene: Scene,
  light: Light,
  camera: Camera,
  exposure: Exposure,
  isGround: (instance: number) => boolean,
): Negative {
  const { width, height } = exposure;
  const all = width * height;
  const layers = new Layers(width, height);
  const sampler = new Sampler();
  const sample = new Sample();
  const tracer = new PathTracer(scene, light, sampler, sample, isGround);
  const lens = new Lens(camera, width / height);
  const shoot = (pixel: number, times: number): void => {
    const x = pixel % width;
    const y = (pixel / width) | 0;
    for (let s = 0; s < times; s++) {
      const taken = layers.count[pixel];
      scene.tape?.turnTo(pixel, taken);
      const isFourth = ((x | y) & 1) === 0;
      // The first samples of sixteen adjacent pixels form one even pattern, so that smoothing gives even shadows.
      if (taken > 0) sampler.start(pixel + all, taken);
      else if (isFourth) sampler.start((y >> 3) * width + (x >> 3), ((x & 6) << 1) | ((y & 6) >> 1));
      else sampler.start((y >> 2) * width + (x >> 2) + 2 * all, ((x & 3) << 2) | (y & 3));
      // Soft light is smoothed over adjacent pixels later, so not every sample needs to gather it.
      tracer.asksGround = isFourth || taken === 1;
      tracer.asksPiece = taken === 0 || taken === 2;
      sampler.next();
      const jx = x + 0.5 + tent(sampler.u);
      const jy = y + 0.5 + tent(sampler.v);
      sampler.next();
      lens.aim(jx / width, jy / height, sampler.u, sampler.v);
      const { origin: o, direction: d } = lens;
      tracer.look(o[0], o[1], o[2], d[0], d[1], d[2]);
      keep(layers, pixel, sample);
    }
  };
  const clear = clearPaper(width, height, (pixel) => {
    sampler.start(pixel, 0);
    lens.aim(((pixel % width) + 0.5) / width, (((pixel / width) | 0) + 0.5) / height, 0, 0);
    const { origin: o, direction: d } = lens;
    tracer.look(o[0], o[1], o[2], d[0], d[1], d[2]);
    return !sample.shaded && sample.instance >= 0 && isGround(sample.instance);
  });
  const busy = new Uint8Array(all);
  const shaded = new Uint8Array(all);
  for (let pixel = 0; pixel < all; pixel++) {
    tracer.paperIsClear = clear[pixel] === 1;
    shoot(pixel, 1);
    if (sample.shaded) shaded[pixel] = 1;
    // A metal ground cannot be smoothed like paper, so it counts as part of the piece.
    const isSmooth = sample.albedo[0] > 0;
    if (sample.instance >= 0 && (!isGround(sample.instance) || !isSmooth)) busy[pixel] = 1;
  }
  tracer.paperIsClear = false;
  // The edge between two grounds (a bust in front of paper) also needs more samples.
  for (let pixel = width; pixel < all; pixel++) {
    const here = layers.instance[pixel];
    if (here !== layers.instance[pixel - 1] || here !== layers.instance[pixel - width]) busy[pixel] = 1;
  }
  const near = spread(busy, width, height, 1);
  const edges = edgesOf(layers);
  for (let pixel = 0; pixel < all; pixel++) {
    if (near[pixel]) shoot(pixel, (edges[pixel] ? Math.max(EDGE_SAMPLES, exposure.samples) : exposure.samples) - 1);
    else if (!clear[pixel]) shoot(pixel, (exposure.groundSamples ?? 1) - 1);
  }
  for (let more = exposure.samples; more < exposure.samplesMax * 2; more *= 2) {
    const doubtful = new Uint8Array(all);
    for (let pixel = 0; pixel < all; pixel++)
      if (near[pixel] && doubt(layers, pixel) > exposure.tolerance) doubtful[pixel] = 1;
    const wide = spread(doubtful, width, height, 1);
    for (let pixel = 0; pixel < all; pixel++) {
      const most = edges[pixel] ? exposure.samplesMax * 2 : exposure.samplesMax;
      if (wide[pixel] && near[pixel]) shoot(pixel, Math.min(more, most - layers.count[pixel]));
    }
  }
  const restless = spread(
    spread(shaded, width, height, 24).map((s, p) => s | near[p]),
    width,
    height,
    4,
  );
  smoothGathered(
    layers,
    restless.map((r) => 1 - r),
  );
  return compose(layers);
}

/** The samples of an edge between two objects: two samples may both miss an object, and the edge would look stepped. */
const EDGE_SAMPLES = 4;

function edgesOf({ width, height, instance }: Layers): Uint8Array {
  const edges = new Uint8Array(width * height);
  for (let pixel = width; pixel < edges.length; pixel++)
    for (const before of [pixel - 1, pixel - width])
      if (instance[pixel] !== instance[before]) edges[pixel] = edges[before] = 1;
  return edges;
}

/** Tests one pixel in 36. If all neighbours are bare, lit paper, shadow rays are unnecessary. */
function clearPaper(width: number, height: number, isBare: (pixel: number) => boolean): Uint8Array {
  const step = 6;
  const busy = new Uint8Array(width * height);
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) if (!isBare(y * width + x)) busy[y * width + x] = 1;
  return spread(busy, width, height, step * 3).map((b) => 1 - b);
}

/** Samples near a pixel's middle have more weight: a tent filter two pixels wide, by its probability. */
function tent(u: number): number {
  return u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 - 2 * u);
}

const FIREFLY = 12;

function keep(layers: Layers, pixel: number, sample: Sample): void {
  const { light, gathered, albedo } = sample;
  const p = pixel * 3;
  let brightest = 0;
  for (let c = 0; c < 3; c++) brightest = Math.max(brightest, light[c]);
  const clamp = brightest > FIREFLY ? FIREFLY / brightest : 1;
  let tone = 0;
  let hasDiffuse = 0;
  for (let c = 0; c < 3; c++) {
    const l = light[c] * clamp;
    layers.light[p + c] += l;
    layers.gathered[p + c] += gathered[c];
    layers.albedo[p + c] += albedo[c];
    layers.normal[p + c] += sample.normal[c];
    hasDiffuse += albedo[c];
    // Noise of the gathered light is smoothed later, so only its colour counts as a difference.
    const v = l + albedo[c] * 0.9;
    tone += v / (1 + v);
  }
  tone /= 3;
  if (hasDiffuse > 0) {
    layers.isDiffuse[pixel] = 1;
    if (sample.asked) layers.diffuse[pixel]++;
  }
  if (sample.isMetal) layers.metal[pixel] = 1;
  layers.depth[pixel] += Math.min(sample.distance, 1e5);
  if (layers.count[pixel] === 0) layers.instance[pixel] = sample.instance;
  else if (layers.instance[pixel] !== sample.instance) layers.mixed[pixel] = 1;
  layers.count[pixel]++;
  layers.tone[pixel] += tone;
  layers.tone2[pixel] += tone * tone;
}

/** Returns the standard error of a pixel's screen value. */
function doubt(layers: Layers, pixel: number): number {
  const n = layers.count[pixel];
  const mean = layers.tone[pixel] / n;
  return Math.sqrt(Math.max(0, layers.tone2[pixel] / n - mean * mean) / n);
}

/** Marks every pixel within `reach` of a marked one. */
function spread(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const rows = new Uint8Array(mask.length);
  const out = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      for (let k = Math.max(0, x - reach); k <= Math.min(width - 1, x + reach); k++) rows[y * width + k] = 1;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!rows[y * width + x]) continue;
      for (let k = Math.max(0, y - reach); k <= Math.min(height - 1, y + reach); k++) out[k * width + x] = 1;
    }
  return out;
}

function compose(layers: Layers): Negative {
  const { width, height } = layers;
  const light = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const n = layers.count[pixel];
    for (let c = 0; c < 3; c++) {
      const p = pixel * 3 + c;
      light[p] = (layers.light[p] + layers.albedo[p] * Math.max(0, layers.gathered[p])) / n;
    }
  }
  calmGrain(layers, light);
  return { width, height, light };
}
