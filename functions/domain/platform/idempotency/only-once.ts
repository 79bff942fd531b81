import { and, eq, lt } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import type { RefusalCode, RefusalDetails, RefusalKind } from '#contract/calls/refusals.ts';
import type { ActorKind } from '#contract/calls/permissions.ts';
import { isTwice, sendBy } from '../../../db/db.ts';
import { idempotencyKeys } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { storedHash } from '../../keyed-hash.ts';
import type { Hashes } from '../../keyed-hash.ts';
import type { Shop } from '../../shop.ts';

/** Identifies a request that may be repeated. */
export interface IdempotencyKey {
  actorKind: ActorKind;
  /**
   * The owner of the key: the id of a user, the keyed hash of a visitor's network, the name of a gateway or a courier.
   */
  subject: string;
  userId: number | null;
  /** The Idempotency-Key, or the id of a gateway's event. */
  key: string;
  /** Method and path of the call's description. */
  call: string;
  /** SHA-256 of the request, hex. The same key with another request is refused. */
  fingerprint: string;
}

type FirstRequest = typeof idempotencyKeys.$inferSelect;

/**
 * Refusals that depend on the request only, and so are stored as its answer. After other refusals the same key may be
 * retried.
 */
const LASTING: RefusalKind[] = ['conflict', 'invalid', 'missing'];

const insertKey = insertInto(idempotencyKeys);

const findKey = statement((db, params: Params<Pick<IdempotencyKey, 'actorKind' | 'subject' | 'key'>>) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.actorKind, params.actorKind),
        eq(idempotencyKeys.subject, params.subject),
        eq(idempotencyKeys.key, params.key),
      ),
    ),
);

export const forgetOldKeys = statement((db, params: Params<{ before: number }>) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, params.before)),
);

/**
 * Returns the idempotency key of an actor's request. Keys of different people, or of a person's different roles, never
 * meet.
 */
export async function keyOf(
  shop: Hashes & Pick<Shop, 'read' | 'visitor'>,
  actor: Actor,
  sent: Pick<IdempotencyKey, 'key' | 'call' | 'fingerprint'>,
): Promise<IdempotencyKey> {
  const userId = actor.userId ?? null;
  const subject = userId === null ? await subjectOfVisitor() : String(userId);
  return { ...sent, actorKind: actor.kind, subject, userId };

  function subjectOfVisitor(): Promise<string> {
    const text = `idempotency/${shop.visitor.network}`;
    return storedHash(shop, text, (hash) => findKey({ actorKind: actor.kind, subject: hash, key: sent.key }));
  }
}

/**
 * Runs a verb once per key.
 *
 * The key is looked up in the verb's first batch and stored in its first write. Neither costs a round trip, and a crash
 * leaves both or none. Of several concurrent requests, one stores its key first and the others get its answer. Lasting
 * refusals are stored, too, so that a key of another request is noticed before the refusal is returned. A verb that
 * wrote nothing and was not refused leaves its key unused.
 * @param verb writes through the shop it is given, and calls `noteResult` there if the request alone does not identify
 *   the result
 * @param again makes the answer for a repeated request, from the reference that the first request noted
 * @throws IDEMPOTENCY_KEY_REUSED when the key was used for another request
 */
export async function onlyOnce<Result>(
  shop: Shop,
  key: IdempotencyKey,
  verb: (shop: Shop) => Promise<Result>,
  again: (shop: Shop, reference: string) => Promise<Result>,
): Promise<Result> {
  let isLookedUp = false;
  let isKept = false;
  let reference = '';
  const { actorKind, subject } = key;
  const lookUp = findKey({ actorKind, subject, key: key.key });
  const keep = (refusal: Refusal | undefined) =>
    insertKey({
      ...key,
      reference,
      createdAt: shop.now,
      // An absent value must be left out, since undefined is not allowed over HTTP.
      ...(refusal && { refusal: refusal.code, details: refusal.details }),
    });

  const checkFirst = ([first]: FirstRequest[]) => {
    isLookedUp = true;
    if (first) throw new Repeat(first);
  };
  const read = sendBy(async (statements) => {
    if (isLookedUp) return shop.read(...statements);
    const [rows, ...answers] = await shop.read(lookUp, ...statements);
    checkFirst(rows);
    return answers;
  });
  const write = sendBy(async (statements) => {
    if (!isLookedUp) checkFirst((await shop.read(lookUp))[0]);
    if (isKept) return shop.write(...statements);
    // The first statement: of two concurrent requests the second must fail at the key, before any other refusal.
    const [, ...answers] = await shop.write(keep(undefined), ...statements);
    isKept = true;
    return answers;
  });
  const answerOfFirst = async (first: FirstRequest | undefined): Promise<Result> => {
    if (first?.call !== key.call || first.fingerprint !== key.fingerprint) refuse('IDEMPOTENCY_KEY_REUSED');
    if (first.refusal) throw new Refusal(first.refusal as RefusalCode, first.details as RefusalDetails);
    return again(shop, first.reference);
  };
  const noteResult = (made: string) => {
    reference = made;
  };

  try {
    return await verb({ ...shop, read, write, noteResult });
  } catch (error) {
    if (error instanceof Repeat) return answerOfFirst(error.first);
    if (isSecondKey(error)) return answerOfFirst((await shop.read(lookUp))[0][0]);
    if (!(error instanceof Refusal) || !LASTING.includes(error.kind) || isKept) throw error;
    try {
      await shop.write(keep(error));
    } catch (failure) {
      // The first request with this key used the resource for whose lack this one was refused.
      if (isSecondKey(failure)) return answerOfFirst((await shop.read(lookUp))[0][0]);
      throw failure;
    }
    throw error;
  }
}

/** Stops a verb at its first batch, because a request with the same key exists. */
class Repeat extends Error {
  readonly first: FirstRequest;

  constructor(first: FirstRequest) {
    super('This request was made before.');
    this.first = first;
  }
}

function isSecondKey(error: unknown): boolean {
  return isTwice(error, 'idempotency_keys.actor_kind, idempotency_keys.subject, idempotency_keys.key');
}
