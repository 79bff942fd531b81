import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { asSet, unnamed } from './lists.ts';
import { mediaList } from './media.ts';
import { wholeTranslationsOf } from './translations.ts';
import { Day, Id, Rupees } from './wire.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const words = (max: number) => z._default(text(max), '');
const MOST = 60;

/**
 * The current values of a product form, for a preview before saving. Fields may be missing, and nothing is stored. A
 * saved product is shown with its existing SKUs.
 */
export const PreviewProduct = z.object({
  /** The saved product that is edited. */
  id: z.optional(Id),
  /** The seller of a new product, for admins. */
  sellerId: z.optional(Id),
  categoryId: Id,
  name: words(200),
  title: words(300),
  /** HTML; disallowed markup is removed. */
  description: words(20_000),
  translations: wholeTranslationsOf({ name: text(200), title: text(300), description: text(20_000) }),
  /** The language of the page and the card. */
  language: z._default(z.enum(LANGUAGES), 'en'),
  brand: words(100),
  startDate: z._default(z.nullable(Day), null),
  endDate: z._default(z.nullable(Day), null),
  hsn: words(20),
  countryOfOrigin: z._default(z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose the country of origin')), 'IN'),
  codAllowed: z._default(z.boolean(), true),
  attributes: z._default(z.record(z.string(), z.union([z.string(), asSet(z.array(z.string()))])), {}),
  mediaList: z._default(mediaList(MOST, `A product can have at most ${MOST} files`), []),
  skus: z._default(
    unnamed(
      z
        .array(
          z.object({
            color: words(100),
            size: words(100),
            mrpPrice: Rupees,
            sellingPrice: Rupees,
            quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
          }),
        )
        .check(z.maxLength(MOST)),
    ),
    [],
  ),
});
export type PreviewProduct = z.output<typeof PreviewProduct>;

/** A product's page and its card in lists, as HTML of the storefront. */
export const DrawnProduct = z.object({ page: z.string(), card: z.string() });
export type DrawnProduct = z.output<typeof DrawnProduct>;
