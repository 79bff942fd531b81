import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as messages from '#contract/messages.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { CALLS } from './routes/index.ts';
import { decode } from '#contract/calls/decode.ts';

// A package that sets zod's English locale must not change the shop's messages.
z.config(z.locales.en());

/** The label of each parameter that is not simply its name in words. */
const CALLED: Record<string, RegExp> = {
  email: /email/,
  otp: /otp/,
  handle: /otp/,
  perWeek: /letters a week/,
  perMinute: /letters a minute/,
  isGiven: /yes or no/,
  quietFrom: /start of the quiet hours/,
  quietTo: /end of the quiet hours/,
  smsFlows: /flow/,
  payment: /pays/,
  takenOn: /taken on/,
  userId: /user id/,
  bankReference: /reference/,
  confirmFrom: /confirm from|step begins/,
  prepaidFrom: /pay online|step begins/,
  noCodFrom: /no cash on delivery|step begins/,
  giftPercent: /saving/,
  controlPercent: /control group/,
  ordersPercent: /role orders/,
  supportPercent: /role support/,
  discount: /percent or rupees|discount/,
  pieces: /products/,
  token: /link|token/,
  mobile: /mobile/,
  fullName: /full name/,
  skuId: /sku|product variant/,
  fileName: /file/,
  fileSize: /file/,
  piece: /file/,
  productId: /product/,
  orderId: /order/,
  id: /\bid\b/,
  ids: /parcels/,
  moves: /skus/,
  item: /item/,
  items: /item/,
  feedLabel: /label/,
  paymentMethod: /pays/,
  channel: /asked|channel/,
  buyNowItem: /product variant|item/,
  pinCode: /pin/,
  pin: /pin/,
  state: /state/,
  stateCode: /state/,
  paidReference: /reference/,
  country: /india|country/,
  size: /size|page/,
  pageNumber: /page/,
  addressLine2: /address line 2/,
  landmark: /landmark/,
  alternateMobile: /mobile/,
  addressType: /home or work/,
  subRole: /role/,
  isDefault: /default/,
  reviewReminder: /review reminder/,
  priceDrop: /price drop/,
  newsletter: /newsletter/,
  quantity: /quantity|pieces/,
  page: /page/,
  per_page: /page/,
  q: /search/,
  query: /search|query/,
  code: /code/,
  discountValue: /discount/,
  discountPercentage: /discount/,
  discountType: /discount/,
  percent: /percent|rate/,
  tiers: /tier/,
  eligibleProducts: /product/,
  eligibleCategories: /categor/,
  eligibleCollections: /collection/,
  minQuantity: /minimum quantity/,
  freeQuantity: /free quantity/,
  maxUses: /uses/,
  maxUsesPerCustomer: /uses per customer/,
  active: /active/,
  automatic: /automatic/,
  isVisible: /visible/,
  isHidden: /hidden/,
  isActive: /active/,
  fundedBy: /funded by/,
  mrpPrice: /mrp/,
  sellingPrice: /selling price/,
  orderStatus: /order status/,
  status: /status/,
  updateType: /stock/,
  readTime: /read time/,
  imagePath: /picture/,
  slug: /slug|letters, digits and single hyphens/,
  seoUrl: /seo url|letters, digits and single hyphens/,
  key: /key|file/,
  returnWindowDays: /return window/,
  giveBackPercent: /give-back/,
  sourceKey: /key|file/,
  prices: /prices|skus at once/,
  phone: /phone|number/,
  whatsApp: /whatsapp|number/,
  instagram: /link/,
  facebook: /link/,
  youTube: /link/,
  pinterest: /link/,
  prepaidDiscountPercent: /prepaid discount/,
  messages: /message/,
  codRefusedParcels: /refused parcels/,
  codConfirmAbove: /cod confirm above|amount/,
  codConfirmHours: /hours to confirm/,
  prepaidFundedBy: /prepaid funded by/,
  deliveryDaysFrom: /delivery days/,
  deliveryDaysTo: /delivery days/,
  preOrderDaysFrom: /pre-order days/,
  preOrderDaysTo: /pre-order days/,
  defectExchangeDays: /exchange of faulty/,
  refundDaysFrom: /refund days/,
  refundDaysTo: /refund days/,
  damageReportHours: /damage report/,
  reviewReminderDays: /review reminder/,
  officerName: /name of the grievance officer/,
  officerDesignation: /designation of the grievance officer/,
  officerEmail: /email/,
  officerPhone: /number/,
  acknowledgeHours: /hours to acknowledge/,
  nodalName: /name of the nodal person/,
  nodalDesignation: /designation of the nodal person/,
  nodalEmail: /email/,
  nodalPhone: /number/,
  tcsGstin: /gstin/,
  gatewayPercent: /gateway fee/,
  bankHoldHours: /hours on hold/,
  codLateDays: /days until cash is late/,
  displaySeconds: /display time/,
  sellers: /sellers|who is paid/,
  seoKw: /seo kw|key words/,
  altText: /text of a picture|alt text/,
  mediaKeys: /media keys|pictures|photos/,
  tags: /tag/,
  seoUrlOrId: /product/,
  categoryId: /category/,
  message: /message|fields correctly/,
  subject: /subject|fields correctly/,
  name: /name|fields correctly/,
  website: /website/,
  secondsTaken: /seconds/,
  cartItemId: /cart item/,
  orderItemId: /order item/,
  addressId: /address/,
  color: /colour/,
  limit: /limit/,
  consignmentIds: /parcels/,
  newDays: /days/,
  markKind: /mark/,
  markSvg: /drawing|svg/,
  markKey: /picture|key/,
  markInk: /mark/,
  brandColour: /colour/,
  accentColour: /colour/,
  surface: /backgrounds/,
  typePair: /typefaces/,
  footerLine: /line in the footer/,
  mailClosing: /closing line/,
  paperNote: /note on papers/,
  pinCities: /pin codes?/,
  main: /menu|group/,
  footer: /footer|column/,
  displayName: /name/,
  seoTitle: /title/,
  seoDescription: /description/,
  position: /place|position/,
  mediaList: /media list|banner/,
  kind: /kind|what the search does/,
  target: /address/,
  preOrderText: /text of “pre-order”/,
  fewLeftText: /text of “few left”/,
  fewLeftMost: /pieces/,
  backInStockText: /text of “back in stock”/,
  backInStockDays: /days/,
  bestsellerText: /text of “bestseller”/,
  bestsellerPlaces: /products/,
  bestsellerPieces: /ordered pieces/,
  saleText: /text of “sale”/,
  salePercent: /percent/,
  newText: /text of “new”/,
};
const calledAs = (field: string) =>
  CALLED[field] ?? new RegExp(field.replace(/([A-Z])/g, ' $1').replaceAll('_', ' '), 'i');

/** Texts of the specification are used unchanged. */
const SPECIFIED = new Set<unknown>(Object.values(messages));

/** Terms of validators and of programs, which shoppers and sellers do not use. */
const JARGON =
  /invalid|expected|received|pattern|regex|\bstring\b|boolean|integer|\bNaN\b|\bnull\b|undefined|\bobject\b|\barray\b|\btuple\b|\bint\b|too (big|small)|\bunion (?!territory)|option\b|unrecognized|[<>]=|\||[a-z][A-Z]/;

/** Invalid values: nothing, a wrong type, too short, too long, an unknown value, an impossible day. */
const BAD = {
  missing: undefined,
  null: null,
  'a number': -1,
  'a broken number': 0.123,
  'an endless number': 1e300,
  'a text': 'no-such-thing',
  'an empty text': '',
  'a long text': 'x'.repeat(120_000),
  'a day that is none': '2026-02-30',
  'a flag': true,
  'an empty list': [],
  'a list': [{}, 1, 'x', null],
  'a group': { anything: 1 },
};

interface Field {
  schema: z.ZodMiniType;
  code: 'FIELDS_INVALID' | 'QUERY_INVALID';
  path: string[];
  isList: boolean;
}

/** Returns the fields of a schema, including those of nested objects. */
function fieldsOf(schema: z.ZodMiniType, json: Json, code: Field['code'], path: string[] = []): Field[] {
  return Object.entries(json.properties ?? {}).flatMap(([name, field]) => [
    { schema, code, path: [...path, name], isList: false },
    ...fieldsOf(schema, field, code, [...path, name]),
    ...(field.items?.properties ? fieldsOf(schema, field.items, code, [...path, name, '0']) : []),
  ]);
}
interface Json {
  properties?: Record<string, Json>;
  items?: Json;
}

const jsonOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

/** Returns a body that contains only one field. */
function holding(path: string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return name === '0' ? [holding(rest, value)] : { [name]: holding(rest, value) };
}

/** Returns the shop's messages for the fields of an input. */
function faultsOf(schema: z.ZodMiniType, sent: unknown, code: Field['code']): Record<string, string> {
  try {
    decode(schema, sent, code);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.fields ?? {};
  }
}

const taking = CALLS.flatMap(({ method, path, params, query, body }) =>
  (
    [
      ['its address', params, 'QUERY_INVALID'],
      ['its query', query, 'QUERY_INVALID'],
      ['its body', body, 'FIELDS_INVALID'],
    ] as const
  ).flatMap(([place, schema, code]) => (schema ? [{ name: `${method} ${path}: ${place}`, schema, code }] : [])),
);

describe('a refusal is in words that people use, and names what it is about:', () => {
  test.each(taking)('$name', ({ schema, code }) => {
    const wrong: string[] = [];
    for (const field of fieldsOf(schema, jsonOf(schema), code)) {
      const key = field.path.join('.');
      const name = field.path.findLast((part) => part !== '0')!;
      for (const [kind, bad] of Object.entries(BAD)) {
        for (const [at, text] of Object.entries(faultsOf(schema, holding(field.path, bad), code))) {
          // The values of a choice are spelt as the API has them.
          const isPlain = !JARGON.test(text.replace(/must be one of: .*$/, ''));
          const isNamed = at !== key || calledAs(name).test(text.toLowerCase()) || SPECIFIED.has(text);
          if (!isPlain || !isNamed) wrong.push(`${at} with ${kind}: ${text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(taking)('$name, sent as something else altogether', ({ schema, code }) => {
    for (const [kind, bad] of Object.entries(BAD)) {
      for (const text of Object.values(faultsOf(schema, bad, code))) {
        expect(JARGON.test(text) ? `${kind}: ${text}` : '').toBe('');
      }
    }
  });
});

describe('no text that comes in a body is taken with a sign that is not seen, whatever its field asks for:', () => {
  const Loose = z.object({ note: z.optional(z.string()), more: z.optional(z.array(z.object({ aWord: z.string() }))) });

  test.each(['\u0000', '\u001b', '\u0085', '\u202e', '\u2066', '\ud83d', '\ufeff', '\u2028', '\u{e0041}'])(
    '%j',
    (sign) => {
      expect(faultsOf(Loose, { note: `a${sign}b` }, 'FIELDS_INVALID')).toEqual({
        note: expect.stringContaining('Note has a character that cannot be shown: ') as string,
      });
      expect(faultsOf(Loose, { more: [{ aWord: 'good' }, { aWord: sign }] }, 'FIELDS_INVALID')).toEqual({
        'more.1.aWord': expect.stringContaining('A word has a character that cannot be shown: ') as string,
      });
    },
  );

  test('lines, tabs, joiners and emoji are seen', () => {
    expect(faultsOf(Loose, { note: 'a\r\n\tb 👩‍👧 ക്‍' }, 'FIELDS_INVALID')).toEqual({});
  });
});
