import * as z from 'zod/mini';
import * as messages from '../messages.ts';
import { BUNDLE_MAX_PERCENT, BUNDLE_PIECES, BUNDLE_TYPES } from '../shop/bundle-worth.ts';
import type { BundleTerms } from '../shop/bundle-worth.ts';
import { DISCOUNT_FUNDERS } from '../shop/discounts.ts';
import type { Translated } from '../shop/translations.ts';
import { COUPON_STATUSES } from '../states/coupon.ts';
import { namedOnce } from './lists.ts';
import { Day, Id, Instant, line, Rupees, Sum } from './wire.ts';

export const BUNDLE_NAME_MAX = 60;

const PIECES_FAULT = `Please choose ${BUNDLE_PIECES.min} to ${BUNDLE_PIECES.max} products`;

/** A piece of a bundle: any SKU of the product, or one SKU. */
export const BundlePiece = z.object({ productId: Id, skuId: z._default(z.nullable(Id), null) });

/** The editable fields of a bundle. The value is whole percent, or rupees for a price or an amount. */
const FIELDS = {
  name: line('Name', BUNDLE_NAME_MAX),
  pieces: namedOnce(
    z
      .array(BundlePiece, PIECES_FAULT)
      .check(z.minLength(BUNDLE_PIECES.min, PIECES_FAULT), z.maxLength(BUNDLE_PIECES.max, PIECES_FAULT)),
    'product',
    'productId',
  ),
  discountType: z.enum(BUNDLE_TYPES),
  discountValue: z.number(),
  startDate: Day,
  endDate: Day,
  active: z.boolean(),
  fundedBy: z.enum(DISCOUNT_FUNDERS),
};

/** The body that creates a bundle. Its seller is the one of its products. */
export const WriteBundle = z.pipe(
  z.object({
    ...FIELDS,
    discountType: z._default(FIELDS.discountType, 'PERCENTAGE'),
    active: z._default(FIELDS.active, true),
    fundedBy: z._default(FIELDS.fundedBy, 'SELLER'),
    version: z.optional(z.int()),
  }),
  z.transform(({ version: _, ...bundle }, context) => {
    for (const [field, message] of bundleFaults(bundle)) {
      context.issues.push({ code: 'custom', message, path: [field], input: bundle });
    }
    return bundle;
  }),
);
export type WriteBundle = z.output<typeof WriteBundle>;

/** The body that changes a bundle. Absent fields stay unchanged. Without a version the newest state changes. */
export const ChangeBundle = z.extend(z.partial(z.object(FIELDS)), { version: z.optional(z.int()) });
export type ChangeBundle = z.output<typeof ChangeBundle>;

type BundleFields = Pick<WriteBundle, 'discountType' | 'discountValue' | 'startDate' | 'endDate'>;

/** Returns the faults of a bundle as a whole. */
export function bundleFaults({ discountType, discountValue, startDate, endDate }: BundleFields): [string, string][] {
  const faults: [string, string][] = [];
  if (endDate < startDate) faults.push(['endDate', messages.COUPON_END_BEFORE_START]);
  if (discountType === 'PERCENTAGE') {
    if (!Number.isInteger(discountValue) || discountValue < 1 || discountValue > BUNDLE_MAX_PERCENT)
      faults.push(['discountValue', `Please enter a whole percentage from 1 to ${BUNDLE_MAX_PERCENT}`]);
  } else if (!Number.isInteger(discountValue) || discountValue < 1 || !z.safeDecode(Rupees, discountValue).success) {
    faults.push(['discountValue', 'Please enter an amount in whole rupees']);
  }
  return faults;
}

/** Returns the terms of a bundle, in paise. */
export function bundleTerms({ discountType: type, discountValue }: BundleFields): BundleTerms {
  switch (type) {
    case 'SET_PRICE':
      return { type, price: discountValue * 100 };
    case 'PERCENTAGE':
      return { type, percent: discountValue };
    case 'FIXED_AMOUNT':
      return { type, amount: discountValue * 100 };
  }
}

/** A bundle for the console. */
export const Bundle = z.object({
  id: Id,
  name: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  pieces: z.array(
    z.object({ productId: Id, productName: z.string(), skuId: z.nullable(Id), skuName: z.nullable(z.string()) }),
  ),
  discountType: z.enum(BUNDLE_TYPES),
  discountValue: z.number(),
  startDate: Day,
  endDate: Day,
  active: z.boolean(),
  /** The status today. */
  status: z.enum(COUPON_STATUSES),
  fundedBy: z.enum(DISCOUNT_FUNDERS),
  updatedAt: Instant,
  version: z.int(),
});
export type Bundle = z.output<typeof Bundle>;

/** A bundle that takes effect, with its number of whole sets. */
export const BundleInEffect = z.object({ id: Id, name: z.string(), sets: z.int(), discount: Sum });

/** Why a bundle gives no discount on a cart that has all its pieces but one. */
export const BundleHint = z.object({
  /** The bundle's id. */
  id: Id,
  text: z.string(),
  /** The address of the missing piece, if it can be bought. */
  seoUrl: z.nullable(z.string()),
});
export type BundleHint = z.output<typeof BundleHint> & Translated<'text'>;
