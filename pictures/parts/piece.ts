/** A piece of jewellery in construction: placements that can be added to a larger piece as one. */
import { Box3, Matrix4, Quaternion, Vector3 } from 'three';
import type { Material } from '../tracer/material.ts';
import { Placement, type Shape } from '../tracer/shape.ts';

const HERE = new Matrix4();

export class Piece {
  readonly placements: Placement[] = [];

  add(shape: Shape, material: Material, matrix: Matrix4 = HERE): this {
    this.placements.push(new Placement(shape, material, matrix));
    return this;
  }

  put(part: Piece, matrix: Matrix4 = HERE): this {
    for (const p of part.placements)
      this.placements.push(new Placement(p.shape, p.material, matrix.clone().multiply(p.matrix)));
    return this;
  }

  bounds(): Box3 {
    const b = new Float32Array(6);
    const box = new Box3();
    for (const placement of this.placements) {
      placement.closeBounds(b, 0);
      box.expandByPoint(new Vector3(b[0], b[1], b[2])).expandByPoint(new Vector3(b[3], b[4], b[5]));
    }
    return box;
  }
}

type Pose = {
  x?: number;
  y?: number;
  z?: number;
  /** Turns in degrees, about x, then y, then z. */
  rx?: number;
  ry?: number;
  rz?: number;
  /** Size, evenly or by axis. */
  s?: number;
  sx?: number;
  sy?: number;
  sz?: number;
};

const DEGREE = Math.PI / 180;

export function at(pose: Pose): Matrix4 {
  const s = pose.s ?? 1;
  const turn = new Matrix4()
    .makeRotationZ((pose.rz ?? 0) * DEGREE)
    .multiply(new Matrix4().makeRotationY((pose.ry ?? 0) * DEGREE))
    .multiply(new Matrix4().makeRotationX((pose.rx ?? 0) * DEGREE));
  return new Matrix4()
    .makeTranslation(pose.x ?? 0, pose.y ?? 0, pose.z ?? 0)
    .multiply(turn)
    .multiply(new Matrix4().makeScale(s * (pose.sx ?? 1), s * (pose.sy ?? 1), s * (pose.sz ?? 1)));
}

/** Returns a placement with the part's z axis along `normal` and its y axis as near to `up` as possible. */
export function facing(position: Vector3, normal: Vector3, up: Vector3, scale = 1): Matrix4 {
  const z = normal.clone().normalize();
  const x = new Vector3().crossVectors(up, z);
  if (x.lengthSq() < 1e-9) x.set(1, 0, 0);
  x.normalize();
  const y = new Vector3().crossVectors(z, x);
  return new Matrix4()
    .makeBasis(x, y, z)
    .setPosition(position)
    .multiply(new Matrix4().makeScale(scale, scale, scale));
}

/** Returns a placement that stretches a part's y axis between two points. */
export function between(a: Vector3, b: Vector3, thickness = 1): Matrix4 {
  const along = b.clone().sub(a);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize());
  return new Matrix4().compose(
    a.clone().add(b).multiplyScalar(0.5),
    turn,
    new Vector3(thickness, along.length(), thickness),
  );
}

const shelf = new Map<string, Shape>();

/** Returns a shape from the cache, or makes it. `key` must contain everything the shape depends on. */
export function kept<S extends Shape>(key: string, make: () => S): S {
  const known = shelf.get(key);
  if (known) return known as S;
  const shape = make();
  shelf.set(key, shape);
  return shape;
}

/** Clears the cache when it has more than `limit` shapes, to limit the memory of a long run. */
export function clearShelf(limit: number): void {
  if (shelf.size > limit) shelf.clear();
}
