import type { Admin } from '#contract/calls/actor.ts';
import type { CreateSearchWord, ManagedSearchWord } from '#contract/calls/managed-search-words.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { MOST_SEARCH_WORDS } from '#contract/shop/search-words.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { queryKey } from '../search/index.ts';
import type { Shop } from '../../shop.ts';
import { entryFaults, isTaken } from './entry-faults.ts';
import { entriesInUse, searchWordWithKey } from './manage-search-words.ts';
import { insertSearchWord, requireProducts, searchWordColumns } from './statements.ts';
import { checkTarget } from './targets.ts';

/**
 * Adds an entry to the shop's own search words. The search uses it with its next request.
 * @throws SEARCH_WORD_TAKEN, SEARCH_WORDS_FULL, PRODUCT_NOT_FOUND; FIELDS_INVALID when a word means itself, synonyms have
 * a loop, or the target is no page of the shop
 */
export async function createSearchWord(shop: Shop, admin: Admin, input: CreateSearchWord): Promise<ManagedSearchWord> {
  const target = checkTarget(shop, input.kind === 'redirect' ? input.target : '');
  const row = searchWordColumns({ ...input, target: target.path });
  const [entries, page] = await shop.read(entriesInUse({}), target.read);
  if (entries.length >= MOST_SEARCH_WORDS) refuse('SEARCH_WORDS_FULL', { params: { most: MOST_SEARCH_WORDS } });
  if (isTaken(row, entries)) refuse('SEARCH_WORD_TAKEN');
  checkFields(entryFaults(row, entries), target.fault(page));
  const { after } = await shop.write({
    row: insertSearchWord({ ...row, createdAt: shop.now, updatedAt: shop.now }),
    goods: requireProducts(row),
    audit: auditEntry(shop, admin, {
      action: 'search word added',
      subject: 'searchWord',
      subjectId: 0,
      before: {},
      after: row,
    }),
    after: searchWordWithKey(shop, admin, { kind: row.kind, key: row.key }),
  });
  return after[0]!;
}

/** Refuses the fields of an entry that have faults. @throws FIELDS_INVALID */
export function checkFields(faults: Record<string, string>, target: string | undefined): void {
  const fields = { ...faults, ...(target !== undefined && { target }) };
  if (Object.keys(fields).length > 0) refuse('FIELDS_INVALID', { fields });
}

/** Returns the entry of a kind and query when its creator repeats the request. @throws SEARCH_WORD_NOT_FOUND */
export async function readSearchWordOf(
  shop: Shop,
  admin: Admin,
  { kind, query }: Pick<CreateSearchWord, 'kind' | 'query'>,
): Promise<ManagedSearchWord> {
  const [[row]] = await shop.read(searchWordWithKey(shop, admin, { kind, key: queryKey(query) }));
  return row ?? refuse('SEARCH_WORD_NOT_FOUND');
}
