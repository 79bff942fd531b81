/** A ray on its way back from the lens, and the place where it meets something. One of each a depth, used again. */

export const FAR = 1e9;

/** Mirrors seen in mirrors: the third is as good as the sky. */
export const DEEPEST = 2;

/** Rays start this far off a surface, in mm, so as not to meet it again. */
const SKIN = 0.004;

export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 1;
  /** How much of the light it finds reaches the lens, by colour. */
  r = 1;
  g = 1;
  b = 1;
  /** How unsharp the mirror was from which it comes. */
  blur = 0;
  /** Whether lamps are seen by it; not when their light was gathered by shadow rays. */
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
  /** The place in the shape's own space. */
  readonly at = new Float64Array(3);
  /** The surface there, in the world, turned against the ray. */
  readonly normal = new Float64Array(3);

  /** Cosine between the surface and the ray that came, 0..1. */
  facing(ray: Ray): number {
    const n = this.normal;
    return Math.max(0, -(ray.dx * n[0] + ray.dy * n[1] + ray.dz * n[2]));
  }
}

/** What a scene last hit: distance, barycentric u and v; of which placement, and which face of it. */
export type Hit = { t: number; u: number; v: number; instance: number; primitive: number };

/** Share of light that a clear or metal skin throws back more of, the flatter it is seen (Schlick). */
export function graze(cos: number): number {
  const g = 1 - cos;
  const g2 = g * g;
  return g2 * g2 * g;
}
