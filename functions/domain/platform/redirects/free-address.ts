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

/** Where the addresses of each kind are kept, and the codes of categories, which are made of their addresses. */
const KEPT = {
  product: { rows: 'products', column: 'seo_url' },
  category: { rows: 'categories', column: 'seo_url' },
  categoryCode: { rows: 'categories', column: 'code' },
  post: { rows: '(SELECT slug FROM blog_posts WHERE archived_at IS NULL)', column: 'slug' },
  store: { rows: 'sellers', column: 'slug' },
} as const;

/** The condition that a text is one that `freeSeoUrl` makes of another. */
export function isNumberedIn(text: string, options: string, max = SEO_URL_MAX_LENGTH): string {
  const stem = `rtrim(substr(${options}, 1, ${max - NUMBER_LENGTH}), '-')`;
  return `(${text} = ${options} OR (${text} > ${stem} || '-' AND ${text} < ${stem} || '.'
    AND ${text} GLOB ${stem} || '-[0-9]*' AND ${text} NOT GLOB ${stem} || '-*[^0-9]*'))`;
}

/**
 * The statement that lists the addresses `freeSeoUrl` must not make of one: where pages are, and those that lead to a page
 * which moved.
 * @param options null where none is made; then it lists nothing
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

/** A page as somebody changes it. */
interface ChangedPage {
  kind: AddressKind;
  id: number;
  /** The title it has then. */
  title: string;
  /** The address that was typed; empty where it is to be made of the title. */
  typed: string;
  present: string;
}

/** The address that a change may have to make, for `takenLike`: null where none is made of a title that is known yet. */
export function addressToMake(
  kind: AddressKind,
  { title, typed }: { title: string | undefined; typed: string | undefined },
): string | null {
  return typed === '' && title !== undefined ? seoUrlFrom(title, kind) : null;
}

/**
 * The address of a page after a change. One that was made of the same title stays.
 * @param taken what `takenLike` lists of the address that is made of the title; nothing where the title was not known then
 */
export function addressAfter({ kind, id, title, typed, present }: ChangedPage, taken: string[] | null): string {
  if (typed !== '') return typed;
  const made = seoUrlFrom(title, kind);
  if (isNumbered(present, made)) return present;
  return taken === null ? `${numberedStem(made)}-${id}` : freeSeoUrl(made, taken);
}

/**
 * Writes a page with texts that were made for it. Where another page took one of them a moment before, the verb runs again
 * and makes another.
 * @param made by each text that was made, how it is refused where it is taken
 * @throws STALE_VERSION without a present state, for the verb to run again
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
