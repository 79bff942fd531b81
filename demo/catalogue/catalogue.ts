import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import type { Colour } from '#contract/shop/colours.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';

/** A category of the demo shop; `code` is its stable text code. */
export interface SeedCategory {
  code: string;
  parent?: string;
  displayName: string;
  seoUrl: string;
  /** Search keywords, separated by commas. */
  keywords: string;
  description: string;
  /** In Hindi. Its name is in the list of usual names. */
  hindi: { description: string };
  sizeSystem?: SizeSystem;
  /** The kind of product in it; undefined for a top category. */
  family?: Family;
}

/** One colour of a product: a SKU for each of its sizes, or one SKU. */
export interface SeedColour {
  name: Colour;
  /** The colour way of its pictures (`way` in the manifest of `demo/media`). */
  way: string;
  /** Pieces in stock for each size, in the order of `sizes`; one number without sizes. */
  stock: number[];
  /** In rupees, if this colour has another price. */
  mrp?: number;
  price?: number;
}

/** A product of the demo shop. */
export interface SeedProduct {
  slug: string;
  category: string;
  /** The seller's e-mail. */
  seller: string;
  name: string;
  title: string;
  hindi: { name: string; title: string };
  brand: string;
  /** Paragraphs. */
  description: string[];
  keywords: string;
  attributes: ProductAttributes;
  /** Rupees. */
  mrp: number;
  price: number;
  weightGrams: number;
  colours: SeedColour[];
  sizes?: string[];
  /** One adjustable SKU fits several sizes. */
  adjustable?: boolean;
  /** The number of days from the seed's day until it can be delivered. */
  preOrderDays?: number;
  hidden?: boolean;
  featured?: number;
  codAllowed?: boolean;
}
