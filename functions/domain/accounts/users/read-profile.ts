import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Role } from '#contract/calls/permissions.ts';
import type { UserProfile } from '#contract/calls/users.ts';
import type { Results } from '../../../db/db.ts';
import { addressesOf } from '../addresses/index.ts';
import type { Shop } from '../../shop.ts';
import { membershipOf, userById } from './reads.ts';

type Person = Actor & { userId: number };

const ROLE_OF_KIND: Partial<Record<Actor['kind'], Role>> = { seller: 'ROLE_SELLER', admin: 'ROLE_ADMIN' };

/** Returns the reads for a profile, for the batch of a verb that returns one. */
export function profileReads({ kind, userId, sellerId }: Person) {
  const role = ROLE_OF_KIND[kind] ?? 'ROLE_CUSTOMER';
  return [
    userById({ userId }),
    addressesOf({ userId }),
    membershipOf({ userId, role, sellerId: sellerId ?? null }),
  ] as const;
}

export function profileOf(actor: Person, rows: Results<ReturnType<typeof profileReads>>): UserProfile {
  const [[user], addresses, [membership]] = rows;
  if (!user) refuse('SESSION_EXPIRED');
  const { emailVerifiedAt, blockedAt: _, ...profile } = user;
  return {
    ...profile,
    addresses,
    emailVerified: emailVerifiedAt !== null,
    role: ROLE_OF_KIND[actor.kind] ?? 'ROLE_CUSTOMER',
    subRole: membership?.subRole ?? null,
    sellerStatus: membership?.sellerStatus ?? null,
  };
}

/** Returns the profile of the signed-in user, with their saved addresses. */
export async function readProfile(shop: Shop, actor: Person): Promise<UserProfile> {
  return profileOf(actor, await shop.read(...profileReads(actor)));
}
