import { SYSTEM } from '#contract/calls/actor.ts';
import type { Mode } from '#contract/shop/mode.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { newSettings, noteOpening } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { newMember } from '../../accounts/users/index.ts';
import { newTaxRates } from './tax-rates.ts';

/**
 * Turns an empty database into a live shop that its first admin can sign in to: settings and tax rates, without
 * products. It is one batch, so after an interruption it starts over.
 * @param mode a test plays the owner of a live shop with the services of the sandbox
 */
export async function openEmptyShop(
  shop: Shop,
  admin: { email: string; fullName: string; mobile: string },
  mode: Mode = 'live',
): Promise<void> {
  await shop.write(
    ...newSettings(shop, SYSTEM, { version: 0, policy: DEFAULT_POLICY }),
    ...newTaxRates(shop),
    ...newMember(shop, { ...admin, memberships: [{ role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' }] }),
    noteOpening(shop, mode),
  );
}
