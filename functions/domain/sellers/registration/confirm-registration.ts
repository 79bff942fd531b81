import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ConfirmRegistration } from '#contract/calls/sellers.ts';
import { sellerRegistrations, sellers } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import {
  isPassword,
  noteSignIn,
  openWithPassword,
  requesterOf,
  saltOf,
  sessionById,
  setPassword,
  staffUntil,
  tokenOf,
} from '../../accounts/auth/index.ts';
import { storedHash } from '../../keyed-hash.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { registrationToken } from './register-seller.ts';
import { makeOwner, REGISTERED } from './statements.ts';

const registrationByToken = statement((db, params: Params<{ tokenHash: string }>) =>
  db
    .select({
      id: sellerRegistrations.id,
      sellerId: sellerRegistrations.sellerId,
      slug: sellers.slug,
      email: sellerRegistrations.email,
      fullName: sellerRegistrations.fullName,
      mobile: sellerRegistrations.mobile,
      passwordHash: sellerRegistrations.passwordHash,
      expiresAt: sellerRegistrations.expiresAt,
      usedAt: sellerRegistrations.usedAt,
    })
    .from(sellerRegistrations)
    .innerJoin(sellers, eq(sellers.id, sellerRegistrations.sellerId))
    .where(eq(sellerRegistrations.tokenHash, params.tokenHash)),
);

const consumeRegistration = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(sellerRegistrations)
    .set({ usedAt: sql`${params.now}` })
    .where(and(eq(sellerRegistrations.id, params.id), isNull(sellerRegistrations.usedAt))),
);

const proveEmail = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(sellers)
    .set({ emailProvenAt: sql`${params.now}`, updatedAt: sql`${params.now}`, version: sql`${sellers.version} + 1` })
    .where(eq(sellers.id, params.id)),
);

/**
 * Makes the person with the mailed link the owner of a registered business, and opens their session. They enter the
 * password that was chosen at registration. So nobody gets an account with the password of a stranger who registered
 * with their email.
 * @throws REGISTRATION_LINK_WRONG, REGISTRATION_LINK_USED or REGISTRATION_LINK_EXPIRED for a link that is not valid
 * @throws REGISTRATION_PASSWORD_WRONG when the password differs
 * @throws GSTIN_TAKEN when another seller has the GSTIN
 */
export async function confirmRegistration(
  shop: Shop,
  { token, password, handle }: ConfirmRegistration,
): Promise<Session> {
  const tokenHash = await storedHash(shop, registrationToken(token), (hash) =>
    registrationByToken({ tokenHash: hash }),
  );
  const [[found]] = await shop.read(registrationByToken({ tokenHash }));
  if (!found) return refuse('REGISTRATION_LINK_WRONG');
  if (found.usedAt !== null) refuse('REGISTRATION_LINK_USED');
  if (found.expiresAt <= shop.now) refuse('REGISTRATION_LINK_EXPIRED');
  if (!(await isPassword(shop, password, found.passwordHash))) refuse('REGISTRATION_PASSWORD_WRONG');

  const { email, fullName, mobile, slug, sellerId, passwordHash: hash } = found;
  const { requester } = await requesterOf(shop, { handle });
  const id = randomKey(shop.random);
  const {
    session: [session],
  } = await shop.write({
    proven: [
      requireChange(consumeRegistration({ id: found.id, now: shop.now }), 'REGISTRATION_LINK_USED'),
      proveEmail({ id: sellerId, now: shop.now }),
      ...makeOwner(shop, { email, fullName, mobile, slug }, REGISTERED),
      setPassword({ email, hash, now: shop.now }),
      openWithPassword({ id, email, sellerId, salt: saltOf(hash), requester, now: shop.now, until: staffUntil(shop) }),
      ...noteSignIn(shop, id, email),
    ],
    session: sessionById({ id }),
  });
  return tokenOf(shop, session!);
}
