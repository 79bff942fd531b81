/** Positions the camera so that a piece fills the frame with an even margin and nothing is cut off. */
import { Vector3 } from 'three';
import type { Piece } from '../parts/piece.ts';
import { Lens, type Camera } from '../tracer/camera.ts';

export const MARGIN = 0.08;

/** In degrees: how far the camera looks down, and from which side. */
export type Angle = { down: number; side: number };

/** Returns a camera. `lean` rotates it about its own axis, to the right of its view. */
export function cameraAt(
  at: Vector3,
  angle: Angle,
  frame: number,
  options: { lens?: number; aperture?: number; lean?: number } = {},
): Camera {
  const down = (angle.down * Math.PI) / 180;
  const side = (angle.side * Math.PI) / 180;
  // A long lens avoids perspective distortion.
  const distance = frame * (options.lens ?? 5);
  const from = new Vector3(Math.sin(side) * Math.cos(down), Math.sin(down), Math.cos(side) * Math.cos(down))
    .multiplyScalar(distance)
    .add(at);
  const lean = ((options.lean ?? 0) * Math.PI) / 180;
  const up = new Vector3(Math.sin(lean), Math.cos(lean), 0);
  return { from, at: at.clone(), up, frame, aperture: options.aperture ?? 0, focus: 0 };
}

/** Fits all of a piece into the frame: projects every part's box, then recentres and resizes repeatedly. */
export function fit(piece: Piece, angle: Angle, aspect = 1, margin = MARGIN): Camera {
  const corners = cornersOf(piece);
  const box = piece.bounds();
  let at = box.getCenter(new Vector3());
  let frame = box.getSize(new Vector3()).length();
  let camera = cameraAt(at, angle, frame);
  for (let round = 0; round < 4; round++) {
    const lens = new Lens(camera, aspect);
    const seen = [Infinity, Infinity, -Infinity, -Infinity];
    for (const corner of corners) {
      const { x, y } = lens.project(corner);
      seen[0] = Math.min(seen[0], x);
      seen[1] = Math.min(seen[1], y);
      seen[2] = Math.max(seen[2], x);
      seen[3] = Math.max(seen[3], y);
    }
    const ahead = camera.at.clone().sub(camera.from).normalize();
    const right = new Vector3().crossVectors(ahead, camera.up).normalize();
    const up = new Vector3().crossVectors(right, ahead);
    at = at
      .clone()
      .addScaledVector(right, ((seen[0] + seen[2]) / 2 - 0.5) * frame * aspect)
      .addScaledVector(up, (0.5 - (seen[1] + seen[3]) / 2) * frame);
    frame *= Math.max(seen[2] - seen[0], seen[3] - seen[1]) / (1 - 2 * margin);
    camera = cameraAt(at, angle, frame);
  }
  return camera;
}

/** Returns points with the same extent as the piece: some of each mesh's own, and the outermost of each bead. */
function cornersOf(piece: Piece): Vector3[] {
  const b = new Float32Array(6);
  return piece.placements.flatMap((placement) => {
    const { shape, matrix } = placement;
    if (shape.type === 'mesh') {
      const { positions } = shape;
      const count = positions.length / 3;
      const step = Math.max(1, Math.floor(count / 240));
      return Array.from({ length: Math.ceil(count / step) }, (_, k) =>
        new Vector3().fromArray(positions, k * step * 3).applyMatrix4(matrix),
      );
    }
    placement.worldBounds(b, 0);
    const middle = new Vector3((b[0] + b[3]) / 2, (b[1] + b[4]) / 2, (b[2] + b[5]) / 2);
    return [0, 1, 2].flatMap((axis) => [axis, axis + 3].map((side) => middle.clone().setComponent(axis, b[side])));
  });
}
