import { maskedAddress } from '#contract/shop/masked.ts';
import type { StoredItem } from './kind.ts';

/** Readable details of an item: the mail's name, the masked recipient, and the number it is about. */
export interface ItemInWords {
  mail: string | null;
  to: string | null;
  about: string | null;
}

/** Public numbers of orders, returns, tickets and weight disputes. */
const NUMBER = /\bRH-(?:[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?:-R\d+)?|[A-Z]-[0-9A-Z]{6})\b/;

export function inWords({ kind, key, payload }: StoredItem): ItemInWords {
  const told = isObject(payload) ? payload : {};
  const { name, to } = told;
  return {
    mail: kind === 'mail' && typeof name === 'string' ? name : null,
    to: typeof to === 'string' && to.includes('@') ? maskedAddress(to) : null,
    about: NUMBER.exec(key)?.[0] ?? numberIn(told),
  };
}

/** Returns the number in the payload, or in one of its objects: an order, a parcel. */
function numberIn(told: Record<string, unknown>): string | null {
  for (const part of [told, ...Object.values(told).filter(isObject)]) {
    for (const name of ['number', 'orderNumber']) {
      const found = part[name];
      if (typeof found === 'string' && NUMBER.test(found)) return found;
    }
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
