import { kolkataDay } from '#contract/shop/dates.ts';
import type { PageInvalidation } from '../domain/platform/page-invalidations/index.ts';
import { findProduct, productsWithIds } from '../domain/catalogue/products/index.ts';
import { pagesWithBundles } from '../domain/buying/bundles/index.ts';
import { relatedPages } from '../domain/discovery/related/index.ts';
import { storesOfProducts } from '../domain/sellers/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { listAll } from './page-kind.ts';
import type { ChangedProducts, ChangeSubject } from './page-kind.ts';
import { ALL_PAGE_KINDS } from './page-kinds.ts';
import { filesOf } from './site-pages.ts';
import type { Site } from './site.ts';

/** The addresses of outdated pages. */
export interface ChangedPages {
  /** Pages that show the changed record itself, the most visited first. */
  now: string[];
  /** Pages that may show it among others. */
  later: string[];
  /** Pages that may have had a file, and no longer have one. */
  gone: string[];
}

/** Tells whether a change affects the frame, and so every page: a change of settings or categories. */
export function concernsAllPages(changes: readonly PageInvalidation[]): boolean {
  return changes.some(({ subject }) => subject === 'everything' || subject === 'category');
}

/** Returns the pages that some changes affect, by the rules of each kind in `PAGE_KINDS`. */
export async function changedPages(
  shop: Shop,
  site: Site,
  changes: readonly PageInvalidation[],
): Promise<ChangedPages> {
  const changed: ChangedPages = { now: [], later: [], gone: [] };
  if (changes.length === 0) return changed;
  const concerns = (subject: ChangeSubject) =>
    subject === 'any' || changes.some((change) => change.subject === subject);
  // The most specific kinds come first: a product's own page before the lists with the product.
  const kinds = ALL_PAGE_KINDS.toReversed();

  const ids = [...new Set(changes.filter(({ subject }) => subject === 'product').map(({ subjectId }) => subjectId))];
  if (ids.length > 0) {
    const products = await readChanged(shop, ids);
    for (const { changedBy } of kinds) {
      if (typeof changedBy.product !== 'function') continue;
      const { now, later = [] } = changedBy.product(products, site);
      changed.now.push(...now);
      changed.later.push(...later);
    }
  }
  for (const subject of ['collection', 'page'] as const) {
    const changedIds = new Set(changes.filter((one) => one.subject === subject).map(({ subjectId }) => subjectId));
    if (changedIds.size === 0) continue;
    for (const { changedBy } of kinds) {
      const pagesOf = changedBy[subject];
      if (typeof pagesOf === 'function') changed.now.push(...pagesOf(changedIds, site));
    }
  }
  const whole = kinds.filter(({ changedBy }) =>
    (['product', 'collection', 'home', 'post', 'any'] as const).some(
      (subject) => changedBy[subject] === 'all' && concerns(subject),
    ),
  );
  const gone = kinds.flatMap((kind) => (kind.gone && concerns(kind.gone.by) ? [kind.gone.paths] : []));
  changed.now.push(...(await listAll(shop, whole.map(filesOf), site)));
  changed.gone.push(...(await listAll(shop, gone, site)));
  return changed;
}

async function readChanged(shop: Shop, ids: number[]): Promise<ChangedProducts> {
  const given = { ids: JSON.stringify(ids) };
  const [rows, related, bundled, stores] = await shop.read(
    productsWithIds(given),
    relatedPages(given),
    pagesWithBundles({ ...given, today: kolkataDay(shop.now) }),
    storesOfProducts(given),
  );
  const found = await Promise.all(rows.map(({ seoUrl }) => findProduct(shop, seoUrl)));
  const products = found.flatMap((one) => ('product' in one ? [one.product] : []));
  return { rows, products, beside: [...related, ...bundled], stores };
}
