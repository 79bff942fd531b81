import type { LinkChoices } from '#contract/calls/links.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { allCategories } from '../../catalogue/categories/index.ts';
import { collectionsToLink } from '../../discovery/collections/index.ts';
import { isOftenKept } from '../../discovery/festivals/index.ts';
import type { Shop } from '../../shop.ts';
import { choosablePages } from './reads.ts';

/** Returns what links, sections and their times can name: categories, collections, own pages and yearly festivals. */
export async function readLinkChoices(shop: Shop): Promise<LinkChoices> {
  const today = kolkataDay(shop.now);
  const [categories, collections, pages] = await shop.read(
    allCategories({}),
    collectionsToLink({ today }),
    choosablePages({}),
  );
  const year = Number(today.slice(0, 4));
  const coming = [...festivalYear(year), ...festivalYear(year + 1)].filter(
    ({ lastDate, rule }) => lastDate >= today && !isOftenKept(rule),
  );
  const once = coming.filter(({ rule }, at) => coming.findIndex((other) => other.rule === rule) === at);
  const named = ({ seoUrl, displayName }: { seoUrl: string; displayName: string }) => ({ seoUrl, displayName });
  return {
    categories: categories.filter(({ shown }) => shown).map(named),
    collections: collections.map(named),
    pages,
    festivals: once.map(({ rule, name, date }) => ({ rule, name, nextOn: date })),
  };
}
