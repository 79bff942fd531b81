import { and, eq, sql } from 'drizzle-orm';
import type { REDIRECT_KINDS } from '../../../db/schema/index.ts';
import { redirects } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';

export { addressAfter, addressToMake, isNumberedIn, takenLike, writeMade } from './free-address.ts';

type Kind = (typeof REDIRECT_KINDS)[number];

const keep = insertInto(redirects);

/** The statement after which an address leads nowhere else, since a page stands there now. */
export const takeAddress = statement((db, params: Params<{ kind: Kind; seoUrl: string }>) =>
  db.delete(redirects).where(and(eq(redirects.kind, params.kind), eq(redirects.fromSeoUrl, params.seoUrl))),
);

/** The statements after which a page stands at another address, and its former one leads there for good. */
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

/** The id of the row that stood at an address before. */
export const movedFrom = statement((db, params: Params<{ kind: Kind; seoUrl: string }>) =>
  db
    .select({ id: redirects.subjectId })
    .from(redirects)
    .where(sql`${redirects.kind} = ${params.kind} AND ${redirects.fromSeoUrl} = ${params.seoUrl}`),
);
