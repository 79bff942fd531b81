import type { Look } from './look.ts';
import type { Ground } from './sitting.ts';

/** The look of one of the demo shop's goods in pictures. */
export type GoodsLook = {
  look: Look;
  /** Ground of the styled picture. Without one, only best sellers and white metal get a styled picture. */
  ground?: Ground;
  /** Whether there is a short film of the turning piece. */
  film?: boolean;
};

/** Looks of goods, by slug. */
export type Looks = Record<string, GoodsLook>;
