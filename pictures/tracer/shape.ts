/** Shapes and their placements, in millimetres. */
import type { Matrix4 } from 'three';
import { Vector3, type BufferGeometry } from 'three';
import { buildBvh, type Bvh } from './bvh.ts';
import type { Material } from './material.ts';

export type Shape = MeshShape | SphereShape | GemShape;

export class MeshShape {
  readonly type = 'mesh';
  readonly bvh: Bvh;
  readonly positions: Float32Array;
  readonly vertexNormals: Float32Array;
  readonly index: Uint32Array;
  readonly bounds: readonly number[];
  /** By vertex: 1 for polished areas, 0 in a recess. */
  readonly wear: Float32Array | null;

  constructor(
    positions: Float32Array,
    vertexNormals: Float32Array,
    index: Uint32Array,
    wear: Float32Array | null = null,
  ) {
    this.wear = wear;
    this.positions = positions;
    this.vertexNormals = vertexNormals;
    this.index = index;
    const faces = index.length / 3;
    const boxes = new Float32Array(faces * 6);
    const whole = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let f = 0; f < faces; f++) {
      for (let a = 0; a < 3; a++) {
        const p = positions[index[f * 3] * 3 + a];
        const q = positions[index[f * 3 + 1] * 3 + a];
        const r = positions[index[f * 3 + 2] * 3 + a];
        const min = Math.min(p, q, r);
        const max = Math.max(p, q, r);
        boxes[f * 6 + a] = min;
        boxes[f * 6 + 3 + a] = max;
        whole[a] = Math.min(whole[a], min);
        whole[3 + a] = Math.max(whole[3 + a], max);
      }
    }
    this.bounds = whole;
    this.bvh = buildBvh(boxes);
  }

  static from(geometry: BufferGeometry): MeshShape {
    if (!geometry.getAttribute('normal')) geometry.computeVertexNormals();
    const position = geometry.getAttribute('position');
    const normal = geometry.getAttribute('normal');
    const index = geometry.getIndex();
    const order = index ? Uint32Array.from(index.array) : Uint32Array.from({ length: position.count }, (_, i) => i);
    return new MeshShape(Float32Array.from(position.array), Float32Array.from(normal.array), order);
  }

  /** Writes one corner and two edges, and three normals, which the tracer reads at a hit. */
  writeFace(face: number, triangles: Float32Array, normals: Float32Array, wear: Float32Array, at: number): void {
    const p = this.positions;
    for (let k = 0; k < 3; k++) wear[at / 3 + k] = this.wear ? this.wear[this.index[face * 3 + k]] : 1;
    for (let a = 0; a < 3; a++) {
      const corner = p[this.index[face * 3] * 3 + a];
      triangles[at + a] = corner;
      for (let k = 1; k < 3; k++) triangles[at + k * 3 + a] = p[this.index[face * 3 + k] * 3 + a] - corner;
      for (let k = 0; k < 3; k++) normals[at + k * 3 + a] = this.vertexNormals[this.index[face * 3 + k] * 3 + a];
    }
  }
}

/** The unit sphere. Placements scale it to beads, pearls and granules. */
export class SphereShape {
  readonly type = 'sphere';
  readonly bounds: readonly number[] = [-1, -1, -1, 1, 1, 1];
}

/** A cut stone as its facet planes: normal x, y, z and the distance from the middle. */
export class GemShape {
  readonly type = 'gem';
  readonly planes: Float32Array;
  readonly bounds: readonly number[];
  constructor(planes: Float32Array, bounds: readonly number[]) {
    this.planes = planes;
    this.bounds = bounds;
  }
}

export const SPHERE = new SphereShape();

/** Tells whether two shapes are the same, or were made by the same steps. */
export function isAlike(a: Shape, b: Shape): boolean {
  if (a === b) return true;
  if (a.type !== 'mesh' || b.type !== 'mesh') return false;
  return isEqual(a.positions, b.positions) && isEqual(a.index, b.index) && isEqual(a.vertexNormals, b.vertexNormals);
}

function isEqual(a: Float32Array | Uint32Array, b: Float32Array | Uint32Array): boolean {
  if (a.length !== b.length) return false;
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return false;
  return true;
}

export class Placement {
  readonly shape: Shape;
  readonly material: Material;
  readonly matrix: Matrix4;
  constructor(shape: Shape, material: Material, matrix: Matrix4) {
    this.shape = shape;
    this.material = material;
    this.matrix = matrix;
  }

  /** Computes the box of the transformed shape itself, which is smaller than the box of its transformed box. */
  closeBounds(into: Float32Array, at: number): void {
    if (this.shape.type !== 'mesh' || this.shape.positions.length > 60_000) return this.worldBounds(into, at);
    const { positions } = this.shape;
    const e = this.matrix.elements;
    for (let a = 0; a < 3; a++) {
      const mx = e[a];
      const my = e[4 + a];
      const mz = e[8 + a];
      let min = Infinity;
      let max = -Infinity;
      for (let k = 0; k < positions.length; k += 3) {
        const v = mx * positions[k] + my * positions[k + 1] + mz * positions[k + 2];
        if (v < min) min = v;
        if (v > max) max = v;
      }
      // Slightly wider, because the box is stored in single precision.
      into[at + a] = min + e[12 + a] - 1e-4;
      into[at + 3 + a] = max + e[12 + a] + 1e-4;
    }
  }

  worldBounds(into: Float32Array, at: number): void {
    into.fill(Infinity, at, at + 3).fill(-Infinity, at + 3, at + 6);
    const e = this.matrix.elements;
    if (this.shape.type === 'sphere') {
      // The box of an ellipsoid: the length of each row of its matrix.
      for (let a = 0; a < 3; a++) {
        const reach = Math.hypot(e[a], e[4 + a], e[8 + a]);
        into[at + a] = e[12 + a] - reach;
        into[at + 3 + a] = e[12 + a] + reach;
      }
      return;
    }
    const b = this.shape.bounds;
    const corner = new Vector3();
    for (let k = 0; k < 8; k++) {
      corner.set(b[k & 1 ? 3 : 0], b[k & 2 ? 4 : 1], b[k & 4 ? 5 : 2]).applyMatrix4(this.matrix);
      for (let a = 0; a < 3; a++) {
        const c = corner.getComponent(a);
        into[at + a] = Math.min(into[at + a], c);
        into[at + 3 + a] = Math.max(into[at + 3 + a], c);
      }
    }
  }
}
