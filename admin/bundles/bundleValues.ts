import type * as z from 'zod/mini';
import { bundleFaults, bundleTerms, WriteBundle } from '#contract/calls/bundles.ts';
import type { BundleType } from '#contract/shop/bundle-worth.ts';
import { bundleOffer } from '#contract/shop/bundle-words.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { BundleRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { words } from '../words/en/bundles.ts';
import { common } from '../words/en/common.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

/** The form's values; an emptied field is null. */
export interface BundleValues {
  name: string;
  pieces: ({ productId: number | null; skuId: number | null } | null)[];
  discountType: BundleType;
  discountValue: number | null;
  startDate: string;
  endDate: string;
  active: boolean;
  fundedBy: 'SELLER' | 'PLATFORM';
}

export const BUNDLE_TYPE_LABELS: Record<BundleType, string> = {
  SET_PRICE: words.onePriceForTheSet,
  PERCENTAGE: words.percentageOff,
  FIXED_AMOUNT: words.amountOff,
};

/** The default validity of a new bundle, in days. */
const DAYS = 30;
export const NO_PIECE = { productId: null, skuId: null };

export function newBundle(now: number): BundleValues {
  const today = kolkataDay(now);
  return {
    name: '',
    pieces: [NO_PIECE, NO_PIECE],
    discountType: 'PERCENTAGE',
    discountValue: null,
    startDate: today,
    endDate: addDays(today, DAYS),
    active: true,
    fundedBy: 'SELLER',
  };
}

export function valuesOf({ pieces, ...bundle }: BundleRecord): BundleValues {
  return { ...bundle, pieces: pieces.map(({ productId, skuId }) => ({ productId, skuId })) };
}

/** Returns the body of the request. Pieces without a product are left out. */
export function bundleToSend(values: BundleValues): z.input<typeof WriteBundle> {
  return {
    name: values.name ?? '',
    pieces: (values.pieces ?? []).flatMap((piece) =>
      piece?.productId ? { productId: piece.productId, skuId: piece.skuId || null } : [],
    ),
    discountType: values.discountType,
    discountValue: values.discountValue ?? 0,
    startDate: values.startDate,
    endDate: values.endDate,
    active: values.active,
    fundedBy: values.fundedBy,
  };
}

/** Returns the errors of the API's schema, by the path of their field. */
export function bundleErrors(values: BundleValues): ErrorTexts {
  return errorsOf(WriteBundle, bundleToSend(values));
}

/** Returns the discount of a bundle in short. @example '10% off the set' */
export function offerOf(bundle: BundleRecord): string {
  return bundleFaults(bundle).length > 0 ? '' : shared(bundleOffer(bundleTerms(bundle)));
}

/** Returns the first and the last day of a bundle. */
export const daysOf = ({ startDate, endDate }: Pick<BundleRecord, 'startDate' | 'endDate'>) =>
  common.fromTo(formatDay(startDate), formatDay(endDate));

/** Returns the pieces of a bundle as text. */
export const piecesOf = ({ pieces }: Pick<BundleRecord, 'pieces'>) =>
  pieces.map(({ productName, skuName }) => skuName ?? productName).join(' + ');

/** The labels of the fields in a conflict. */
export const BUNDLE_FIELDS: FieldLabels<BundleValues> = {
  name: [words.nameAsShoppersSeeIt],
  pieces: [
    words.pieces,
    (pieces) =>
      pieces
        .flatMap((piece) =>
          piece?.productId
            ? piece.skuId
              ? words.productAndSkuById(piece.productId, piece.skuId)
              : words.productById(piece.productId)
            : [],
        )
        .join(' + '),
  ],
  discountType: [common.type, (type) => BUNDLE_TYPE_LABELS[type]],
  discountValue: [words.percentOrRupees],
  startDate: [common.from, (day) => (day ? formatDay(day) : '')],
  endDate: [words.toThisDayIncluded, (day) => (day ? formatDay(day) : '')],
  active: [common.active],
  fundedBy: [words.paidBy, (funder) => (funder === 'SELLER' ? words.theSellers : common.theMarketplace)],
};
