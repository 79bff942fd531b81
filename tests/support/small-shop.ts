import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM } from '../../contract/calls/actor.ts';
import type { Admin, Customer, Seller } from '../../contract/calls/actor.ts';
import { DEFAULT_POLICY } from '../../contract/shop/policy.ts';
import { asDemoHouse } from '../../demo/house.ts';
import type { StorePolicy } from '../../contract/shop/policy.ts';
import { createCategory } from '../../functions/domain/catalogue/categories/index.ts';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { newTaxRates } from '../../functions/domain/whole-shop/opening/index.ts';
import { createSeller } from '../../functions/domain/sellers/sellers/index.ts';
import type { NewSeller } from '../../functions/domain/sellers/sellers/create-seller.ts';
import { newSettings } from '../../functions/domain/platform/settings/index.ts';
import type { Shop } from '../../functions/domain/shop.ts';
import { addMember } from '../../functions/domain/accounts/users/index.ts';
import { migrate } from '../../functions/node/migrate.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { EmbeddedDb } from '../../functions/node/open-db.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import { goodsIn } from './goods.ts';
import type { Goods } from './goods.ts';

/** The form of an address in Hyderabad. */
export const HYDERABAD = {
  name: 'Asha Rao',
  mobile: '9848012345',
  email: null,
  address: '12, Lake Road',
  addressLine2: null,
  landmark: null,
  alternateMobile: null,
  addressType: null,
  locality: 'Kondapur',
  city: 'Hyderabad',
  state: 'Telangana',
  pinCode: '500084',
  country: 'India' as const,
};

/** The category of test goods by default. */
export const JHUMKAS = {
  parentId: null,
  level: 1,
  displayName: 'Jhumkas',
  description: '',
  seoUrl: 'jhumkas',
  seoKw: '',
  isVisible: true,
  isActive: true,
  sizeSystem: 'free',
  family: 'earring',
  mediaList: [],
} as const satisfies Parameters<typeof createCategory>[2];

/** A shop for tests of the domain, without a server: an admin, a customer, some sellers, a category and tax rates. */
export interface SmallShop {
  db: EmbeddedDb;
  shop: Shop;
  admin: Admin;
  customer: Customer;
  /** By slug. */
  sellers: Record<string, Seller>;
  goods: Goods;
  rows(sql: string, ...values: (string | number)[]): unknown[][];
  /** Returns the broken invariants of the records, with the records that break each. */
  broken(): Promise<{ says: string; faults: string[] }[]>;
  close(): void;
}

export async function openSmallShop(
  sellers: Record<string, Partial<NewSeller>>,
  policy: Partial<StorePolicy> = {},
): Promise<SmallShop> {
  const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-small-'));
  const path = join(folder, 'shop.db');
  const db = openEmbeddedDb(path);
  migrate(db.connection);
  const shop = seedingShop(db);
  await shop.write(
    ...newSettings(shop, SYSTEM, { version: 0, policy: { ...asDemoHouse(DEFAULT_POLICY), ...policy } }),
    ...newTaxRates(shop),
  );
  for (const name of ['Admin', 'Asha']) {
    const email = `${name.toLowerCase()}@ratnahaat.example`;
    await addMember(shop, SYSTEM, { email, fullName: name, mobile: '9848012345', memberships: [] });
  }
  const admin: Admin = { kind: 'admin', userId: 1, sessionId: 'test' };
  await createCategory(shop, admin, JHUMKAS);
  const members: Record<string, Seller> = {};
  for (const [slug, facts] of Object.entries(sellers)) {
    const sellerId = await createSeller(shop, SYSTEM, {
      slug,
      status: 'ACTIVE',
      businessName: slug,
      legalName: slug,
      email: `${slug}@ratnahaat.example`,
      mobile: '9848012345',
      gstin: null,
      taxKind: 'REGULAR',
      pickupAddress: '12, Temple Street',
      pickupLocality: 'Kondapur',
      pickupCity: 'Hyderabad',
      pickupState: 'Telangana',
      pickupPinCode: '500084',
      ...facts,
    });
    members[slug] = { kind: 'seller', userId: 1, sellerId, sessionId: 'test' };
  }
  const goods = goodsIn(path, 'small', 'kept');
  return {
    db,
    shop,
    admin,
    customer: { kind: 'customer', userId: 2, sessionId: 'test' },
    sellers: members,
    goods,
    rows: (sql, ...values) => db.connection.prepare(sql).raw(true).all(values) as unknown[][],
    broken: async () => (await checkInvariants(db)).filter(({ faults }) => faults.length > 0),
    close() {
      goods.close();
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
