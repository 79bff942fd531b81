import { sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import {
  isReserved,
  NEW_ADDRESS,
  newPathOf,
  OLD_ADDRESS,
  oldPathOf,
  pageOfShop,
} from '#contract/shop/old-addresses.ts';
import { oldAddresses } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { festivalFault } from '../../discovery/search-words/index.ts';
import type { Shop } from '../../shop.ts';
import { applyOldAddresses } from './apply-old-addresses.ts';
import { rowRefusal } from './cells.ts';
import { kindOf } from './kind.ts';
import type { Place } from './kind.ts';
import { OLD_ADDRESS_COLUMNS } from './old-address-columns.ts';
import { chosenRows } from './statements.ts';

const known = statement((db, params: Params<Place>) =>
  db
    .select({
      id: oldAddresses.id,
      from: oldAddresses.fromPath,
      to: oldAddresses.toPath,
      version: oldAddresses.version,
    })
    .from(oldAddresses)
    .where(
      sql`${oldAddresses.archivedAt} IS NULL AND ${oldAddresses.fromPath} IN (SELECT chosen.key_text FROM ${chosenRows(params)})`,
    ),
);

/** A page with the last segment of an address in the next rows. */
interface Named {
  kind: string;
  slug: string;
  /** Whether the page has moved away from this address. */
  isFormer: boolean;
}

const bare = (text: string, sign: string) =>
  `CASE instr(${text}, '${sign}') WHEN 0 THEN ${text} ELSE substr(${text}, 1, instr(${text}, '${sign}') - 1) END`;

/**
 * Returns the statement for the pages whose address ends as a cell of the next rows does. It reads the cells as they
 * came, so that it may return other pages, too.
 */
function pagesNamed({ importId, limit }: Place): Statement<Named[]> {
  const path = (text: string) => `rtrim(${bare(bare(text, '?'), '#')}, '/ ')`;
  return {
    sql: `WITH cell AS MATERIALIZED (SELECT lower(${path('one.value')}) AS path FROM
        (SELECT cells FROM import_rows WHERE import_id = ?1 AND outcome IS NULL ORDER BY row LIMIT ?2) AS chosen,
        json_each(chosen.cells) AS one),
      slug AS MATERIALIZED (SELECT DISTINCT substr(path, length(rtrim(path, replace(path, '/', ''))) + 1) AS slug FROM cell)
      SELECT 'product', slug, 0 FROM slug CROSS JOIN products ON products.seo_url = slug.slug WHERE archived_at IS NULL
      UNION ALL SELECT 'category', slug, 0 FROM slug CROSS JOIN categories ON categories.seo_url = slug.slug
        WHERE archived_at IS NULL AND is_active
      UNION ALL SELECT 'collection', slug, 0 FROM slug CROSS JOIN collections ON collections.seo_url = slug.slug
        WHERE archived_at IS NULL
      UNION ALL SELECT 'store', slug.slug, 0 FROM slug CROSS JOIN sellers ON sellers.slug = slug.slug
      UNION ALL SELECT 'post', slug.slug, 0 FROM slug CROSS JOIN blog_posts ON blog_posts.slug = slug.slug
        WHERE blog_posts.archived_at IS NULL
      UNION ALL SELECT 'page', slug.slug, 0 FROM slug CROSS JOIN arranged_pages ON arranged_pages.slug = slug.slug
        WHERE arranged_pages.archived_at IS NULL AND arranged_pages.id > 1
      UNION ALL SELECT kind.value, slug.slug, 1 FROM slug
        CROSS JOIN json_each('["product","category","collection","post","page"]') AS kind
        CROSS JOIN redirects ON redirects.kind = kind.value AND redirects.from_seo_url = slug.slug`,
    args: [importId, limit],
    read: ({ rows }) =>
      rows.map((row) => ({ kind: String(row[0]), slug: String(row[1]), isFormer: Boolean(Number(row[2])) })),
  };
}

const NO_PAGE = 'The shop has no such page. Please write one of its own addresses, such as /category/jhumkas';

/** Returns what a path of this shop is: a page, an address that leads to one, or nothing. */
function useOf(shop: Shop, path: string, pages: readonly Named[]): 'page' | 'former' | undefined {
  const page = pageOfShop(path);
  if (page === undefined) return undefined;
  if (page === 'every-shop') return 'page';
  if (page.kind === 'festival') {
    const thisYear = Number(kolkataDay(shop.now).slice(0, 4));
    return festivalFault(page, thisYear) === undefined ? 'page' : undefined;
  }
  const found = pages.filter(({ kind, slug }) => kind === page.kind && slug === page.slug);
  if (found.some(({ isFormer }) => !isFormer)) return 'page';
  return found.length > 0 ? 'former' : undefined;
}

export const oldAddressKind = kindOf({
  columns: OLD_ADDRESS_COLUMNS,
  nameColumn: OLD_ADDRESS,
  needed: [OLD_ADDRESS, NEW_ADDRESS],
  atOnce: 1000,
  keyOf: (cells) => ({ keyId: null, keyText: oldPathOf(cells[OLD_ADDRESS] ?? '') ?? null, parentId: null }),
  reads: (_, __, place) => ({ entries: known(place), pages: pagesNamed(place) }),
  decide(shop, _, row, { entries, pages }) {
    const from = row.keyText;
    if (!row.named[OLD_ADDRESS]) rowRefusal(row, OLD_ADDRESS, 'Old address is required');
    if (!row.named[NEW_ADDRESS]) rowRefusal(row, NEW_ADDRESS, 'New address is required');
    if (from === null) return rowRefusal(row, OLD_ADDRESS, 'This is the home page, which stays where it is');
    const to = newPathOf(row.named[NEW_ADDRESS], shop.origin);
    if (to === undefined)
      return rowRefusal(row, NEW_ADDRESS, 'This is on another website. Please write its path alone');
    if (useOf(shop, to, pages) !== 'page') rowRefusal(row, NEW_ADDRESS, NO_PAGE);
    const labelled = { label: from, targetId: null, targetVersion: null, staged: null, differences: [] };
    if (from === to)
      return { ...labelled, outcome: 'UNCHANGED', label: `${from} is the address of this page here, too` };
    const use = useOf(shop, from, pages);
    if (use === 'page' || isReserved(from)) rowRefusal(row, OLD_ADDRESS, 'This is the address of a page of this shop');
    if (use === 'former') rowRefusal(row, OLD_ADDRESS, 'This leads to the present address of its page already');
    const before = entries.find((entry) => entry.from === from);
    const target = { column: NEW_ADDRESS, before: before?.to ?? '', after: to };
    if (!before) return { ...labelled, outcome: 'NEW', staged: { from, to }, differences: [target] };
    if (before.to === to) return { ...labelled, outcome: 'UNCHANGED', targetId: before.id };
    return {
      ...labelled,
      outcome: 'CHANGED',
      targetId: before.id,
      targetVersion: before.version,
      staged: { from, to },
      differences: [target],
    };
  },
  apply: applyOldAddresses,
});
