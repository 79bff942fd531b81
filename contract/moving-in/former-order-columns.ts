import { recognise, suggest } from './recognise.ts';
import type { KnownTable } from './recognise.ts';

/*
 * What a column of another shop's file says about an order. The names of columns are those of Shopify's export
 * (https://help.shopify.com/en/manual/fulfillment/managing-orders/exporting-orders) and of the usual plug-ins of
 * WooCommerce: Import and Export of WooCommerce Orders (https://woocommerce.com/document/import-and-export-of-woocommerce-orders/),
 * Customer/Order/Coupon Export, and Advanced Order Export.
 */

/** What a column can say of an order or of a line of it, with its label. */
export const FORMER_ORDER_FACTS = {
  number: 'Order number',
  placedOn: 'Day of the order',
  email: 'Email',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  status: 'Status of the order',
  payment: 'Payment (several columns are joined)',
  currency: 'Currency',
  title: 'Item: name',
  sku: 'Item: SKU code',
  quantity: 'Item: pieces',
  price: 'Item: price of one piece',
  lineTotal: 'Item: amount of the line',
  items: 'Several items in one cell',
  shipping: 'Shipping',
  fees: 'Other fees',
  discount: 'Discount',
  coupon: 'Coupon code',
  tax: 'Tax',
  total: 'Total',
  refunded: 'Refunded amount',
  cancelledOn: 'Day of the cancellation',
  address: 'Delivery address (several columns are joined)',
  billingAddress: 'Billing address, if there is no other (joined)',
} as const;
export type FormerOrderFact = keyof typeof FORMER_ORDER_FACTS;

/** The facts of each column, in the order of the columns; null for a column that is not used. */
export type FormerOrderMapping = readonly (FormerOrderFact | null)[];

/** A table of orders as it was recognised. */
export type FormerOrderTable = KnownTable<'shopify' | 'woocommerce'>;

type Names = Readonly<Record<string, FormerOrderFact>>;

/** Returns the columns of an address, joined in the order of the file. */
const addressOf = (fact: 'address' | 'billingAddress', names: readonly string[]): Names =>
  Object.fromEntries(names.map((name) => [name, fact]));

const SHOPIFY_ADDRESS = ['name', 'address1', 'address2', 'company', 'city', 'zip', 'province', 'country'];

const SHOPIFY: Names = {
  ...addressOf(
    'address',
    SHOPIFY_ADDRESS.map((part) => `shipping ${part}`),
  ),
  ...addressOf(
    'billingAddress',
    SHOPIFY_ADDRESS.map((part) => `billing ${part}`),
  ),
  name: 'number',
  email: 'email',
  'financial status': 'payment',
  'payment method': 'payment',
  'fulfillment status': 'status',
  currency: 'currency',
  shipping: 'shipping',
  taxes: 'tax',
  total: 'total',
  'discount code': 'coupon',
  'discount amount': 'discount',
  'created at': 'placedOn',
  'lineitem quantity': 'quantity',
  'lineitem name': 'title',
  'lineitem price': 'price',
  'lineitem sku': 'sku',
  // Its part of the address is the same name.
  'billing name': 'name',
  'cancelled at': 'cancelledOn',
  'refunded amount': 'refunded',
};

/** Columns of each address, as two plug-ins name them: `shipping_address_1` and `Address 1&2 (Shipping)`. */
const woocommerceAddress = (kind: 'shipping' | 'billing') => [
  ...['first name', 'last name', 'company', 'address 1', 'address 2', 'city', 'postcode', 'state', 'country'].map(
    (part) => `${kind} ${part}`,
  ),
  ...[
    'first name',
    'last name',
    'company',
    'address 1 2',
    'address 1',
    'address 2',
    'city',
    'postcode',
    'state code',
    'state name',
    'country code',
  ].map((part) => `${part} ${kind}`),
];

const WOOCOMMERCE: Names = {
  ...addressOf('address', woocommerceAddress('shipping')),
  ...addressOf('billingAddress', woocommerceAddress('billing')),
  'order number': 'number',
  'order id': 'number',
  'order date': 'placedOn',
  date: 'placedOn',
  'date created': 'placedOn',
  status: 'status',
  'order status': 'status',
  'billing email': 'email',
  'email billing': 'email',
  'customer email': 'email',
  'billing first name': 'firstName',
  'first name billing': 'firstName',
  'billing last name': 'lastName',
  'last name billing': 'lastName',
  'order currency': 'currency',
  currency: 'currency',
  'payment method title': 'payment',
  'payment method': 'payment',
  'shipping total': 'shipping',
  'order shipping amount': 'shipping',
  'order shipping': 'shipping',
  'fee total': 'fees',
  'order fee amount': 'fees',
  'discount total': 'discount',
  'cart discount': 'discount',
  'cart discount amount': 'discount',
  'order discount': 'discount',
  'coupon code': 'coupon',
  coupons: 'coupon',
  'tax total': 'tax',
  'order total tax amount': 'tax',
  'order total tax': 'tax',
  'order total': 'total',
  'order total amount': 'total',
  'refunded total': 'refunded',
  'order refund amount': 'refunded',
  'item name': 'title',
  'item sku': 'sku',
  sku: 'sku',
  'item quantity': 'quantity',
  quantity: 'quantity',
  'item cost': 'price',
  'item price': 'price',
  'item total': 'lineTotal',
  'order line total': 'lineTotal',
  'line items': 'items',
};

/** Columns that only files of one format have. */
const TELLING = {
  shopify: /^lineitem (?:name|quantity|price)$/,
  woocommerce:
    /^(?:line items?(?: \d+)?|item cost|order total amount|order currency|cart discount(?: amount)?|fee total)$/,
} as const;

/** The words of columns in other tables. The first match counts. */
const WORDS: readonly (readonly [words: RegExp, fact: FormerOrderFact | null])[] = [
  [/\b(?:tracking|awb|courier|note|notes|remarks?|gstin|hsn|invoice|phone|mobile|tags?)\b/, null],
  [/\b(?:cancell?ed|cancellation)\b.*\b(?:at|on|date|day|time)\b/, 'cancelledOn'],
  [
    /\b(?:paid|shipped|delivered|fulfilled|dispatch(?:ed)?|completed|modified|updated)\b.*\b(?:at|on|date|day|time)\b/,
    null,
  ],
  [/\bcurrency\b/, 'currency'],
  [/\be ?mail\b|ईमेल/, 'email'],
  [/\b(?:refund(?:ed)?)\b/, 'refunded'],
  [/\b(?:coupon|voucher|promo|discount) ?codes?\b|\bcoupon\b/, 'coupon'],
  [/\bdiscount\b|छूट/, 'discount'],
  [/\b(?:payment|paid|financial)\b/, 'payment'],
  [/\bstatus\b|स्थिति/, 'status'],
  [
    /\b(?:shipping|delivery|ship to)\b.*\b(?:address|street|city|state|province|pin|pincode|zip|postcode|name)\b/,
    'address',
  ],
  [/\bbilling\b.*\b(?:address|street|city|state|province|pin|pincode|zip|postcode)\b/, 'billingAddress'],
  [/\b(?:line|item) (?:total|amount)\b|^amount$/, 'lineTotal'],
  [/\b(?:sku|item code|product code)\b/, 'sku'],
  [/\b(?:qty|quantity|pieces|pcs)\b|मात्रा/, 'quantity'],
  [/\b(?:rate|unit price|item price|price)\b|दर/, 'price'],
  [/\b(?:shipping|delivery|freight)\b.*\b(?:charges?|fee|cost|amount|total)\b|^shipping$/, 'shipping'],
  [/\b(?:cod|other|extra|handling)? ?(?:fees?|charges?)\b/, 'fees'],
  [/\b(?:sub ?total)\b/, null],
  [/\b(?:tax|taxes|gst|vat)\b/, 'tax'],
  [/\b(?:grand total|total|order value|order amount|amount)\b|कुल/, 'total'],
  [/\b(?:order|bill)\b.*\b(?:no|number|id|ref|reference)\b|^(?:order|number|no)$|ऑर्डर/, 'number'],
  [/\b(?:date|day|placed|created|ordered)\b|तारीख|दिनांक/, 'placedOn'],
  [/\b(?:items|products|contents)\b/, 'items'],
  [/\b(?:item|product|title|description|design)\b|सामान/, 'title'],
  [/\bfirst ?name\b/, 'firstName'],
  [/\b(?:last ?name|surname)\b/, 'lastName'],
  [/\b(?:name|customer|buyer)\b|नाम/, 'name'],
  [/\b(?:address|street|city|state|pin|pincode|zip|postcode)\b|पता|शहर/, 'address'],
];

const WOOCOMMERCE_LINE = /^line item \d+$/;

function factOf(format: FormerOrderTable['format'], name: string): FormerOrderFact | null {
  if (format === 'shopify') return SHOPIFY[name] ?? null;
  if (format === 'woocommerce') return WOOCOMMERCE_LINE.test(name) ? 'items' : (WOOCOMMERCE[name] ?? null);
  return WORDS.find(([words]) => words.test(name))?.[1] ?? null;
}

const VOCABULARY = {
  telling: TELLING,
  factOf,
  repeatable: ['payment', 'items', 'address', 'billingAddress'],
  // Shoppers know the order's number; its id is a fallback. The total of the discounts includes the one of the cart.
  weak: { woocommerce: /^(?:order id|cart discount|order discount|payment method)$/ },
} as const;

/** Recognises the format of a table of orders, and the row that has the names of its columns. */
export const recogniseFormerOrders = (rows: readonly (readonly string[])[]): FormerOrderTable =>
  recognise(rows, VOCABULARY);

/** Suggests what each column says. A fact is given to the first column that says it, unless columns are joined. */
export const suggestFormerOrderMapping = (table: FormerOrderTable): FormerOrderMapping => suggest(table, VOCABULARY);
