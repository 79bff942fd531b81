import type { ColourWay, Look } from './look.ts';

/** `main` is what the grid shows; the others follow on the product page. */
export type PictureKind = 'main' | 'worn' | 'closeup' | 'scale' | 'styled';

/** Ground of a styled picture. */
export type Ground = 'silk' | 'velvet' | 'wood' | 'brass-plate' | 'marigold' | 'banana-leaf' | 'stone';

/** A product as the studio sees it. */
export type Sitting = {
  slug: string;
  title: string;
  /** Category slug: pictures of one category share crop and light. */
  category?: string;
  look: Look;
  colourways: readonly ColourWay[];
  pictures: readonly PictureKind[];
  /** Ground of the styled picture; chosen to suit when left out. */
  ground?: Ground;
};
