import { sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { pathInShop, searchTargetOf } from '#contract/shop/search-words.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** A redirect to a festival is for this year and the two that follow, as the calendar links to. */
const FESTIVAL_YEARS = 2;

const NO_PAGE = 'The shop has no such page. Please enter one of its own addresses, such as /category/jhumkas';

const pageIsThere = statement((db, params: Params<{ kind: string; seoUrl: string }>) =>
  db
    .select({
      isThere: sql<number>`CASE ${params.kind}
        WHEN 'category' THEN EXISTS (SELECT 1 FROM categories WHERE seo_url = ${params.seoUrl} AND is_active AND archived_at IS NULL)
        WHEN 'collection' THEN EXISTS (SELECT 1 FROM collections WHERE seo_url = ${params.seoUrl} AND archived_at IS NULL)
        WHEN 'product' THEN EXISTS (SELECT 1 FROM products WHERE seo_url = ${params.seoUrl} AND archived_at IS NULL)
        WHEN 'page' THEN EXISTS (SELECT 1 FROM arranged_pages WHERE slug = ${params.seoUrl} AND id > 1 AND archived_at IS NULL)
        ELSE 1 END`,
    })
    .from(sql`(SELECT 1)`),
);

/** The target of a redirect, as it is stored, and the read that finds out whether its page exists. */
export interface CheckedTarget {
  path: string;
  read: Statement<{ isThere: number }[]>;
  /** Returns the fault of the target; undefined if its page exists. */
  fault(found: readonly { isThere: number }[]): string | undefined;
}

/** Returns the check of a target as staff enter it. An empty target has no fault. */
export function checkTarget(shop: Shop, address: string): CheckedTarget {
  const path = pathInShop(address, shop.origin);
  const target = path === '' ? undefined : searchTargetOf(path);
  const page = target && 'seoUrl' in target ? target : { kind: '', seoUrl: '' };
  return {
    path,
    read: pageIsThere({ kind: page.kind, seoUrl: page.seoUrl }),
    fault(found) {
      if (path === '') return undefined;
      if (target?.kind === 'festival') return festivalFault(target, Number(kolkataDay(shop.now).slice(0, 4)));
      return target && found[0]!.isThere === 1 ? undefined : NO_PAGE;
    },
  };
}

/** Returns why a festival is no target of a redirect; undefined if its page exists. */
export function festivalFault({ year, slug }: { year: number; slug: string }, thisYear: number): string | undefined {
  const last = thisYear + FESTIVAL_YEARS;
  if (year < thisYear || year > last) return `Please choose a festival of ${thisYear} to ${last}`;
  const isThere = slug === '' || festivalYear(year).some((event) => event.slug === slug);
  return isThere ? undefined : NO_PAGE;
}
