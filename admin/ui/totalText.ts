import type { ListMeta } from '../providers/data.ts';

const count = new Intl.NumberFormat('en-IN');

/** A list's total; with a plus where the API stopped counting. */
export function totalText(total: number, meta: Partial<ListMeta> | undefined): string {
  return meta?.isCapped ? `${count.format(total)}+` : count.format(total);
}
