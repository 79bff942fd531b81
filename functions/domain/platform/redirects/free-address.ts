import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import {
  freeSeoUrl,
  isNumbered,
  NUMBER_LENGTH,
  numberedStem,
  SEO_URL_MAX_LENGTH,
  seoUrlFrom,
} from '#contract/shop/slug.ts';
import type { AddressKind } from '#contract/shop/slug.ts';
import type { Statement } from '../../../db/statement.ts';

/** The tables with the URLs of each kind, and with the codes of categories, which are made of their URLs. */
const KEPT = {
  product: { rows: 'products', column: 'seo_url' },
  category: { rows: 'categories', column: 'seo_url' },
  categoryCode: { rows: 'categories', column: 'code' },
  collection: { rows: 'collections', column: 'seo_url' },
  post: { rows: '(SELECT slug FROM blog_posts WHERE archived_at IS NULL)', column: 'slug' },
  page: { rows: '(SELECT slug FROM arranged_pages WHERE archived_at IS NULL)', column: 'slug' },
  store: { rows: 'sellers', column: 'slug' },
} as const;

/** Returns a SQL condition: the text is one that `freeSeoUrl` may make of the other. */
export function isNumberedIn(text: string, options: string, max = SEO_URL_MAX_LENGTH): string {
  const stem = `rtrim(substr(${options}, 1, ${max - NUMBER_LENGTH}), '-')`;
  return `(${text} = ${options} OR (${text} > ${stem} || '-' AND ${text} < ${stem} || '.'
    AND ${text} GLOB ${stem} || '-[0-9]*' AND ${text} NOT GLOB ${stem} || '-*[^0-9]*'))`;
}

/**
 * Returns the statement that lists the URLs `freeSeoUrl` must not choose: those of pages, and those that redirect.
 * @param options the preferred URL; null if none is made, and then the list is empty
 */
export function takenLike(
  kind: keyof typeof KEPT,
  options: string | null,
  max = SEO_URL_MAX_LENGTH,
): Statement<string[]> {
  const { rows, column } = KEPT[kind];
  const like = (text: string) => isNumberedIn(text, '?1', max);
  return {
    sql: `SELECT ${column} FROM ${rows} WHERE ${like(column)}
      UNION ALL SELECT from_seo_url FROM redirects WHERE kind = '${kind}' AND ${like('from_seo_url')}`,
    args: [options],
    read: (answer) => answer.rows.map((row) => String(row[0])),
  };
}

/** A change of a page, for its URL. */
interface ChangedPage {
  kind: AddressKind;
  id: number;
  /** The title after the change. */
  title: string;
  /** The URL from the form; empty if it is to be made of the title. */
  typed: string;
  present: string;
}

/**
 * Returns the URL that a change may have to make, for `takenLike`; null if none is made, or the title is not known yet.
 */
export function addressToMake(
  kind: AddressKind,
  { title, typed }: { title: string | undefined; typed: string | undefined },
): string | null {
  return typed === '' && title !== undefined ? seoUrlFrom(title, kind) : null;
}

/**
 * Returns the URL of a page after a change. A URL that was made of the same title stays.
 * @param taken the result of `takenLike` for the title's URL; null if the title was not known then
 */
export function addressAfter({ kind, id, title, typed, present }: ChangedPage, taken: string[] | null): string {
  if (typed !== '') return typed;
  const made = seoUrlFrom(title, kind);
  if (isNumbered(present, made)) return present;
  return taken === null ? `${numberedStem(made)}-${id}` : freeSeoUrl(made, taken);
}

/**
 * Writes a page with texts that were made for it, such as its URL. If another page took one of them meanwhile, the verb
 * runs again and makes another.
 * @param made the refusal codes for taken texts, true if the text was made
 * @throws STALE_VERSION without a present state, so that the verb runs again
 */
export async function writeMade<Result>(
  made: Partial<Record<RefusalCode, boolean>>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Refusal && made[error.code]) refuse('STALE_VERSION');
    throw error;
  }
}
