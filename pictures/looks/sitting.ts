import type { ColourWay, Look } from './look.ts';

/** Lists show `main`; the others follow on the product page. */
export type PictureKind = 'main' | 'worn' | 'closeup' | 'scale' | 'styled';

/** Ground of a styled picture. */
export type Ground = 'silk' | 'velvet' | 'wood' | 'brass-plate' | 'marigold' | 'banana-leaf' | 'stone';

/** A product, with the data that the studio needs. */
export type Sitting = {
  slug: string;
  title: string;
  /** Category slug: pictures of one category share crop and light. */
  category?: string;
  look: Look;
  colourways: readonly ColourWay[];
  pictures: readonly PictureKind[];
  /** The ground of the styled picture. By default the studio chooses a suitable one. */
  ground?: Ground;
};
