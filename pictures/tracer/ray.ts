/** A ray on its way back from the lens, and its hit. There is one of each per depth, which is reused. */

export const FAR = 1e9;

/** The depth of reflections in reflections. The third one is replaced by the sky. */
export const DEEPEST = 2;

/** The distance in mm at which rays start from a surface, so that they do not hit it again. */
const SKIN = 0.004;

export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 1;
  /** The share of the found light that reaches the lens, by colour. */
  r = 1;
  g = 1;
  b = 1;
  /** The blur of the reflection from which it comes. */
  blur = 0;
  /** Whether it sees lamps; not if shadow rays have gathered their light. */
  withLamps = true;

  start(x: number, y: number, z: number): void {
    this.ox = x;
    this.oy = y;
    this.oz = z;
  }

  leave(place: Meeting): void {
    const n = place.normal;
    this.start(place.x + n[0] * SKIN, place.y + n[1] * SKIN, place.z + n[2] * SKIN);
  }

  aim(x: number, y: number, z: number): void {
    this.dx = x;
    this.dy = y;
    this.dz = z;
  }

  carry(r: number, g: number, b: number): void {
    this.r = r;
    this.g = g;
    this.b = b;
  }

  see(blur: number, withLamps: boolean): void {
    this.blur = blur;
    this.withLamps = withLamps;
  }
}

export class Meeting {
  x = 0;
  y = 0;
  z = 0;
  instance = -1;
  primitive = -1;
  u = 0;
  v = 0;
  /** The position in the shape's own space. */
  readonly at = new Float64Array(3);
  /** The surface normal there in world space, facing the ray. */
  readonly normal = new Float64Array(3);

  /** Returns the cosine between the surface and the incoming ray, 0..1. */
  facing(ray: Ray): number {
    const n = this.normal;
    return Math.max(0, -(ray.dx * n[0] + ray.dy * n[1] + ray.dz * n[2]));
  }
}

/** The last hit of a scene: distance, barycentric u and v, the placement, and its face. */
export type Hit = { t: number; u: number; v: number; instance: number; primitive: number };

/** Returns the Fresnel increase in reflection at grazing angles, for a clear coat or metal (Schlick). */
export function graze(cos: number): number {
  const g = 1 - cos;
  const g2 = g * g;
  return g2 * g2 * g;
}
