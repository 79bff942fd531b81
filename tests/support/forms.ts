import { randomBytes } from 'node:crypto';
import { gstinFault } from '#contract/shop/gstin.ts';

/** An address as its form sends it. */
export interface TypedAddress {
  name: string;
  mobile: string;
  locality: string;
  address: string;
  city: string;
  state: string;
  pinCode: string;
}

/**
 * Returns the form of a valid address in Hyderabad, where the demo shop's Meera is. Fields of `over` replace its own.
 */
export function addressForm(over: Partial<Record<string, unknown>> = {}): TypedAddress & Record<string, unknown> {
  return {
    name: 'Asha Rao',
    mobile: '9848012345',
    locality: 'Kondapur',
    address: 'Flat 302, Lake View Residency',
    city: 'Hyderabad',
    state: 'Telangana',
    pinCode: '500084',
    ...over,
  };
}

/** Returns the form without one of its fields. */
export function without(form: object, field: string): object {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name !== field));
}

/**
 * Returns the form of a ten-percent coupon with a new code, as coupon management sends it. Fields of `over` replace its
 * own.
 */
export function couponForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    code: `T${randomBytes(6).toString('hex')}`,
    discountType: 'PERCENTAGE',
    discountValue: 10,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    minimumOrderValue: 500,
    ...over,
  };
}

/** Returns the form of a bundle of some products with a new name. Fields of `over` replace its own. */
export function bundleForm(
  products: readonly { productId: number }[],
  over: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    name: `Set ${randomBytes(6).toString('hex')}`,
    pieces: products.map(({ productId }) => ({ productId })),
    discountType: 'PERCENTAGE',
    discountValue: 10,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    ...over,
  };
}

/** Returns the form of a synonym in both directions with a new word. Fields of `over` replace its own. */
export function searchWordForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  // Letters only: a digit is a word of its own.
  const word = randomBytes(8)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  return { kind: 'both-ways', query: word, words: ['pendant'], ...over };
}

/** Returns the form of a collection by rule with a new name. Fields of `over` replace its own. */
export function collectionForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    displayName: `Collection ${randomBytes(6).toString('hex')}`,
    description: 'Pieces for a quiet afternoon.',
    theme: 'Festivals',
    rule: { styles: ['Temple'], upToPrice: 999 },
    ...over,
  };
}

/** Returns valid settings of the home page, as the console sends them. Fields of `over` replace its own. */
export function homeForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    seasons: [seasonForm(), seasonForm({ name: 'Summer', from: '03-01', to: '05-31', collection: 'pearl-bead' })],
    priceDoors: [199, 999],
    reason: 'The season turns',
    ...over,
  };
}

export function seasonForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Weddings',
    from: '11-01',
    to: '02-29',
    heading: 'Jewellery for the wedding season',
    text: 'For the bride, and for every guest.',
    button: 'See bridal jewellery',
    collection: 'bridal',
    ...over,
  };
}

let posts = 0;

/** Returns the form of a valid post at a new address, as the editor sends it. Fields of `over` replace its own. */
export function postForm(
  mark: string,
  over: Record<string, unknown> = {},
): { slug: string; title: string } & Record<string, unknown> {
  posts += 1;
  return {
    title: `How to wear a nath, ${mark} ${posts}`,
    slug: `how-to-wear-a-nath-${mark}-${posts}`,
    excerpt: 'A nath sits well when its chain takes the weight. How to fasten both, and how to dance in them.',
    content: '<h2>The chain first</h2><p>Fasten the <strong>chain</strong> into the hair, then the ring.</p>',
    category: `Tests of ${mark}`,
    tags: [`nath-${mark}`, 'weddings'],
    author: 'Kamala Raghavan',
    ...over,
  };
}

let gstins = 0;

/** Returns a new, well-formed GSTIN of Telangana. */
export function newGstin(): string {
  gstins += 1;
  const number = String((Date.now() + gstins) % 10_000).padStart(4, '0');
  const letters = Array.from(randomBytes(3), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
  const first14 = `36${letters}CK${number}P1Z`;
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return [...signs].map((sign) => first14 + sign).find((gstin) => gstinFault(gstin) === undefined)!;
}

/** Returns a valid registration of a new seller's business. Fields of `over` replace its own. */
export function sellerForm(email: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    taxKind: 'REGULAR',
    gstin: newGstin(),
    mobile: '9849567123',
    email,
    password: 'correct horse battery',
    pickupAddress: {
      name: 'Lalitha Devi',
      mobile: '9849567123',
      pincode: '500002',
      address: '21-2-118, Laad Bazaar Road',
      locality: 'Charminar',
      city: 'Hyderabad',
      state: 'Telangana',
    },
    bankDetails: {
      accountHolderName: 'Lalitha Devi',
      accountNumber: '001234567890',
      accountNumberAgain: '001234567890',
      ifscCode: 'HDFC0001234',
    },
    businessDetails: {
      businessName: `Lalitha Arts ${email.replace(/\W/g, ' ').slice(0, 40)}`,
      legalName: 'Lalitha Devi',
      businessEmail: email,
      businessMobile: '9849567123',
      businessAddress: '21-2-118, Laad Bazaar Road, Charminar, Hyderabad 500002',
    },
    ...over,
  };
}

/** Returns the form of a tax rate for an unused HSN code. Fields of `over` replace its own. */
export function taxRateForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  const hsnCode = `83${String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0')}`;
  return { stateCode: 'ALL', rate: 18, taxType: 'GST', hsnCode, description: 'Boxes', ...over };
}

/** Returns a valid order by staff for one piece of a SKU. Fields of `over` replace its own. */
export function staffOrderForm(
  email: string,
  { skuId }: { skuId: number },
  over: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    email,
    items: [{ skuId, quantity: 1 }],
    address: addressForm(),
    paymentMethod: 'COD',
    channel: 'telephone',
    ...over,
  };
}

/** Returns a valid sale over the counter of one piece of a SKU. Fields of `over` replace its own. */
export function counterSaleForm(
  { skuId }: { skuId: number },
  over: Record<string, unknown> = {},
): Record<string, unknown> {
  return { items: [{ skuId, quantity: 1 }], payment: 'CASH', ...over };
}
