import type { Speech } from '../../ui/use-spoken.ts';

/**
 * Returns the terms of a coupon in the language of the page, with the names of its goods.
 * @example termsIn(speech, 'On Bangles, Kadas from ₹999') // 'चूड़ियाँ, कड़े पर, ₹999 से'
 */
export function termsIn({ saidAny, named }: Pick<Speech, 'saidAny' | 'named'>, terms: string): string {
  const withGoods = /^On (.+?)( from ₹.*)?$/.exec(terms);
  if (!withGoods) return saidAny(terms);
  const [, goods = '', from = ''] = withGoods;
  return saidAny(`On ${goods.split(', ').map(named).join(', ')}${from}`);
}
