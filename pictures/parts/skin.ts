/** A closed band around an outline, from the points of its profile at each step. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { MeshShape } from '../tracer/shape.ts';

/** Returns the mesh. `positions` has `rows` points for each of `around` steps, and once more for the first step. */
export function skinOver(positions: readonly number[], around: number, rows: number): MeshShape {
  const index: number[] = [];
  for (let k = 0; k < around; k++)
    for (let i = 0; i < rows - 1; i++) {
      const v = k * rows + i;
      index.push(v, v + 1, v + rows + 1, v, v + rows + 1, v + rows);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return MeshShape.from(geometry);
}
