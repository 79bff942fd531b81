/** All shapes of a scene in contiguous memory, and the intersection of a ray with each type. */
import type { Hit } from './ray.ts';
import type { GemShape, MeshShape, Shape } from './shape.ts';

export class PackedShapes {
  /** The start of each shape: a node of its tree, or a facet of a stone. */
  readonly roots = new Map<Shape, number>();
  readonly normals: Float32Array;
  readonly wear: Float32Array;
  readonly planes: Float32Array;
  /** The number of facets of a stone, by its start. */
  readonly planeCounts: number[] = [];
  private readonly nodeBoxes: Float32Array;
  private readonly nodeChildren: Int32Array;
  /** Nine numbers per face: one corner and two edges. */
  readonly triangles: Float32Array;
  private readonly stack = new Int32Array(64);
  private readonly hit: Hit;

  constructor(shapes: ReadonlySet<Shape>, hit: Hit) {
    this.hit = hit;
    const meshes = [...shapes].filter((s): s is MeshShape => s.type === 'mesh');
    const nodes = meshes.reduce((sum, m) => sum + m.bvh.children.length / 2, 0);
    const faces = meshes.reduce((sum, m) => sum + m.bvh.order.length, 0);
    this.nodeBoxes = new Float32Array(nodes * 12);
    this.nodeChildren = new Int32Array(nodes * 2);
    this.triangles = new Float32Array(faces * 9);
    this.normals = new Float32Array(faces * 9);
    this.wear = new Float32Array(faces * 3);
    let node = 0;
    let face = 0;
    for (const mesh of meshes) {
      this.roots.set(mesh, node);
      this.nodeBoxes.set(mesh.bvh.boxes, node * 12);
      const { children, order } = mesh.bvh;
      for (let k = 0; k < children.length; k++) {
        const child = children[k];
        // Leaves are offset by the faces, inner nodes by the previous nodes.
        this.nodeChildren[node * 2 + k] = child >= 0 ? child + node : ~((((~child >> 4) + face) << 4) | (~child & 15));
      }
      for (let k = 0; k < order.length; k++)
        mesh.writeFace(order[k], this.triangles, this.normals, this.wear, (face + k) * 9);
      node += children.length / 2;
      face += order.length;
    }
    const gems = [...shapes].filter((s): s is GemShape => s.type === 'gem');
    this.planes = new Float32Array(gems.reduce((sum, g) => sum + g.planes.length, 0));
    let at = 0;
    for (const gem of gems) {
      this.roots.set(gem, at);
      this.planeCounts[at] = gem.planes.length / 4;
      this.planes.set(gem.planes, at);
      at += gem.planes.length;
    }
  }

  /** Intersects the unit sphere. */
  meetSphere(instance: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const a = dx * dx + dy * dy + dz * dz;
    const half = ox * dx + oy * dy + oz * dz;
    const disc = half * half - a * (ox * ox + oy * oy + oz * oz - 1);
    if (disc <= 0) return;
    const root = Math.sqrt(disc);
    let t = (-half - root) / a;
    if (t < 1e-5) t = (root - half) / a;
    if (t < 1e-5 || t >= this.hit.t) return;
    this.hit.t = t;
    this.hit.instance = instance;
  }

  /**
   * Intersects a stone. It is convex, so the ray is inside between the last plane it enters and the first it leaves.
   */
  meetGem(
    instance: number,
    root: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const planes = this.planes;
    const first = root;
    const end = first + this.planeCounts[first] * 4;
    let enter = -Infinity;
    let leave = Infinity;
    let face = 0;
    for (let p = first; p < end; p += 4) {
      const speed = planes[p] * dx + planes[p + 1] * dy + planes[p + 2] * dz;
      const gap = planes[p + 3] - (planes[p] * ox + planes[p + 1] * oy + planes[p + 2] * oz);
      if (speed > -1e-12 && speed < 1e-12) {
        if (gap < 0) return;
        continue;
      }
      const t = gap / speed;
      if (speed < 0) {
        if (t > enter) {
          enter = t;
          face = p;
        }
      } else if (t < leave) leave = t;
      if (enter > leave) return;
    }
    if (enter < 1e-5 || enter >= this.hit.t) return;
    this.hit.t = enter;
    this.hit.instance = instance;
    this.hit.primitive = face;
  }

  meetMesh(
    instance: number,
    root: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    any: boolean,
  ): void {
    const boxes = this.nodeBoxes;
    const children = this.nodeChildren;
    const tri = this.triangles;
    const stack = this.stack;
    const hit = this.hit;
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
    let best = hit.t;
    let depth = 0;
    let node = root;
    for (;;) {
      if (node < 0) {
        const code = ~node;
        const end = (code >> 4) + (code & 15);
        for (let k = code >> 4; k < end; k++) {
          const p = k * 9;
          const ax = tri[p + 3],
            ay = tri[p + 4],
            az = tri[p + 5];
          const bx = tri[p + 6],
            by = tri[p + 7],
            bz = tri[p + 8];
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const det = ax * px + ay * py + az * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inv = 1 / det;
          const sx = ox - tri[p],
            sy = oy - tri[p + 1],
            sz = oz - tri[p + 2];
          const u = (sx * px + sy * py + sz * pz) * inv;
          if (u < 0 || u > 1) continue;
          const qx = sy * az - sz * ay;
          const qy = sz * ax - sx * az;
          const qz = sx * ay - sy * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inv;
          if (v < 0 || u + v > 1) continue;
          const t = (bx * qx + by * qy + bz * qz) * inv;
          if (t < 1e-5 || t >= best) continue;
          best = t;
          hit.t = t;
          hit.u = u;
          hit.v = v;
          hit.instance = instance;
          hit.primitive = k;
          if (any) return;
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
}
