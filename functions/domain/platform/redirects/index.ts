import { and, eq, sql } from 'drizzle-orm';
import type { REDIRECT_KINDS } from '../../../db/schema/index.ts';
import { redirects } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';

export { addressAfter, addressToMake, isNumberedIn, takenLike, writeMade } from './free-address.ts';

type Kind = (typeof REDIRECT_KINDS)[number];

const keep = insertInto(redirects);

/** Deletes the redirect from a URL, since a page has that URL now. */
export const takeAddress = statement((db, params: Params<{ kind: Kind; seoUrl: string }>) =>
  db.delete(redirects).where(and(eq(redirects.kind, params.kind), eq(redirects.fromSeoUrl, params.seoUrl))),
);

/** Returns the statements that move a page to another URL, with a permanent redirect from the former one. */
export function moveAddress(
  kind: Kind,
  id: number,
  { from, to, now }: { from: string; to: string; now: number },
): Statement[] {
  if (from === to) return [];
  return [
    takeAddress({ kind, seoUrl: to }),
    takeAddress({ kind, seoUrl: from }),
    keep({ kind, fromSeoUrl: from, subjectId: id, createdAt: now }),
  ];
}

/** Reads the id of the row that had a URL before. */
export const movedFrom = statement((db, params: Params<{ kind: Kind; seoUrl: string }>) =>
  db
    .select({ id: redirects.subjectId })
    .from(redirects)
    .where(sql`${redirects.kind} = ${params.kind} AND ${redirects.fromSeoUrl} = ${params.seoUrl}`),
);
