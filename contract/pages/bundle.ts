import type { Product } from '../calls/products.ts';
import type { BundleTerms } from '../shop/bundle-worth.ts';
import type { Paise } from '../shop/money.ts';
import type { Translated } from '../shop/translations.ts';
import { leadSku, picturesOf } from './pictures.ts';

/** A way to buy a piece of a bundle: a SKU in stock, in one size. */
export interface PieceChoice {
  skuId: number;
  /** Empty if the piece has no size. */
  size: string;
  /** Colour and size. */
  label: string;
  price: Paise;
}

/** A bundle on the page of a product. */
export interface OfferedBundle {
  id: number;
  name: string;
  /** The discount as text. */
  offer: string;
  terms: BundleTerms;
  pieces: (Translated<'name'> & {
    name: string;
    seoUrl: string;
    picture: string | undefined;
    choices: PieceChoice[];
  })[];
  /** The price of the first choice of each piece, without and by the bundle. */
  sum: Paise;
  saving: Paise;
}

/** Returns the key of a product's main picture; undefined if that is a video, or there is none. */
export function mainPicture(product: Product): string | undefined {
  const [first] = picturesOf(product, leadSku(product));
  return first?.mediaType === 'IMAGE' ? first.key : undefined;
}
