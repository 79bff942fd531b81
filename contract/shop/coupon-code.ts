import { inCapitals, plainSigns } from './bare-text.ts';

const CODE = /^[A-Z0-9_-]{3,20}$/;

/** Returns a coupon code in its stored form: capitals, without spaces, quotes or invisible characters. Hyphens stay. */
export function bareCouponCode(text: string): string {
  return inCapitals(plainSigns(text).replace(/[\s.'"`\u2018-\u201f]/g, ''));
}

/** Returns the coupon code in a text; undefined if no coupon can have it. */
export function readCouponCode(text: string): string | undefined {
  const code = bareCouponCode(text);
  return CODE.test(code) ? code : undefined;
}
