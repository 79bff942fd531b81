import type { PageInvalidation } from '../domain/platform/page-invalidations/index.ts';
import { findProduct, productsWithIds } from '../domain/catalogue/products/index.ts';
import { relatedPages } from '../domain/discovery/related/index.ts';
import { storesOfProducts } from '../domain/sellers/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { listAll } from './page-kind.ts';
import type { ChangedProducts, ChangeSubject } from './page-kind.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { filesOf } from './site-pages.ts';
import type { Site } from './site.ts';

/** Addresses of pages that are out of date. */
export interface ChangedPages {
  /** Those that show what changed itself, top first. */
  now: string[];
  /** Those that may show it beside their own. */
  later: string[];
  /** Those that may have had a file, and have none any more. */
  gone: string[];
}

/** A change of settings or categories concerns every frame, so every page. */
export function concernsAllPages(changes: readonly PageInvalidation[]): boolean {
  return changes.some(({ subject }) => subject === 'everything' || subject === 'category');
}

/** The pages that some changes concern, as `PAGE_KINDS` tells of each kind. */
export async function changedPages(
  shop: Shop,
  site: Site,
  changes: readonly PageInvalidation[],
): Promise<ChangedPages> {
  const changed: ChangedPages = { now: [], later: [], gone: [] };
  if (changes.length === 0) return changed;
  const concerns = (subject: ChangeSubject) =>
    subject === 'any' || changes.some((change) => change.subject === subject);
  // The most particular pages tell a change first: a product's own page before the lists it stands in.
  const kinds = Object.values(PAGE_KINDS).toReversed();

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
  const whole = kinds.filter(({ changedBy }) =>
    (['product', 'home', 'post', 'any'] as const).some((subject) => changedBy[subject] === 'all' && concerns(subject)),
  );
  const gone = kinds.flatMap((kind) => (kind.gone && concerns(kind.gone.by) ? [kind.gone.paths] : []));
  changed.now.push(...(await listAll(shop, whole.map(filesOf), site)));
  changed.gone.push(...(await listAll(shop, gone, site)));
  return changed;
}

async function readChanged(shop: Shop, ids: number[]): Promise<ChangedProducts> {
  const given = { ids: JSON.stringify(ids) };
  const [rows, beside, stores] = await shop.read(productsWithIds(given), relatedPages(given), storesOfProducts(given));
  const found = await Promise.all(rows.map(({ seoUrl }) => findProduct(shop, seoUrl)));
  const products = found.flatMap((one) => ('product' in one ? [one.product] : []));
  return { rows, products, beside, stores };
}
