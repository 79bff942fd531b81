/** How a piece is made, whatever its look. */
import type { Surface } from '../parts/line.ts';

export type Making = {
  /** What a necklace or a head ornament lies on. */
  surface?: Surface;
  /** The meshes of a close-up. */
  fine?: boolean;
  /** A necklace without what closes it behind. */
  open?: boolean;
};
