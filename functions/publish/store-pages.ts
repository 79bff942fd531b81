import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { ContactOutcome, ContactPage, ShopPage, StorePage } from '#contract/pages/page.ts';
import { listingFacts } from '../domain/product-list/index.ts';
import type { ListingFacts } from '../domain/product-list/index.ts';
import { dispatchOfStore, findStore } from '../domain/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { listAsAsked } from './pages.ts';
import type { Site } from './site.ts';

/** The contact page, before a message or after one that was sent without JavaScript. */
export function contactPage({ frame }: Pick<Site, 'frame'>, outcome: ContactOutcome | null = null): ContactPage {
  return { kind: 'contact', frame, outcome };
}

/** All products, for a state of their list. */
export async function shopPage(
  shop: Shop,
  { frame }: Site,
  query: ProductListQuery = PLAIN_PRODUCT_LIST,
  facts?: ListingFacts,
): Promise<ShopPage> {
  return { kind: 'shop', frame, ...(await listAsAsked(shop, {}, query, facts)) };
}

/** A seller's store for a state of its list, also one that is closed; nothing for a seller that never sold here. */
export async function storePage(
  shop: Shop,
  site: Site | Promise<Site>,
  slug: string,
  query: ProductListQuery = PLAIN_PRODUCT_LIST,
): Promise<StorePage | undefined> {
  const [{ frame }, found, facts] = await Promise.all([
    site,
    findStore(shop, slug),
    listingFacts(shop, { store: slug }),
  ]);
  if (!found) return undefined;
  const [dispatch, list] = await Promise.all([
    dispatchOfStore(shop, slug, frame.policy.dispatchHours),
    listAsAsked(shop, { store: slug }, query, facts),
  ]);
  return { kind: 'store', frame, store: { ...found.store, dispatch }, closed: found.status !== 'ACTIVE', ...list };
}
