/**
 * The tracer's scene: shapes (stored once) and their placements. A string of 200 pearls is one sphere placed 200 times,
 * so scenes are small enough for a processor's cache.
 */
import { buildBvh, type Bvh } from './bvh.ts';
import { keyOf, type HitTape } from './hit-tape.ts';
import type { Material } from './material.ts';
import { PackedShapes } from './packed-shapes.ts';
import type { Hit, Meeting } from './ray.ts';
import { isAlike, type Placement } from './shape.ts';
import type { Matrix4 } from 'three';

const MESH = 0;
const SPHERE = 1;
const GEM = 2;
/** A sphere with a uniform scale: it is intersected in world space, without transforming the ray. */
const BALL = 3;
/** The cosine between a tilted normal and a grazing ray. */
const LEAST_FACING = 0.03;

function materialsOf(placements: readonly Placement[]): { materials: Material[]; materialOf: Int32Array } {
  const materials = [...new Set(placements.map((p) => p.material))];
  const number = new Map(materials.map((material, k) => [material, k]));
  return { materials, materialOf: Int32Array.from(placements, (p) => number.get(p.material) ?? 0) };
}

export class Scene {
  readonly placements: readonly Placement[];
  readonly materials: readonly Material[];
  readonly materialOf: Int32Array;
  /** The tape for recording or reading hits. */
  tape: HitTape | null = null;
  readonly hit: Hit = { t: 0, u: 0, v: 0, instance: -1, primitive: -1 };
  /** Rows of the 3×4 matrix from world space to the shape's own space, twelve numbers per placement. */
  readonly toLocal: Float64Array;
  private readonly kinds: Uint8Array;
  private readonly roots: Int32Array;
  /** Glass panes cast no shadow. */
  private readonly clear: Uint8Array;
  private readonly top: Bvh;
  private readonly shapes: PackedShapes;
  private readonly topStack = new Int32Array(64);
  /** The centre and squared radius of each ball. */
  private readonly balls: Float64Array;

  constructor(placements: readonly Placement[]) {
    const n = placements.length;
    this.placements = placements;
    ({ materials: this.materials, materialOf: this.materialOf } = materialsOf(placements));
    this.kinds = new Uint8Array(n);
    this.roots = new Int32Array(n);
    this.clear = new Uint8Array(n);
    this.toLocal = new Float64Array(n * 12);
    this.balls = new Float64Array(n * 4);
    const bounds = new Float32Array(n * 6);
    this.shapes = new PackedShapes(new Set(placements.map((p) => p.shape)), this.hit);
    placements.forEach((placement, i) => {
      const { shape, material, matrix } = placement;
      this.clear[i] = material.kind === 'glass' ? 1 : 0;
      this.kinds[i] = shape.type === 'mesh' ? MESH : shape.type === 'gem' ? GEM : this.noteBall(i, matrix);
      this.roots[i] = this.shapes.roots.get(shape) ?? 0;
      const inverse = matrix.clone().invert().elements;
      for (let row = 0; row < 3; row++)
        for (let c = 0; c < 4; c++) this.toLocal[i * 12 + row * 4 + c] = inverse[c * 4 + row];
      placement.closeBounds(bounds, i * 6);
    });
    this.top = buildBvh(bounds, 1);
  }

  /** Stores a sphere's centre and radius. Returns whether it is a ball, and not stretched. */
  private noteBall(i: number, { elements: e }: Matrix4): number {
    const [x, y, z] = [0, 4, 8].map((k) => e[k] ** 2 + e[k + 1] ** 2 + e[k + 2] ** 2);
    if (Math.max(x, y, z) > Math.min(x, y, z) * 1.0001) return SPHERE;
    this.balls.set([e[12], e[13], e[14], (x + y + z) / 3], i * 4);
    return BALL;
  }

  /** Returns the scene with other materials for the same shapes and positions; null when something else changed. */
  inOther(placements: readonly Placement[]): Scene | null {
    const mine = this.placements;
    const isSame =
      placements.length === mine.length &&
      placements.every((p, k) => isAlike(p.shape, mine[k].shape) && p.matrix.equals(mine[k].matrix));
    if (!isSame || placements.some((p, k) => (p.material.kind === 'glass') !== (mine[k].material.kind === 'glass')))
      return null;
    const other = Object.create(Scene.prototype) as Scene;
    return Object.assign(other, this, { placements, ...materialsOf(placements) });
  }

  /** Finds the first hit of a ray before `tMax`, and stores its details in `hit`. */
  closestHit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, tMax: number): boolean {
    return this.find(ox, oy, oz, dx, dy, dz, tMax, false);
  }

  /** Returns whether anything is between a point and `tMax`. */
  isBlocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, tMax: number): boolean {
    return this.find(ox, oy, oz, dx, dy, dz, tMax, true);
  }

  private find(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    tMax: number,
    any: boolean,
  ): boolean {
    const { hit, tape } = this;
    const key = tape ? keyOf(ox, oy, oz, dx, dy, dz, tMax) + (any ? 0.5 : 0) : 0;
    if (tape?.read(key, hit)) return hit.instance >= 0;
    hit.t = tMax;
    hit.instance = -1;
    this.walk(ox, oy, oz, dx, dy, dz, any);
    tape?.write(key, hit);
    return hit.instance >= 0;
  }

  private walk(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, any: boolean): void {
    const { boxes, children, order } = this.top;
    const stack = this.topStack;
    const { hit, kinds, clear, balls } = this;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    // The nearer sides of a box depend only on the ray's direction.
    const nearX = ix < 0 ? 3 : 0;
    const nearY = iy < 0 ? 4 : 1;
    const nearZ = iz < 0 ? 5 : 2;
    const farX = 3 - nearX;
    const farY = 5 - nearY;
    const farZ = 7 - nearZ;
    // The hit's distance is on the heap, so the inner loop reads a local copy.
    let best = hit.t;
    let depth = 0;
    let node = 0;
    for (;;) {
      if (node < 0) {
        const code = ~node;
        const end = (code >> 4) + (code & 15);
        for (let k = code >> 4; k < end; k++) {
          const i = order[k];
          if (any && clear[i] === 1) continue;
          if (kinds[i] === BALL) {
            const cx = ox - balls[i * 4];
            const cy = oy - balls[i * 4 + 1];
            const cz = oz - balls[i * 4 + 2];
            const half = cx * dx + cy * dy + cz * dz;
            const disc = half * half - cx * cx - cy * cy - cz * cz + balls[i * 4 + 3];
            if (disc <= 0) continue;
            const root = Math.sqrt(disc);
            const near = -half > root + 1e-5 ? -half - root : root - half;
            if (near < 1e-5 || near >= best) continue;
            best = near;
            hit.t = near;
            hit.instance = i;
          } else {
            this.meet(i, ox, oy, oz, dx, dy, dz, any);
            best = hit.t;
          }
          if (any && hit.instance >= 0) return;
        }
        if (depth === 0) return;
        node = stack[--depth];
        continue;
      }
      const b = node * 12;
      let near: number;
      let far: number;
      let t: number;
      near = (boxes[b + nearX] - ox) * ix;
      far = (boxes[b + farX] - ox) * ix;
      t = (boxes[b + nearY] - oy) * iy;
      if (t > near) near = t;
      t = (boxes[b + farY] - oy) * iy;
      if (t < far) far = t;
      t = (boxes[b + nearZ] - oz) * iz;
      if (t > near) near = t;
      t = (boxes[b + farZ] - oz) * iz;
      if (t < far) far = t;
      const hitLeft = near <= far && far > 0 && near < best;
      const nearLeft = near;
      near = (boxes[b + 6 + nearX] - ox) * ix;
      far = (boxes[b + 6 + farX] - ox) * ix;
      t = (boxes[b + 6 + nearY] - oy) * iy;
      if (t > near) near = t;
      t = (boxes[b + 6 + farY] - oy) * iy;
      if (t < far) far = t;
      t = (boxes[b + 6 + nearZ] - oz) * iz;
      if (t > near) near = t;
      t = (boxes[b + 6 + farZ] - oz) * iz;
      if (t < far) far = t;
      const hitRight = near <= far && far > 0 && near < best;
      if (hitLeft && hitRight) {
        const leftFirst = nearLeft <= near;
        stack[depth++] = children[node * 2 + (leftFirst ? 1 : 0)];
        node = children[node * 2 + (leftFirst ? 0 : 1)];
      } else if (hitLeft) node = children[node * 2];
      else if (hitRight) node = children[node * 2 + 1];
      else {
        if (depth === 0) return;
        node = stack[--depth];
      }
    }
  }

  /**
   * Computes the position of the last hit in its shape's own space (`at`), and the surface normal there in world space
   * (`normal`, interpolated over a mesh's faces, facing the ray).
   *
   * At the outline of a fold the interpolated normal may face away from a ray that still hits the front of a face.
   * Reversed, it would point into the shape, where no light is: a black pixel. It is tilted instead.
   */
  describeHit(
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    at: Float64Array,
    normal: Float64Array,
  ): void {
    const { instance, primitive, u, v } = this.hit;
    const m = this.toLocal;
    const b = instance * 12;
    const lx = m[b] * px + m[b + 1] * py + m[b + 2] * pz + m[b + 3];
    const ly = m[b + 4] * px + m[b + 5] * py + m[b + 6] * pz + m[b + 7];
    const lz = m[b + 8] * px + m[b + 9] * py + m[b + 10] * pz + m[b + 11];
    at[0] = lx;
    at[1] = ly;
    at[2] = lz;
    let x = lx;
    let y = ly;
    let z = lz;
    if (this.kinds[instance] === MESH) {
      const n = this.shapes.normals;
      const p = primitive * 9;
      const w = 1 - u - v;
      x = n[p] * w + n[p + 3] * u + n[p + 6] * v;
      y = n[p + 1] * w + n[p + 4] * u + n[p + 7] * v;
      z = n[p + 2] * w + n[p + 5] * u + n[p + 8] * v;
    } else if (this.kinds[instance] === GEM) {
      x = this.shapes.planes[primitive];
      y = this.shapes.planes[primitive + 1];
      z = this.shapes.planes[primitive + 2];
    }
    this.turnNormal(b, x, y, z, dx, dy, dz, normal);
    if (this.kinds[instance] === MESH && this.isReversed(b, primitive, x, y, z, dx, dy, dz))
      tiltBack(normal, dx, dy, dz);
  }

  /**
   * Tells whether an interpolated normal faces away from the ray, although it is on the same side of its face as the
   * ray's origin.
   */
  private isReversed(
    b: number,
    face: number,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
  ): boolean {
    const m = this.toLocal;
    const ex = m[b] * dx + m[b + 1] * dy + m[b + 2] * dz;
    const ey = m[b + 4] * dx + m[b + 5] * dy + m[b + 6] * dz;
    const ez = m[b + 8] * dx + m[b + 9] * dy + m[b + 10] * dz;
    if (x * ex + y * ey + z * ez <= 0) return false;
    const t = this.shapes.triangles;
    const p = face * 9;
    const gx = t[p + 4] * t[p + 8] - t[p + 5] * t[p + 7];
    const gy = t[p + 5] * t[p + 6] - t[p + 3] * t[p + 8];
    const gz = t[p + 3] * t[p + 7] - t[p + 4] * t[p + 6];
    return (gx * ex + gy * ey + gz * ez) * (gx * x + gy * y + gz * z) < 0;
  }

  /** Converts a direction in the shape's own space to a unit normal in world space, facing the ray. */
  turnNormal(
    b: number,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    normal: Float64Array,
  ): void {
    const m = this.toLocal;
    const nx = m[b] * x + m[b + 4] * y + m[b + 8] * z;
    const ny = m[b + 1] * x + m[b + 5] * y + m[b + 9] * z;
    const nz = m[b + 2] * x + m[b + 6] * y + m[b + 10] * z;
    const side = nx * dx + ny * dy + nz * dz > 0 ? -1 : 1;
    const length = side / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    normal[0] = nx * length;
    normal[1] = ny * length;
    normal[2] = nz * length;
  }

  /** Returns the wear of a mesh at a hit: 1 polished, 0 a recess. */
  wearOf({ instance, primitive, u, v }: Meeting): number {
    if (this.kinds[instance] !== MESH) return 1;
    const w = this.shapes.wear;
    const p = primitive * 3;
    return w[p] * (1 - u - v) + w[p + 1] * u + w[p + 2] * v;
  }

  /** Returns the facets of the last hit stone: `planes` from `first` up to `end`. */
  facetsOf(instance: number): { planes: Float32Array; first: number; end: number } {
    const first = this.roots[instance];
    return { planes: this.shapes.planes, first, end: first + this.shapes.planeCounts[first] * 4 };
  }

  private meet(
    instance: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    any: boolean,
  ): void {
    const m = this.toLocal;
    const b = instance * 12;
    const lx = m[b] * ox + m[b + 1] * oy + m[b + 2] * oz + m[b + 3];
    const ly = m[b + 4] * ox + m[b + 5] * oy + m[b + 6] * oz + m[b + 7];
    const lz = m[b + 8] * ox + m[b + 9] * oy + m[b + 10] * oz + m[b + 11];
    const ex = m[b] * dx + m[b + 1] * dy + m[b + 2] * dz;
    const ey = m[b + 4] * dx + m[b + 5] * dy + m[b + 6] * dz;
    const ez = m[b + 8] * dx + m[b + 9] * dy + m[b + 10] * dz;
    const kind = this.kinds[instance];
    if (kind === SPHERE) this.shapes.meetSphere(instance, lx, ly, lz, ex, ey, ez);
    else if (kind === MESH) this.shapes.meetMesh(instance, this.roots[instance], lx, ly, lz, ex, ey, ez, any);
    else this.shapes.meetGem(instance, this.roots[instance], lx, ly, lz, ex, ey, ez);
  }
}

/** Turns a reversed normal to its own side again, and tilts it until it just faces the ray. */
function tiltBack(normal: Float64Array, dx: number, dy: number, dz: number): void {
  const away = -(normal[0] * dx + normal[1] * dy + normal[2] * dz) + LEAST_FACING;
  const x = -normal[0] - away * dx;
  const y = -normal[1] - away * dy;
  const z = -normal[2] - away * dz;
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  normal[0] = x * scale;
  normal[1] = y * scale;
  normal[2] = z * scale;
}
