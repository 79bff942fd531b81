/**
 * The studio's light: soft panels at infinity, and a dim room. Panels have soft edges, which are wider for rough
 * surfaces. This avoids most of the noise of glossy reflections.
 */
import { Vector3 } from 'three';
import type { Rgb } from './material.ts';

export type Panel = {
  /** The direction from the piece. */
  from: readonly [number, number, number];
  /** Half width and half height, as tangents of the visible angle. */
  half: readonly [number, number];
  /** The rotation about its own axis, in degrees. */
  roll?: number;
  colour: Rgb;
  /** The width of the soft edge, also as a tangent. */
  edge?: number;
  /** A card only blocks light of the room: 0..1. */
  card?: number;
};

export type LightPlan = {
  panels: readonly Panel[];
  /** The colour of the room: straight up, around, and straight down. */
  above: Rgb;
  around: Rgb;
  below: Rgb;
};

const STRIDE = 16;

export class Light {
  /** Result of the last `sky` call. */
  readonly seen = new Float64Array(3);
  /** Direction and light of the last `pickLamp` call: x, y, z, then red, green, blue. */
  readonly picked = new Float64Array(6);
  private readonly plan: LightPlan;
  private readonly lamps: Float64Array;
  private readonly cards: Float64Array;
  private readonly odds: number[];
  private readonly ambientCube: Float64Array;
  private readonly lampCube: Float64Array;
  /** The direction of the strongest lamp, the target of a single shadow ray, and its share of all lamp light. */
  readonly key = new Float64Array(3);
  readonly keyShare: number;

  constructor(plan: LightPlan) {
    this.plan = plan;
    const lamps = plan.panels.filter((p) => p.card === undefined);
    this.lamps = pack(lamps);
    this.cards = pack(plan.panels.filter((p) => p.card !== undefined));
    const powers = lamps.map((p) => p.half[0] * p.half[1] * (p.colour[0] + p.colour[1] + p.colour[2]));
    const total = powers.reduce((a, b) => a + b, 0);
    let sum = 0;
    this.odds = powers.map((p) => (sum += p / total));
    const strongest = powers.indexOf(Math.max(...powers));
    this.key.set(this.lamps.subarray(strongest * STRIDE, strongest * STRIDE + 3));
    this.keyShare = powers[strongest] / total;
    this.ambientCube = this.measure(false);
    this.lampCube = this.measure(true).map((v, k) => v - this.ambientCube[k]);
  }

  /** Computes the light from a direction; `blur` is the angular spread of the reflecting surface. */
  sky(dx: number, dy: number, dz: number, blur: number, withLamps: boolean): void {
    const { above, around, below } = this.plan;
    const s = this.seen;
    const up = dy > 0 ? Math.sqrt(dy) : 0;
    const down = dy < 0 ? Math.sqrt(-dy) : 0;
    const level = 1 - up - down;
    for (let c = 0; c < 3; c++) s[c] = above[c] * up + around[c] * level + below[c] * down;
    for (let p = 0; p < this.cards.length; p += STRIDE) {
      const dim = 1 - panelShare(this.cards, p, dx, dy, dz, blur) * this.cards[p + 15];
      s[0] *= dim;
      s[1] *= dim;
      s[2] *= dim;
    }
    if (!withLamps) return;
    for (let p = 0; p < this.lamps.length; p += STRIDE) {
      const share = panelShare(this.lamps, p, dx, dy, dz, blur);
      if (share === 0) continue;
      s[0] += this.lamps[p + 12] * share;
      s[1] += this.lamps[p + 13] * share;
      s[2] += this.lamps[p + 14] * share;
    }
  }

  /** Picks a point of a lamp. Its light on a surface that faces it, divided by its probability, is in `picked`. */
  pickLamp(which: number, u: number, v: number): void {
    const odds = this.odds;
    let k = 0;
    while (k < odds.length - 1 && which > odds[k]) k++;
    const chance = odds[k] - (k > 0 ? odds[k - 1] : 0);
    const m = this.lamps;
    const p = k * STRIDE;
    const a = (u * 2 - 1) * m[p + 9];
    const b = (v * 2 - 1) * m[p + 10];
    const x = m[p] + m[p + 3] * a + m[p + 6] * b;
    const y = m[p + 1] + m[p + 4] * a + m[p + 7] * b;
    const z = m[p + 2] + m[p + 5] * a + m[p + 8] * b;
    const length2 = x * x + y * y + z * z;
    const length = Math.sqrt(length2);
    // The solid angle of the panel's element over pi, so that a white surface that faces it has its radiance.
    const weight = (4 * m[p + 9] * m[p + 10]) / (length2 * length * chance * Math.PI);
    const out = this.picked;
    out[0] = x / length;
    out[1] = y / length;
    out[2] = z / length;
    out[3] = m[p + 12] * weight;
    out[4] = m[p + 13] * weight;
    out[5] = m[p + 14] * weight;
  }

  /** Computes the unshadowed light of the room (no lamps) on a surface, into `seen`. */
  ambient(nx: number, ny: number, nz: number): void {
    fromCube(this.ambientCube, nx, ny, nz, this.seen);
  }

  /** Computes the unshadowed light of all lamps on a surface, into `seen`. */
  lampsOn(nx: number, ny: number, nz: number): void {
    fromCube(this.lampCube, nx, ny, nz, this.seen);
  }

  private measure(withLamps: boolean): Float64Array {
    const cube = new Float64Array(18);
    const axes = [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ];
    const samples = 3000;
    axes.forEach(([ax, ay, az], side) => {
      for (let k = 0; k < samples; k++) {
        // Cosine-weighted by adding a point of the unit sphere to the normal.
        const z = 1 - (2 * (k + 0.5)) / samples;
        const r = Math.sqrt(1 - z * z);
        const turn = k * 2.399963;
        const d = new Vector3(ax + r * Math.cos(turn), ay + r * Math.sin(turn), az + z).normalize();
        this.sky(d.x, d.y, d.z, 0.1, withLamps);
        for (let c = 0; c < 3; c++) cube[side * 3 + c] += this.seen[c] / samples;
      }
    });
    return cube;
  }
}

/** Packs, per panel: direction, its two axes, half sizes, edge, colour, card. */
function pack(panels: readonly Panel[]): Float64Array {
  const out = new Float64Array(panels.length * STRIDE);
  panels.forEach((panel, k) => {
    const c = new Vector3(...panel.from).normalize();
    const side = new Vector3(0, 1, 0).cross(c);
    if (side.lengthSq() < 1e-6) side.set(1, 0, 0);
    side.normalize();
    const up = new Vector3().crossVectors(c, side);
    const roll = ((panel.roll ?? 0) * Math.PI) / 180;
    const u = side.clone().multiplyScalar(Math.cos(roll)).addScaledVector(up, Math.sin(roll));
    const v = up.clone().multiplyScalar(Math.cos(roll)).addScaledVector(side, -Math.sin(roll));
    out.set(
      [
        c.x,
        c.y,
        c.z,
        u.x,
        u.y,
        u.z,
        v.x,
        v.y,
        v.z,
        ...panel.half,
        panel.edge ?? 0.06,
        ...panel.colour,
        panel.card ?? 0,
      ],
      k * STRIDE,
    );
  });
  return out;
}

function panelShare(m: Float64Array, p: number, dx: number, dy: number, dz: number, blur: number): number {
  const ahead = dx * m[p] + dy * m[p + 1] + dz * m[p + 2];
  if (ahead <= 0.02) return 0;
  const soft = m[p + 11] + blur;
  const a = Math.abs(dx * m[p + 3] + dy * m[p + 4] + dz * m[p + 5]) / ahead;
  const x = (m[p + 9] - a) / soft + 0.5;
  if (x <= 0) return 0;
  const b = Math.abs(dx * m[p + 6] + dy * m[p + 7] + dz * m[p + 8]) / ahead;
  const y = (m[p + 10] - b) / soft + 0.5;
  if (y <= 0) return 0;
  return (
    (x >= 1 ? 1 : x * x * (3 - 2 * x)) *
    (y >= 1 ? 1 : y * y * (3 - 2 * y)) *
    thinned(m[p + 9], soft) *
    thinned(m[p + 10], soft)
  );
}

/** Returns the factor that dims a panel blurred wider than itself, so that its total light does not increase. */
function thinned(half: number, soft: number): number {
  return soft > 2 * half ? (8 * half * soft) / ((2 * half + soft) * (2 * half + soft)) : 1;
}

/** Computes the mean of six measured directions, weighted by the cosine of the surface to each. */
function fromCube(cube: Float64Array, nx: number, ny: number, nz: number, out: Float64Array): void {
  const x = nx > 0 ? 0 : 3;
  const y = ny > 0 ? 6 : 9;
  const z = nz > 0 ? 12 : 15;
  for (let c = 0; c < 3; c++) out[c] = cube[x + c] * nx * nx + cube[y + c] * ny * ny + cube[z + c] * nz * nz;
}
