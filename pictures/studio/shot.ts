import type { Piece } from '../parts/piece.ts';
import type { Camera } from '../tracer/camera.ts';
import type { Development } from '../tracer/develop.ts';
import type { Light } from '../tracer/light.ts';

/** The content and the camera of a picture. */
export type Shot = {
  piece: Piece;
  ground: Piece;
  camera: Camera;
  light: Light;
  development?: Development;
  /** Rendered over the developed picture. */
  overlay?: (size: number) => Buffer;
};
