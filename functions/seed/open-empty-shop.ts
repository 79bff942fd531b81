import { SYSTEM } from '#contract/actor.ts';
import { DEFAULT_POLICY } from '#contract/policy.ts';
import { changeSettings } from '../domain/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { addMember } from '../domain/users/index.ts';
import { seedTaxRates } from './tax-rates.ts';

/** Makes empty records a shop that its first admin can sign in to: settings, tax rates and nothing to sell yet. */
export async function openEmptyShop(
  shop: Shop,
  admin: { email: string; fullName: string; mobile: string },
): Promise<void> {
  await changeSettings(shop, SYSTEM, { version: 0, policy: DEFAULT_POLICY });
  await seedTaxRates(shop);
  await addMember(shop, SYSTEM, { ...admin, memberships: [{ role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' }] });
}
