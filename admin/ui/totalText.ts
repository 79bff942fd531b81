import type { ListMeta } from '../providers/data.ts';

const count = new Intl.NumberFormat('en-IN');

/** Returns a list's total, with a plus at the API's counting limit. */
export function totalText(total: number, meta: Partial<ListMeta> | undefined): string {
  return meta?.isCapped ? `${count.format(total)}+` : count.format(total);
}
