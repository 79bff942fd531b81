import { call, messageOf } from '../providers/call.ts';
import { followPages } from '../providers/follow-pages.ts';
import type { EditedProductRecord, ProductRecord } from '../providers/records.ts';
import { words } from '../words/en/today.ts';

/** The result of putting several products in the shop. */
export interface Shown {
  done: number;
  /** The products that are not in the shop, with the reason. */
  errors: { name: string; why: string }[];
}

/** Makes products visible one after the other, each by a call of its own, so that a refusal does not stop the others. */
export async function showProducts(products: readonly ProductRecord[]): Promise<Shown> {
  const errors: Shown['errors'] = [];
  for (const { id, name, version } of products) {
    const body = JSON.stringify({ isVisible: true, version });
    try {
      const { json } = await call(`/api/admin/products/${id}`, { method: 'PUT', body });
      const { missing } = json as EditedProductRecord;
      if (missing.length > 0) errors.push({ name, why: missing.map(({ text }) => text).join(' ') });
    } catch (error) {
      errors.push({ name, why: messageOf(error) });
    }
  }
  const done = products.length - errors.length;
  if (done > 0) followPages();
  return { done, errors };
}

export function shownText({ done, errors }: Shown): string {
  return [words.productsAreInTheShop(done), ...errors.map(({ name, why }) => words.productIsNot(name, why))].join('\n');
}
