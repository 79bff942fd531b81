/** Meshes of modelled forms by surface nets: one vertex in each cell that the surface crosses. */
import { MeshShape } from '../tracer/shape.ts';
import type { Distance, Point3 } from './distance.ts';

/** Cells per side of a block that is skipped as a whole when the surface is far away. */
const BLOCK = 4;

/** Hundreds of pictures use a form, so it is not in the shape cache, which is cleared repeatedly. */
const made = new Map<string, MeshShape>();

/**
 * Returns the mesh of a form. `fine` is the size of a cell in mm. The surface must be well inside the box, otherwise
 * the mesh is open there.
 */
export function modelled(key: string, distance: Distance, box: { from: Point3; to: Point3 }, fine: number): MeshShape {
  const known = made.get(key);
  if (known) return known;
  const mesh = meshOf(distance, box, fine);
  made.set(key, mesh);
  return mesh;
}

function meshOf(distance: Distance, { from, to }: { from: Point3; to: Point3 }, fine: number): MeshShape {
  const [nx, ny, nz] = [0, 1, 2].map((a) => Math.ceil((to[a]! - from[a]!) / fine) + 1) as [number, number, number];
  const values = sampled(distance, from, fine, [nx, ny, nz]);
  const [sy, sz] = [nx, nx * ny];
  const positions: number[] = [];
  const normals: number[] = [];
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const corner = i + j * sy + k * sz;
        const place = crossing(values, corner, [1, sy, sz]);
        if (!place) continue;
        vertexOf[corner] = positions.length / 3;
        normals.push(...slope(values, corner, [1, sy, sz]));
        positions.push(
          from[0] + (i + place[0]) * fine,
          from[1] + (j + place[1]) * fine,
          from[2] + (k + place[2]) * fine,
        );
      }
  const index: number[] = [];
  const steps = [1, sy, sz] as const;
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const corner = i + j * sy + k * sz;
        const here = values[corner]! < 0;
        for (let a = 0; a < 3; a++) {
          const there = values[corner + steps[a]!]! < 0;
          if (here === there) continue;
          // The four cells around this edge.
          const [u, w] = [steps[(a + 1) % 3]!, steps[(a + 2) % 3]!];
          const ring = [corner - u - w, corner - w, corner, corner - u].map((cell) => vertexOf[cell]!);
          if (ring.some((v) => v < 0)) continue;
          const [p, q, r, t] = (here ? ring : ring.toReversed()) as [number, number, number, number];
          index.push(p, q, r, p, r, t);
        }
      }
  return new MeshShape(Float32Array.from(positions), Float32Array.from(normals), Uint32Array.from(index));
}

function sampled(distance: Distance, from: Point3, fine: number, [nx, ny, nz]: Point3): Float32Array {
  const values = new Float32Array(nx * ny * nz);
  const reach = BLOCK * fine;
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const half = BLOCK / 2;
        const middle = distance(from[0] + (i + half) * fine, from[1] + (j + half) * fine, from[2] + (k + half) * fine);
        // Between blended forms the distance is overestimated.
        const isFar = Math.abs(middle) > reach * 2;
        for (let c = k; c < Math.min(nz, k + BLOCK); c++)
          for (let b = j; b < Math.min(ny, j + BLOCK); b++)
            for (let a = i; a < Math.min(nx, i + BLOCK); a++)
              values[a + b * nx + c * nx * ny] = isFar
                ? middle
                : distance(from[0] + a * fine, from[1] + b * fine, from[2] + c * fine);
      }
  return values;
}

/** Returns the mean of the points at which the surface crosses a cell's twelve edges, in cells. */
function crossing(values: Float32Array, corner: number, steps: Point3): Point3 | null {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (let a = 0; a < 3; a++)
    for (let side = 0; side < 4; side++) {
      const [b, c] = [(a + 1) % 3, (a + 2) % 3];
      const [ob, oc] = [side & 1, side >> 1];
      const begin = corner + ob * steps[b]! + oc * steps[c]!;
      const [v, w] = [values[begin]!, values[begin + steps[a]!]!];
      if (v < 0 === w < 0) continue;
      const place = [0, 0, 0];
      place[a] = v / (v - w);
      place[b] = ob;
      place[c] = oc;
      x += place[0]!;
      y += place[1]!;
      z += place[2]!;
      count++;
    }
  return count === 0 ? null : [x / count, y / count, z / count];
}

/** Returns the gradient of the distance in a cell, which is the surface's normal. */
function slope(values: Float32Array, corner: number, steps: Point3): Point3 {
  const n = [0, 1, 2].map((a) => {
    const [u, w] = [steps[(a + 1) % 3]!, steps[(a + 2) % 3]!];
    return [0, u, w, u + w].reduce((sum, o) => sum + values[corner + o + steps[a]!]! - values[corner + o]!, 0);
  }) as [number, number, number];
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
