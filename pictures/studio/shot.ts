import type { Piece } from '../parts/piece.ts';
import type { Camera } from '../tracer/camera.ts';
import type { Development } from '../tracer/develop.ts';
import type { Light } from '../tracer/light.ts';

/** What is put before the camera. */
export type Shot = {
  piece: Piece;
  ground: Piece;
  camera: Camera;
  light: Light;
  development?: Development;
  /** Drawn over the developed picture. */
  overlay?: (size: number) => Buffer;
};
