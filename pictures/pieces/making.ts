/** Options of making a piece, independent of its look. */
import type { Surface } from '../parts/line.ts';

export type Making = {
  /** The surface under a necklace or a head ornament. */
  surface?: Surface;
  /** Whether to use the finer meshes of a close-up. */
  fine?: boolean;
  /** Whether to omit the closure of a necklace. */
  open?: boolean;
};
