import { and, eq, lt } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import type { RefusalCode, RefusalDetails, RefusalKind } from '#contract/calls/refusals.ts';
import { isTwice } from '../../db/db.ts';
import { idempotencyKeys } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Statement, Params } from '../../db/statement.ts';
import type { IdempotencyKey, Shop } from '../shop.ts';

type FirstAnswer = typeof idempotencyKeys.$inferSelect;

/** Refusals that answer what was asked, and so stay the answer. Others pass, and the same key may try again. */
const LASTING: RefusalKind[] = ['conflict', 'invalid', 'missing'];

const insertKey = insertInto(idempotencyKeys);

const findKey = statement((db, params: Params<{ userId: number; key: string }>) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, params.userId), eq(idempotencyKeys.key, params.key))),
);

export const forgetOldKeys = statement((db, params: Params<{ before: number }>) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, params.before)),
);

/** What a verb that happens once puts into its two batches. */
export interface IdempotentStatements<Kept> {
  /** Reads what was kept for this key, if the verb has happened: then it does nothing more. */
  kept: Statement<Kept | undefined>;
  /** Keeps what the answer can be made from again, in the same batch as what it answers for. */
  keep(kept: Kept): Statement;
}

/**
 * Runs a verb that happens once for each Idempotency-Key of a person. Of several requests that run at the same time one
 * keeps its answer first, and all others are given that. Lasting refusals are kept as answers, too, so none is told
 * while the key stands for something else.
 * @param answerAgain makes the first answer again from what was kept
 * @throws IDEMPOTENCY_KEY_REUSED when the key was used for something else
 */
export async function idempotent<Kept, Result>(
  shop: Shop,
  actor: Customer,
  verb: (idempotency: IdempotentStatements<Kept>) => Promise<Result>,
  answerAgain: (kept: Kept) => Promise<Result>,
): Promise<Result> {
  const { idempotency } = shop;
  const found = findKey({ userId: actor.userId, key: idempotency.key });
  const keep = (answer: unknown, refusal: RefusalCode | null) =>
    insertKey({ userId: actor.userId, ...idempotency, answer, refusal, at: shop.now });
  const answerOfFirst = async () => {
    const [[first]] = await shop.read(found);
    return answerAgain(keptIn<Kept>(first, idempotency) as Kept);
  };
  try {
    return await verb({
      kept: { ...found, read: (answer) => keptIn<Kept>(found.read(answer)[0], idempotency) },
      keep: (kept) => keep(kept, null),
    });
  } catch (error) {
    if (isSecondKey(error)) return answerOfFirst();
    if (!(error instanceof Refusal) || !LASTING.includes(error.kind)) throw error;
    try {
      await shop.write(keep(error.details, error.code));
    } catch (failure) {
      // The first request with this key took what this one was refused for want of.
      if (isSecondKey(failure)) return answerOfFirst();
      throw failure;
    }
    throw error;
  }
}

function isSecondKey(error: unknown): boolean {
  return isTwice(error, 'idempotency_keys.user_id, idempotency_keys.key');
}

/** What the first request with this key left: nothing, what it kept, or the refusal it met. */
function keptIn<Kept>(first: FirstAnswer | undefined, idempotency: IdempotencyKey): Kept | undefined {
  if (!first) return undefined;
  if (first.call !== idempotency.call || first.bodyHash !== idempotency.bodyHash) refuse('IDEMPOTENCY_KEY_REUSED');
  if (first.refusal) throw new Refusal(first.refusal as RefusalCode, first.answer as RefusalDetails);
  return first.answer as Kept;
}
