/** Rings, wires and strings that hold a piece together. */
import type { Vector3 } from 'three';
import { CatmullRomCurve3, Matrix4, TorusGeometry, TubeGeometry, CylinderGeometry } from 'three';
import type { Material } from '../tracer/material.ts';
import { MeshShape, SPHERE } from '../tracer/shape.ts';
import { at, between, kept, Piece } from './piece.ts';

/** Returns a round ring of wire in the x-y plane. */
export function ringShape(radius: number, thick: number): MeshShape {
  const thin = Math.round((thick / radius) * 200) / 200;
  const around = radius > 12 ? 160 : radius > 5 ? 96 : 40;
  return kept(`ring ${thin} ${around}`, () =>
    MeshShape.from(new TorusGeometry(1, thin, around > 40 ? 14 : 10, around)),
  );
}

export function ring(radius: number, thick: number, material: Material): Piece {
  return new Piece().add(ringShape(radius, thick), material, at({ s: radius }));
}

/** Returns a small closed ring for joints, seen edge-on or face-on. */
export function jumpRing(radius: number, material: Material, edgeOn = false): Piece {
  return new Piece().add(ringShape(radius, radius * 0.22), material, at({ s: radius, ry: edgeOn ? 90 : 0 }));
}

/** Returns a wire along a smooth line through points. */
export function wire(points: readonly Vector3[], radius: number, material: Material, closed = false): Piece {
  const curve = new CatmullRomCurve3([...points], closed, 'centripetal');
  const steps = Math.max(12, points.length * 6);
  const shape = MeshShape.from(new TubeGeometry(curve, steps, radius, 10, closed));
  const piece = new Piece().add(shape, material);
  if (!closed)
    for (const end of [points[0], points[points.length - 1]])
      piece.add(SPHERE, material, at({ x: end.x, y: end.y, z: end.z, s: radius }));
  return piece;
}

const rodShape = (): MeshShape => kept('rod', () => MeshShape.from(new CylinderGeometry(1, 1, 1, 16)));

/** Returns a straight pin. */
export function rod(a: Vector3, b: Vector3, radius: number, material: Material): Piece {
  return new Piece().add(rodShape(), material, between(a, b, radius));
}

/** Returns beads around a circle: milgrain, granulation, the edge of a dome. */
export function beadCircle(radius: number, bead: number, material: Material, count?: number, z = 0): Piece {
  const n = count ?? Math.floor((Math.PI * 2 * radius) / (bead * 2.02));
  const piece = new Piece();
  for (let k = 0; k < n; k++) {
    const a = (k / n) * Math.PI * 2;
    piece.add(SPHERE, material, at({ x: radius * Math.cos(a), y: radius * Math.sin(a), z, s: bead }));
  }
  return piece;
}

export function ball(radius: number, material: Material, matrix: Matrix4 = new Matrix4()): Piece {
  return new Piece().add(SPHERE, material, matrix.clone().multiply(at({ s: radius })));
}
