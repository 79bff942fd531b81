import { describe, expect, test } from 'vitest';
import { CATEGORY_FILTERS } from '../../contract/calls/categories.ts';
import { Quantity } from '../../contract/calls/cart.ts';
import * as coupons from '../../contract/calls/coupons.ts';
import { STOCK_UPDATE_TYPES, StockUpdate } from '../../contract/calls/inventory.ts';
import { MEDIA_EXTENSIONS, MEDIA_TYPES } from '../../contract/calls/media.ts';
import { ROLES } from '../../contract/calls/permissions.ts';
import { REVENUE_TYPES } from '../../contract/calls/revenue.ts';
import { DEFAULT_WEIGHT_GRAMS, SKU_STATUSES, TAX_CATEGORIES } from '../../contract/calls/skus.ts';
import { TAX_TYPES } from '../../contract/calls/tax.ts';
import * as messages from '../../contract/messages.ts';
import { ALL_POSTS_ID, BLOG_PAGE_SIZE, BLOG_RELATED_LIMIT } from '../../contract/pages/blog-lists.ts';
import { CARD_SKU_OPTIONS, PRODUCT_LIST_PAGE_SIZE } from '../../contract/pages/product-list-query.ts';
import * as search from '../../contract/pages/search-path.ts';
import { FESTIVAL_TYPES } from '../../contract/shop/festivals.ts';
import { KEPT } from '../../contract/shop/kept.ts';
import {
  CODE_LENGTH,
  CODE_RESEND_SECONDS,
  DEFAULT_POLICY,
  LOW_STOCK_MOST,
  stockLabel,
} from '../../contract/shop/policy.ts';
import { REVIEW_PHOTO_FOLDER, REVIEW_TEXT_MIN, REVIEW_TEXT_SHOWN } from '../../contract/shop/review-words.ts';
import { NOTIFICATION_EVENTS } from '../../contract/shop/social-proof.ts';
import { rangeWords } from '../../contract/shop/words.ts';
import { COUPON_STATUSES } from '../../contract/states/coupon.ts';
import { CANCEL_REASONS, ORDER_STATUSES } from '../../contract/states/order.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../contract/states/payment.ts';
import { PAYOUT_STATUSES } from '../../contract/states/payout.ts';
import { SELLER_STATUSES } from '../../contract/states/seller.ts';
import { DEFAULT_PICKUP_PIN } from '../../functions/domain/buying/delivery/parcel.ts';
import { TABS } from '../../src/features/account/tabs.ts';
import { STEPS } from '../../src/features/become-seller/registration.ts';
import { FAQ_CATEGORIES } from '../../src/features/content/questions.ts';
import { ZOOM } from '../../src/features/product/zoom.ts';
import { initialsOf } from '../../src/features/reviews/rating.ts';
import { DESCRIPTION_MAX } from '../../src/seo/description.ts';
import { LIMITS } from '../support/spec.ts';
import { textOf } from './source.ts';

describe('the limits of the specification', () => {
  test('are each held by a file, or it is told why not', () => {
    expect(LIMITS).toHaveLength(220);
    const without = LIMITS.filter(({ held, told }) => held === '' && told === '').map(({ id }) => id);
    expect(without).toEqual([]);
  });

  test('stand where the list says they do', () => {
    const gone = LIMITS.filter(({ held }) => {
      const [file = '', ...words] = held.split(' ');
      return file !== '' && !(words.length > 0 && textOf(file).includes(words.join(' ')));
    });
    expect(gone.map(({ id, held }) => `${id}: ${held}`)).toEqual([]);
  });

  test('that have another value than the specification say why', () => {
    expect(LIMITS.filter(({ now, told }) => now !== '' && told === '').map(({ id }) => id)).toEqual([]);
  });
});

const { cod, prepaid, damage, care, socialProof } = DEFAULT_POLICY;
const piecesLabelled = (label: string) =>
  Array.from({ length: 20 }, (_, pieces) => pieces).filter((pieces) => stockLabel(pieces) === label);
const spanOf = (numbers: readonly number[]) => rangeWords({ from: numbers[0]!, to: numbers.at(-1)! });
const isBoolean = ([, value]: [string, unknown]) => typeof value === 'boolean';
/** Returns the smallest valid whole number from 0 on. */
const leastOf = (isTaken: (number: number) => boolean) => [0, 1, 2, 3].find(isTaken) ?? Number.NaN;

/** The shop's values, by the limit's name. */
const VALUES: Record<string, string | number | readonly string[]> = {
  OTP_LENGTH: CODE_LENGTH,
  OTP_RESEND_WAIT: CODE_RESEND_SECONDS,
  ROLES,
  PIN_DEFAULT: DEFAULT_PICKUP_PIN,
  GRID_PAGE_SIZE: PRODUCT_LIST_PAGE_SIZE,
  CARD_SKU_OPTIONS,
  META_DESCRIPTION_CUT: DESCRIPTION_MAX,
  ZOOM: ZOOM * 100,
  SKU_WEIGHT_DEFAULT: DEFAULT_WEIGHT_GRAMS / 1000,
  EASY_RETURNS: DEFAULT_POLICY.returnWindowDays,
  MEDIA_TYPES,
  MEDIA_TYPES_STOREFRONT: MEDIA_TYPES,
  MEDIA_EXTENSIONS,
  CATEGORY_FILTERS,
  SKU_TAX_CATEGORIES: TAX_CATEGORIES,
  TAX_TYPES,
  SKU_STATUSES,
  STOCK_IN_ABOVE: LOW_STOCK_MOST,
  STOCK_LOW_RANGE: spanOf(piecesLabelled(messages.STOCK_LOW)),
  STOCK_OUT_AT: spanOf(piecesLabelled(messages.STOCK_OUT)),
  STOCK_UPDATE_TYPES,
  STOCK_UPDATE_MIN: leastOf((quantity) => StockUpdate.safeParse({ quantity }).success),
  QUANTITY_MIN: leastOf((quantity) => Quantity.safeParse(quantity).success),
  DELIVERY_DAYS_STANDARD: rangeWords(DEFAULT_POLICY.deliveryBusinessDays),
  DELIVERY_DAYS_PREORDER: rangeWords(DEFAULT_POLICY.preOrderDays),
  COUPON_TYPES: coupons.COUPON_TYPES,
  COUPON_CODE_LENGTH: rangeWords({ from: coupons.COUPON_CODE_MIN, to: coupons.COUPON_CODE_MAX }),
  COUPON_MAX_USES_DEFAULT: coupons.COUPON_MAX_USES,
  COUPON_MAX_USES_PER_CUSTOMER_DEFAULT: coupons.COUPON_MAX_USES_PER_CUSTOMER,
  COUPON_STATUS_FILTERS: [...COUPON_STATUSES, 'all'],
  PAYMENT_TYPES: PAYMENT_METHODS,
  COD_ABOVE: cod.abovePaise / 100,
  PREPAID_DISCOUNT: prepaid.discountPercent,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  CANCEL_REASONS,
  POLICY_DISPATCH: DEFAULT_POLICY.dispatchHours,
  POLICY_DELIVERY_STANDARD: rangeWords(DEFAULT_POLICY.deliveryBusinessDays),
  POLICY_RETURN_WINDOW: DEFAULT_POLICY.returnWindowDays,
  POLICY_DAMAGE_FAQ: DEFAULT_POLICY.damageReportHours,
  POLICY_DAMAGE_REPORT: DEFAULT_POLICY.damageReportHours,
  POLICY_DEFECT_EXCHANGE: DEFAULT_POLICY.defectExchangeDays,
  POLICY_REFUND: rangeWords(DEFAULT_POLICY.refundBusinessDays),
  POLICY_DAMAGE_ACKNOWLEDGEMENT: damage.acknowledgeHours,
  POLICY_DAMAGE_ASSESSMENT: damage.assessBusinessDays,
  POLICY_DAMAGE_RESOLUTION: rangeWords(damage.resolveBusinessDays),
  POLICY_DAMAGE_REPLACEMENT: rangeWords(damage.replaceBusinessDays),
  POLICY_GIVE_BACK: DEFAULT_POLICY.giveBackPercent,
  CARE_HOURS: care.hours,
  SHIPPING_FEE: DEFAULT_POLICY.shippingFeePaise === 0 ? 'free' : DEFAULT_POLICY.shippingFeePaise,
  REVIEW_TEXT_MIN,
  REVIEW_TEXT_TRUNCATE: REVIEW_TEXT_SHOWN,
  REVIEW_IMAGE_FOLDER: REVIEW_PHOTO_FOLDER,
  REVIEW_INITIALS_MAX: initialsOf('Asha Devi Rao').length,
  SEARCH_PAGE_SIZE: search.SEARCH_PAGE_SIZE,
  SEARCH_DEBOUNCE: search.SEARCH_DEBOUNCE_MS,
  SEARCH_PAGE_WINDOW: search.SEARCH_PAGE_WINDOW,
  SEARCH_API_SIZE_DEFAULT: search.SEARCH_CALL_SIZE,
  RECENT_SEARCHES: search.RECENT_SEARCHES,
  SEARCH_SUGGESTIONS: Object.entries(messages).flatMap(([code, text]) =>
    code.startsWith('SEARCH_SUGGEST_') ? [String(text)] : [],
  ),
  BLOG_PAGE_SIZE,
  BLOG_RELATED_LIMIT,
  BLOG_READ_TIME_DEFAULT: messages.BLOG_READ_TIME_DEFAULT,
  BLOG_CATEGORY_ALL: ALL_POSTS_ID,
  ANNOUNCEMENT_MESSAGES: DEFAULT_POLICY.announcements.length,
  FAQ_CATEGORIES: [messages.FAQ_CATEGORY_ALL, ...FAQ_CATEGORIES],
  NOTIFICATION_DURATION: socialProof.displayDurationMs,
  NOTIFICATION_POSITION: socialProof.position,
  NOTIFICATION_LANGUAGE: socialProof.language,
  // Counting visits shows no notification.
  NOTIFICATION_SWITCHES: Object.entries(socialProof)
    .filter(isBoolean)
    .map(([name]) => name)
    .filter((name) => name !== 'countVisits'),
  NOTIFICATION_STATISTICS: NOTIFICATION_EVENTS.map((event) => `${event}s`),
  PERSIST_VERSION: KEPT.cart.split(':')[1]!,
  DASHBOARD_TABS: TABS.map(({ tab }) => tab),
  FESTIVAL_TYPES,
  SELLER_STEPS: STEPS.length,
  SELLER_STATUSES,
  PAYOUT_STATUSES,
  REVENUE_TYPES,
};

/** Returns a value in the list's form, without the remark `(default)` and in a fixed order. */
const written = (value: string | number | readonly string[]) =>
  (typeof value === 'object' ? value.join(', ') : String(value))
    .replace(/ \(default\)/g, '')
    .split(', ')
    .sort()
    .join(', ');

test.each(Object.entries(VALUES))('%s is what the specification says, or what it was changed to', (id, value) => {
  const limit = LIMITS.find((row) => row.id === id);
  expect(written(value)).toBe(written(limit!.now || limit!.value));
});
