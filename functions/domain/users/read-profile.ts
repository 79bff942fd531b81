import type { Actor } from '#contract/actor.ts';
import { refuse } from '#contract/refusals.ts';
import type { Role } from '#contract/roles.ts';
import type { UserProfile } from '#contract/users.ts';
import { addressesOf } from '../addresses/index.ts';
import type { Shop } from '../shop.ts';
import { userById } from './reads.ts';

const ROLE_OF_KIND: Partial<Record<Actor['kind'], Role>> = { seller: 'ROLE_SELLER', admin: 'ROLE_ADMIN' };

/** The person behind the session, with their saved addresses. */
export async function readProfile(shop: Shop, actor: Actor & { userId: number }): Promise<UserProfile> {
  const { userId } = actor;
  const [[user], addresses] = await shop.read(userById({ userId }), addressesOf({ userId }));
  if (!user) refuse('SESSION_EXPIRED');
  const { emailVerifiedAt, ...profile } = user;
  return {
    ...profile,
    addresses,
    emailVerified: emailVerifiedAt !== null,
    role: ROLE_OF_KIND[actor.kind] ?? 'ROLE_CUSTOMER',
  };
}
