import type { Category } from '../calls/categories.ts';
import type { MediaItem } from '../calls/media.ts';
import type { Product } from '../calls/products.ts';
import type { SectionKind } from '../shop/sections.ts';
import type { Day } from '../shop/dates.ts';
import type { FestivalEntry } from '../shop/festivals.ts';
import type { Season } from '../shop/home-window.ts';
import type { Paise } from '../shop/money.ts';
import type { Translated } from '../shop/translations.ts';
import type { CollectionTile } from './collections.ts';
import type { PageFrame } from './frame.ts';

/** A link of a section with its resolved address. */
export interface ShownLink extends Translated<'label'> {
  label: string;
  href: string;
}

/** A picture of a visible review, with its product. */
export interface CustomerPhotograph {
  picture: MediaItem;
  /** Stars, 1 to 5. */
  rating: number;
  /** The author's public name. */
  by: string;
  product: { name: string; seoUrl: string } & Translated<'name'>;
}

/** A visible review with its product. */
export interface ShownReview {
  id: number;
  text: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Whether the author has a delivered order of the product. */
  isVerified: boolean;
  /** The author's public name. */
  by: string;
  product: { name: string; seoUrl: string } & Translated<'name'>;
}

/** A question with the paragraphs of its answer. */
export interface ShownQuestion extends Translated<'question' | 'answer', string | string[]> {
  question: string;
  answer: string[];
}

/** The content of each kind of section, as the page shows it. */
interface Shown {
  season: {
    /** Null if there is none. */
    season: Season | null;
    picture: MediaItem | null;
    /** The button's target without a season. */
    fallback: Category | undefined;
  };
  categories: { categories: Category[] };
  /** Price tiles. A tile links to the collection with the same price limit, if there is one. */
  'price-doors': { doors: { upToPaise: Paise; collection: string | null }[]; season: Season | null };
  /** By recent sales; empty before the first sales. */
  'best-sellers': { products: Product[] };
  /** Collections by style, each with a picture. */
  styles: { styles: CollectionTile[] };
  /**
   * Products for the next festival that an order can still reach, and the last order day. `otherNames` are those of other
   * languages and spellings.
   */
  festival: { festival: { entry: FestivalEntry; otherNames: string[]; orderBy: Day; products: Product[] } | null };
  'new-arrivals': { products: Product[] };
  /** Recent photographs by customers. */
  photographs: { photographs: CustomerPhotograph[] };
  promises: object;
  'recently-viewed': object;
  questions: object;
  hero: Translated<'heading' | 'text'> & { heading: string; text: string; picture: MediaItem; link: ShownLink | null };
  tiles: Translated<'heading'> & { heading: string; tiles: (ShownLink & { picture: MediaItem | null })[] };
  goods: Translated<'heading'> & { heading: string; more: ShownLink; products: Product[] };
  products: Translated<'heading'> & { heading: string; products: Product[] };
  /** Sanitised HTML, with the pictures and products in it that shoppers see. */
  text: Translated<'html'> & {
    html: string;
    pictures: Pick<MediaItem, 'key' | 'width' | 'height'>[];
    products: Product[];
  };
  reviews: Translated<'heading'> & { heading: string; reviews: ShownReview[] };
  newsletter: object;
  faq: Translated<'heading'> & { heading: string; entries: ShownQuestion[] };
}

/** A section with its content. Its id is unique on its page. */
export type ShownSection = { [Kind in SectionKind]: { kind: Kind; id: string } & Shown[Kind] }[SectionKind];
export type ShownSectionOf<Kind extends SectionKind> = Extract<ShownSection, { kind: Kind }>;

/** One of the shop's own pages. */
export interface ArrangedPage extends Translated<'title' | 'description'> {
  kind: 'arranged';
  frame: PageFrame;
  slug: string;
  title: string;
  description: string;
  sections: ShownSection[];
}
