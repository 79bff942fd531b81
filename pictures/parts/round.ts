/** A band around the wrist or finger: bangles, kadas, rings. Its axis is z. Its decoration is on the outside. */
import type { Matrix4 } from 'three';
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { SPHERE, MeshShape } from '../tracer/shape.ts';
import type { Material } from '../tracer/material.ts';
import { at, facing, kept, Piece } from './piece.ts';

/** A closed cross-section: points of [distance from the inner radius, position along the axis]. */
export type Section = readonly (readonly [number, number])[];

export type Winding = {
  out: number;
  reach: number;
  radius: number;
  turns: number;
  phase: number;
  from?: number;
  to?: number;
};

export class Round {
  readonly inner: number;

  constructor(inner: number) {
    this.inner = inner;
  }

  /** Returns the band itself. `from` and `to` in degrees leave an opening if they are less than a full circle. */
  band(key: string, section: Section, from = 0, to = 360): MeshShape {
    return kept(`band ${key} ${this.inner} ${from} ${to}`, () => {
      const around = Math.max(24, Math.round((Math.abs(to - from) / 360) * Math.min(220, 60 + this.inner * 5)));
      // A sharp corner needs two vertices, otherwise smooth shading would round it.
      const { points, joined } = creased(section);
      const n = points.length;
      const positions: number[] = [];
      const index: number[] = [];
      for (let k = 0; k <= around; k++) {
        const a = ((from + ((to - from) * k) / around) * Math.PI) / 180;
        for (const [out, z] of points)
          positions.push((this.inner + out) * Math.sin(a), (this.inner + out) * Math.cos(a), z);
      }
      for (let k = 0; k < around; k++)
        for (let i = 0; i < n; i++) {
          if (!joined[i]) continue;
          const a = k * n + i;
          const b = k * n + ((i + 1) % n);
          index.push(a, b, b + n, a, b + n, a + n);
        }
      if (to - from < 360) {
        // Close the two cut ends with fans.
        for (const k of [0, around]) for (let i = 1; i < n - 1; i++) index.push(k * n, k * n + i, k * n + i + 1);
      }
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
      geometry.setIndex(index);
      geometry.computeVertexNormals();
      return MeshShape.from(geometry);
    });
  }

  /**
   * Returns one of several wires that are wound around each other: `turns` times around a core `out` mm above the inner
   * radius, at the distance `reach` mm. `phase`, 0..1, is the wire's start angle.
   */
  wound({ out, reach, radius, turns, phase, from = 0, to = 360 }: Winding): MeshShape {
    return kept(`wound ${this.inner} ${out} ${reach} ${radius} ${turns} ${phase} ${from} ${to}`, () => {
      const steps = Math.ceil(turns * 18);
      const sides = 12;
      const middle = (k: number): Vector3 => {
        const turn = ((k / steps) * turns + phase) * Math.PI * 2;
        const spot = this.spot(from + (k / steps) * (to - from), out + Math.cos(turn) * reach, Math.sin(turn) * reach);
        return new Vector3().setFromMatrixPosition(spot);
      };
      const positions: number[] = [];
      const normals: number[] = [];
      const index: number[] = [];
      for (let k = 0; k <= steps; k++) {
        const here = middle(k);
        const along = middle(k + 0.2)
          .sub(middle(k - 0.2))
          .normalize();
        const across = new Vector3(here.x, here.y, 0).normalize();
        across.addScaledVector(along, -across.dot(along)).normalize();
        const up = new Vector3().crossVectors(along, across);
        for (let s = 0; s <= sides; s++) {
          const a = (s / sides) * Math.PI * 2;
          const n = across.clone().multiplyScalar(Math.cos(a)).addScaledVector(up, Math.sin(a));
          positions.push(...here.clone().addScaledVector(n, radius).toArray());
          normals.push(...n.toArray());
          const v = k * (sides + 1) + s;
          if (k < steps && s < sides) index.push(v, v + 1, v + sides + 2, v, v + sides + 2, v + sides + 1);
        }
      }
      return new MeshShape(Float32Array.from(positions), Float32Array.from(normals), Uint32Array.from(index));
    });
  }

  /**
   * Returns a position on the outside, `degrees` from the top, `out` above the inner radius, `z` along the axis, facing
   * outwards.
   */
  spot(degrees: number, out: number, z = 0): Matrix4 {
    const a = (degrees * Math.PI) / 180;
    const n = new Vector3(Math.sin(a), Math.cos(a), 0);
    return facing(
      n
        .clone()
        .multiplyScalar(this.inner + out)
        .setZ(z),
      n,
      new Vector3(0, 0, 1),
    );
  }

  /** Places the same part all around. `turn` rotates each in its own plane. */
  all(
    count: number,
    out: number,
    z: number,
    make: (k: number) => Piece,
    options: { shift?: number; turn?: number; from?: number; to?: number } = {},
  ): Piece {
    const { shift = 0, turn = 0, from = 0, to = 360 } = options;
    const piece = new Piece();
    for (let k = 0; k < count; k++)
      piece.put(make(k), this.spot(from + ((k + shift) / count) * (to - from), out, z).multiply(at({ rz: turn })));
    return piece;
  }

  /** Returns how many parts of a width fit around at a distance. */
  fit(width: number, out: number, from = 0, to = 360): number {
    return Math.max(3, Math.floor((((to - from) / 360) * 2 * Math.PI * (this.inner + out)) / width));
  }

  grains(radius: number, out: number, z: number, material: Material, from = 0, to = 360): Piece {
    const n = this.fit(radius * 2.04, out, from, to);
    return this.all(n, out, z, () => new Piece().add(SPHERE, material, at({ s: radius })), { from, to });
  }
}

/** Doubles the sharp corners of a section. `joined` tells whether a face connects a point to the next. */
function creased(section: Section): { points: (readonly [number, number])[]; joined: boolean[] } {
  const points: (readonly [number, number])[] = [];
  const joined: boolean[] = [];
  section.forEach((p, i) => {
    const before = section[(i + section.length - 1) % section.length];
    const after = section[(i + 1) % section.length];
    const turn = Math.abs(
      Math.atan2(Math.sin(angle(p, after) - angle(before, p)), Math.cos(angle(p, after) - angle(before, p))),
    );
    if (turn > 0.9) {
      points.push(p, p);
      joined.push(false, true);
    } else {
      points.push(p);
      joined.push(true);
    }
  });
  return { points, joined };
}

function angle(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** Returns a section that is flat inside and domed outside. */
export function domedSection(width: number, thick: number): Section {
  const half = width / 2;
  const points: [number, number][] = [
    [0.25, -half],
    [0, -half + 0.3],
    [0, half - 0.3],
    [0.25, half],
  ];
  for (let k = 0; k <= 10; k++) {
    const a = (k / 10) * Math.PI;
    points.push([thick * 0.35 + thick * 0.65 * Math.sin(a), half * Math.cos(a)]);
  }
  return points;
}

/** Returns a section that is flat outside with raised rims, for stones or enamel. */
export function channelSection(width: number, thick: number, rim: number): Section {
  const h = width / 2;
  return [
    [0, -h],
    [0, h],
    [thick * 0.8, h],
    [thick, h - rim * 0.2],
    [thick, h - rim * 0.8],
    [thick * 0.62, h - rim],
    [thick * 0.62, -h + rim],
    [thick, -h + rim * 0.8],
    [thick, -h + rim * 0.2],
    [thick * 0.8, -h],
  ];
}

/** Returns the section of a round wire. */
export function wireSection(radius: number, sides = 14): Section {
  return Array.from({ length: sides }, (_, k) => {
    const a = (k / sides) * Math.PI * 2;
    return [radius + radius * Math.cos(a), radius * Math.sin(a)] as const;
  });
}

/** Stacks pieces with a common axis next to each other. */
export function stacked(pieces: readonly Piece[], pitch: number): Piece {
  const all = new Piece();
  pieces.forEach((p, k) => all.put(p, at({ z: (k - (pieces.length - 1) / 2) * pitch })));
  return all;
}
