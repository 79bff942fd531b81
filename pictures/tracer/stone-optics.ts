/**
 * The inside of a cut stone. It is convex, so light inside meets the nearest facet plane and is reflected or leaves by
 * Fresnel's law. It is followed for a few reflections. Red, green and blue leave at slightly different angles, which is
 * the fire.
 */
import type { Light } from './light.ts';
import type { Stone } from './material.ts';
import type { Meeting, Ray } from './ray.ts';
import type { Scene } from './scene.ts';

const TURNS = 6;
const CHANNEL_BEND = [-0.8, 0, 0.8] as const;
const strengths = new Float64Array(3);

/**
 * Computes the light seen through a facet, as red, green and blue in `out`. Works in the stone's own space, like the
 * facets.
 */
export function lookIntoStone(
  stone: Stone,
  scene: Scene,
  light: Light,
  place: Meeting,
  ray: Ray,
  out: Float64Array,
): void {
  const { planes, first, end } = scene.facetsOf(place.instance);
  const { at, primitive: entryFacet } = place;
  const { withLamps } = ray;
  const m = scene.toLocal;
  const b = place.instance * 12;
  let ex = m[b] * ray.dx + m[b + 1] * ray.dy + m[b + 2] * ray.dz;
  let ey = m[b + 4] * ray.dx + m[b + 5] * ray.dy + m[b + 6] * ray.dz;
  let ez = m[b + 8] * ray.dx + m[b + 9] * ray.dy + m[b + 10] * ray.dz;
  const scale = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez);
  ex *= scale;
  ey *= scale;
  ez *= scale;
  const { absorb, foil, seat, gain, ior } = stone;
  let nx = planes[entryFacet];
  let ny = planes[entryFacet + 1];
  let nz = planes[entryFacet + 2];
  let cos = -(ex * nx + ey * ny + ez * nz);
  const eta = 1 / ior;
  const k = 1 - eta * eta * (1 - cos * cos);
  let rx = eta * ex + (eta * cos - Math.sqrt(k)) * nx;
  let ry = eta * ey + (eta * cos - Math.sqrt(k)) * ny;
  let rz = eta * ez + (eta * cos - Math.sqrt(k)) * nz;
  let x = at[0];
  let y = at[1];
  let z = at[2];
  let [strength0, strength1, strength2] = [gain, gain, gain];
  out.fill(0);
  let strongest = gain;
  for (let turn = 0; turn < TURNS; turn++) {
    let t = Infinity;
    let face = first;
    for (let p = first; p < end; p += 4) {
      const speed = planes[p] * rx + planes[p + 1] * ry + planes[p + 2] * rz;
      if (speed <= 1e-9) continue;
      const d = (planes[p + 3] - planes[p] * x - planes[p + 1] * y - planes[p + 2] * z) / speed;
      if (d < t) {
        t = d;
        face = p;
      }
    }
    if (t === Infinity) break;
    if (t < 0) t = 0;
    x += rx * t;
    y += ry * t;
    z += rz * t;
    strength0 *= Math.exp(-absorb[0] * t);
    strength1 *= Math.exp(-absorb[1] * t);
    strength2 *= Math.exp(-absorb[2] * t);
    nx = planes[face];
    ny = planes[face + 1];
    nz = planes[face + 2];
    cos = rx * nx + ry * ny + rz * nz;
    const isBack = nz < -0.05;
    if (isBack && foil) {
      strength0 *= foil[0];
      strength1 *= foil[1];
      strength2 *= foil[2];
    } else {
      strengths[0] = strength0;
      strengths[1] = strength1;
      strengths[2] = strength2;
      let back = 1;
      for (let channel = 0; channel < 3; channel++) {
        // The three colours share one path inside and separate only at the exit, so the separation is exaggerated.
        const bent = ior + CHANNEL_BEND[channel] * stone.fire;
        const k2 = 1 - bent * bent * (1 - cos * cos);
        if (k2 <= 0) continue;
        const cosOut = Math.sqrt(k2);
        const a = (bent * cos - cosOut) / (bent * cos + cosOut);
        const c = (bent * cosOut - cos) / (bent * cosOut + cos);
        const kept = (a * a + c * c) / 2;
        if (channel === 1) back = kept;
        // The light leaves: refract it outwards, transform it to world space, and query the sky.
        const bend = cosOut - bent * cos;
        const lx = bent * rx + bend * nx;
        const ly = bent * ry + bend * ny;
        const lz = bent * rz + bend * nz;
        const up = isBack ? Math.abs(lz) : lz;
        let wx = m[b] * lx + m[b + 4] * ly + m[b + 8] * up;
        let wy = m[b + 1] * lx + m[b + 5] * ly + m[b + 9] * up;
        let wz = m[b + 2] * lx + m[b + 6] * ly + m[b + 10] * up;
        const unit = 1 / Math.sqrt(wx * wx + wy * wy + wz * wz);
        wx *= unit;
        wy *= unit;
        wz *= unit;
        // Behind the stone is its metal cup: a dim, blurred reflection of the scene in front.
        light.sky(wx, wy, wz, isBack ? 0.5 : 0.03, withLamps);
        out[channel] += strengths[channel] * (1 - kept) * light.seen[channel] * (isBack ? seat[channel] : 1);
      }
      strength0 *= back;
      strength1 *= back;
      strength2 *= back;
    }
    strongest = Math.max(strength0, strength1, strength2);
    if (strongest < 0.02 * gain) break;
    rx -= 2 * cos * nx;
    ry -= 2 * cos * ny;
    rz -= 2 * cos * nz;
  }
  if (strongest >= 0.02 * gain) {
    light.ambient(0, 0, 1);
    out[0] += strength0 * light.seen[0];
    out[1] += strength1 * light.seen[1];
    out[2] += strength2 * light.seen[2];
  }
  if (stone.haze > 0) addMilk(stone, scene, light, place, withLamps, out);
}

const milk = new Float64Array(3);

/** Adds the milky share: a scattering body, lit like paper with the stone's orientation. */
function addMilk(
  stone: Stone,
  scene: Scene,
  light: Light,
  place: Meeting,
  withLamps: boolean,
  out: Float64Array,
): void {
  const m = scene.toLocal;
  const b = place.instance * 12;
  const size = Math.hypot(m[b + 8], m[b + 9], m[b + 10]);
  const nx = m[b + 8] / size;
  const ny = m[b + 9] / size;
  const nz = m[b + 10] / size;
  light.ambient(nx, ny, nz);
  for (let c = 0; c < 3; c++) milk[c] = light.seen[c];
  if (withLamps) light.lampsOn(nx, ny, nz);
  for (let c = 0; c < 3; c++) {
    const body = (milk[c] + (withLamps ? light.seen[c] : 0)) * Math.exp(-stone.absorb[c]) * 0.85;
    out[c] += (body - out[c]) * stone.haze;
  }
}
