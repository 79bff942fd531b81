/**
 * Embossed and cast work (nakshi): a height field of layers, like a goldsmith's wax, cut along its own edge and given a
 * thickness.
 */
import { MeshShape } from '../tracer/shape.ts';
import { awayFrom, boundsOf, insideBy, type Outline } from './outline.ts';
import { kept } from './piece.ts';

export type Layer =
  /** A raised field: reaches `rise` within `slope` of its edge; `from` is its base level. */
  | { raise: Outline; rise: number; slope: number; from?: number; round?: boolean }
  /** A ridge (or a groove, when `rise` is negative) along a line. */
  | { line: Outline; rise: number; width: number }
  /** Round grains. */
  | { grains: readonly (readonly [number, number])[]; radius: number }
  /** A cell for enamel or a seat for a stone: flat at `floor`. */
  | { cell: Outline; floor: number }
  /** A modelled form inside an outline. */
  | { form: (x: number, y: number) => number; within: Outline };

export type Relief = {
  layers: readonly Layer[];
  thickness: number;
  /**
   * For a pool of glass: the distance from its edge at which it reaches its full depth. It is encoded as wear, from 0
   * to 1.
   */
  shoal?: number;
};

/** Returns the mesh of a relief. `fineness` is the cell size of the height field in mm. */
export function reliefShape(key: string, make: () => Relief, fineness: number): MeshShape {
  return kept(`relief ${key} ${fineness}`, () => meshOf(make(), fineness));
}

function meshOf({ layers, thickness, shoal }: Relief, fine: number): MeshShape {
  const raised = layers.flatMap((l) => ('raise' in l ? [l.raise] : 'form' in l ? [l.within] : []));
  const box = boundsOf(raised.flat());
  const nx = Math.ceil((box[2] - box[0]) / fine) + 5;
  const ny = Math.ceil((box[3] - box[1]) / fine) + 5;
  const x0 = box[0] - fine * 2;
  const y0 = box[1] - fine * 2;
  const height = new Float32Array(nx * ny);
  const inside = new Float32Array(nx * ny).fill(-1e3);
  for (const layer of layers) spreadLayer(layer, height, inside, nx, ny, x0, y0, fine);

  const wearMap = shoal
    ? inside.map((d) => Math.max(0.5, Math.min(1, d / shoal)))
    : wearOf(height, inside, nx, ny, fine);
  const positions: number[] = [];
  const normals: number[] = [];
  const wear: number[] = [];
  const index: number[] = [];
  const slopeAt = (i: number, j: number): [number, number] => {
    const a = Math.max(0, i - 1),
      b = Math.min(nx - 1, i + 1),
      c = Math.max(0, j - 1),
      d = Math.min(ny - 1, j + 1);
    return [
      (height[j * nx + b] - height[j * nx + a]) / ((b - a) * fine),
      (height[d * nx + i] - height[c * nx + i]) / ((d - c) * fine),
    ];
  };
  const vertexOf = new Map<number, number>();
  const vertex = (i: number, j: number): number => {
    const key = j * nx + i;
    let v = vertexOf.get(key);
    if (v === undefined) {
      const [sx, sy] = slopeAt(i, j);
      v = push(x0 + i * fine, y0 + j * fine, height[key] + thickness, -sx, -sy, 1, wearMap[key]);
      vertexOf.set(key, v);
    }
    return v;
  };
  const push = (x: number, y: number, z: number, ax: number, ay: number, az: number, worn = 1): number => {
    wear.push(worn);
    const length = Math.hypot(ax, ay, az) || 1;
    positions.push(x, y, z);
    normals.push(ax / length, ay / length, az / length);
    return positions.length / 3 - 1;
  };
  /** The vertices of the edge, each between an inner and an outer corner. */
  const cutOf = new Map<string, number>();
  const cut = (i: number, j: number, k: number, l: number): number => {
    const key = i + j * nx < k + l * nx ? `${i},${j},${k},${l}` : `${k},${l},${i},${j}`;
    let v = cutOf.get(key);
    if (v === undefined) {
      const a = inside[j * nx + i];
      const b = inside[l * nx + k];
      const t = a / (a - b);
      const source = a > 0 ? [i, j] : [k, l];
      const [sx, sy] = slopeAt(source[0], source[1]);
      v = push(
        x0 + (i + (k - i) * t) * fine,
        y0 + (j + (l - j) * t) * fine,
        thickness + Math.min(height[j * nx + i], height[l * nx + k]),
        -sx,
        -sy,
        1,
      );
      cutOf.set(key, v);
    }
    return v;
  };
  const wall = (a: number, b: number): void => {
    const ex = positions[b * 3] - positions[a * 3];
    const ey = positions[b * 3 + 1] - positions[a * 3 + 1];
    const v = [a, b].map((p) => push(positions[p * 3], positions[p * 3 + 1], positions[p * 3 + 2], ey, -ex, 0));
    const w = [a, b].map((p) => push(positions[p * 3], positions[p * 3 + 1], 0, ey, -ex, 0));
    index.push(v[0], w[0], w[1], v[0], w[1], v[1]);
  };
  for (let j = 0; j < ny - 1; j++)
    for (let i = 0; i < nx - 1; i++) {
      const corners: [number, number][] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const ring: number[] = [];
      const edges: number[] = [];
      for (let k = 0; k < 4; k++) {
        const [ax, ay] = corners[k];
        const [bx, by] = corners[(k + 1) % 4];
        const a = inside[ay * nx + ax] > 0;
        const b = inside[by * nx + bx] > 0;
        if (a) ring.push(vertex(ax, ay));
        if (a !== b) {
          const v = cut(ax, ay, bx, by);
          ring.push(v);
          edges.push(v);
        }
      }
      for (let k = 2; k < ring.length; k++) index.push(ring[0], ring[k - 1], ring[k]);
      if (edges.length === 2) wall(edges[0], edges[1]);
    }
  return new MeshShape(
    Float32Array.from(positions),
    Float32Array.from(normals),
    Uint32Array.from(index),
    Float32Array.from(wear),
  );
}

/** Returns the height of the metal at a point. */
export function heightAt(layers: readonly Layer[], x: number, y: number): number {
  return layers.reduce((h, layer) => worked(layer, h, x, y), 0);
}

/** Returns the height at a point after one more layer. */
function worked(layer: Layer, height: number, x: number, y: number): number {
  if ('raise' in layer) {
    const d = insideBy(layer.raise, x, y);
    if (d <= 0) return height;
    const t = Math.min(1, d / layer.slope);
    return Math.max(
      height,
      (layer.from ?? 0) + layer.rise * (layer.round === false ? t * t * (3 - 2 * t) : Math.sqrt(t * (2 - t))),
    );
  }
  if ('line' in layer) {
    const t = 1 - awayFrom(layer.line, x, y) / (layer.width / 2);
    if (t <= 0) return height;
    return height + layer.rise * (layer.rise > 0 ? Math.sqrt(t * (2 - t)) : t * t * (3 - 2 * t));
  }
  if ('cell' in layer) {
    // The wall is slightly inclined, because the mesh would turn a vertical one into a sawtooth edge.
    const t = Math.min(1, Math.max(0, insideBy(layer.cell, x, y)) / 0.22);
    return Math.min(height, height + (layer.floor - height) * t * t * (3 - 2 * t));
  }
  if ('form' in layer) return insideBy(layer.within, x, y) > 0 ? Math.max(height, layer.form(x, y)) : height;
  for (const [gx, gy] of layer.grains) {
    const d2 = ((x - gx) ** 2 + (y - gy) ** 2) / layer.radius ** 2;
    if (d2 < 1) height += layer.radius * Math.sqrt(1 - d2);
  }
  return height;
}

function spreadLayer(
  layer: Layer,
  height: Float32Array,
  inside: Float32Array,
  nx: number,
  ny: number,
  x0: number,
  y0: number,
  fine: number,
): void {
  const outline =
    'raise' in layer
      ? layer.raise
      : 'line' in layer
        ? layer.line
        : 'cell' in layer
          ? layer.cell
          : 'form' in layer
            ? layer.within
            : layer.grains;
  const margin = 'line' in layer ? layer.width : 'grains' in layer ? layer.radius : fine * 3;
  const box = boundsOf(outline);
  const i0 = Math.max(0, Math.floor((box[0] - margin - x0) / fine));
  const i1 = Math.min(nx - 1, Math.ceil((box[2] + margin - x0) / fine));
  const j0 = Math.max(0, Math.floor((box[1] - margin - y0) / fine));
  const j1 = Math.min(ny - 1, Math.ceil((box[3] + margin - y0) / fine));
  for (let j = j0; j <= j1; j++)
    for (let i = i0; i <= i1; i++) {
      const p = j * nx + i;
      const x = x0 + i * fine;
      const y = y0 + j * fine;
      const edge = 'raise' in layer ? layer.raise : 'form' in layer ? layer.within : null;
      if (edge) inside[p] = Math.max(inside[p], insideBy(edge, x, y));
      height[p] = worked(layer, height[p], x, y);
    }
}

/** Returns the wear: low for points below their surroundings, which a polishing cloth does not reach. */
function wearOf(height: Float32Array, inside: Float32Array, nx: number, ny: number, fine: number): Float32Array {
  const reach = Math.max(2, Math.round(0.55 / fine));
  const wear = new Float32Array(nx * ny).fill(1);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const p = j * nx + i;
      if (inside[p] <= 0) continue;
      let sum = 0;
      let count = 0;
      for (let b = -reach; b <= reach; b += 1)
        for (let a = -reach; a <= reach; a += 1) {
          if (a * a + b * b > reach * reach || i + a < 0 || i + a >= nx || j + b < 0 || j + b >= ny) continue;
          const q = (j + b) * nx + i + a;
          if (inside[q] <= 0) continue;
          sum += height[q];
          count++;
        }
      const lower = sum / count - height[p];
      const t = Math.max(0, Math.min(1, (lower + 0.02) / 0.12));
      wear[p] = 1 - t * t * (3 - 2 * t);
    }
  return wear;
}
