import { SYSTEM } from '#contract/calls/actor.ts';
import type { Admin } from '#contract/calls/actor.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { asDemoHouse } from '../../demo/house.ts';
import { createCategory } from '../../functions/domain/catalogue/categories/index.ts';
import { newTaxRates } from '../../functions/domain/whole-shop/opening/index.ts';
import { bankColumns, createSeller } from '../../functions/domain/sellers/sellers/index.ts';
import { newSettings, noteOpening } from '../../functions/domain/platform/settings/index.ts';
import { keyRingOf } from '../../functions/domain/key-ring.ts';
import { addMember } from '../../functions/domain/accounts/users/index.ts';
import { openDataFolder, withSecrets } from '../../functions/node/data-folder.ts';
import { migrate } from '../../functions/node/migrate.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import { goodsIn } from '../support/goods.ts';
import type { MadeSku } from '../support/goods.ts';
import { CONFIRM_ABOVE_PAISE, YEAR_LADDER } from './year-ladder.ts';
import { YEAR_MESSAGES } from './year-messages.ts';
import { JHUMKAS } from '../support/small-shop.ts';

/** A company, an individual without TDS up to a limit, and a seller with only a GST enrolment. */
const SELLERS = [
  {
    slug: 'kamala',
    taxKind: 'REGULAR',
    gstin: '36ZZTCJ1234K1Z4',
    pan: 'ZZTCJ1234K',
    pickupCity: 'Hyderabad',
    pickupState: 'Telangana',
    pickupPinCode: '500084',
  },
  {
    slug: 'sushila',
    taxKind: 'REGULAR',
    gstin: '27ZZTPS4321M1ZX',
    pan: 'ZZTPS4321M',
    pickupCity: 'Mumbai',
    pickupState: 'Maharashtra',
    pickupPinCode: '400002',
  },
  {
    slug: 'lakshmi',
    taxKind: 'ENROLLED',
    gstin: null,
    pan: null,
    pickupCity: 'Chennai',
    pickupState: 'Tamil Nadu',
    pickupPinCode: '600004',
  },
] as const;

/**
 * A seller with only a GST enrolment sells only within their State: the index among the sellers, and among the
 * addresses.
 */
export const BOUND = { seller: 2, place: 2 };

/** In rupees: some with paise, one too small for cash on delivery alone, and all such that sums need rounding. */
export const PRICES = [649, 1333.33, 777.77, 549.5, 2499, 999];
const STOCK = 100_000;
/** Low enough that the individual exceeds it within the year. */
export const TDS_FREE_UP_TO_PAISE = 25_000_00;

/** The delivery addresses: one in each seller's State, and one in another State. */
export const PLACES = [
  { city: 'Hyderabad', state: 'Telangana', pinCode: '500084', locality: 'Kondapur' },
  { city: 'Mumbai', state: 'Maharashtra', pinCode: '400002', locality: 'Kalbadevi' },
  { city: 'Chennai', state: 'Tamil Nadu', pinCode: '600004', locality: 'Mylapore' },
  { city: 'Jaipur', state: 'Rajasthan', pinCode: '302001', locality: 'Johari Bazaar' },
];

export interface YearShop {
  adminEmail: string;
  sellers: { id: number; slug: string; email: string }[];
  /** The goods belong to the sellers in rotation. */
  goods: MadeSku[];
}

/**
 * Opens a shop for a year of trade in an empty data folder: three sellers with accounts and goods, and one coupon of
 * each funder.
 */
export async function openYearShop(dataDir: string): Promise<YearShop> {
  const folder = openDataFolder(dataDir);
  const db = openEmbeddedDb(folder.databasePath);
  try {
    migrate(db.connection);
    const world = seedingShop(db);
    const shop = { ...world, ...(await keyRingOf(withSecrets(folder, {}))) };
    const policy = {
      ...asDemoHouse(DEFAULT_POLICY),
      prepaid: { ...DEFAULT_POLICY.prepaid, offered: true },
      // The same people refuse parcels all year, so the limit of refused parcels is off.
      cod: { ...DEFAULT_POLICY.cod, refusedParcels: 0, confirmAbovePaise: CONFIRM_ABOVE_PAISE },
      codLadder: YEAR_LADDER,
      messages: YEAR_MESSAGES,
      rateLimits: { sendCode: 1e6, tryCode: 1e6, tryCoupon: 1e6, write: 1e7, read: 1e7 },
      wrongCodesADay: 1e6,
      sellerFees: { ...DEFAULT_POLICY.sellerFees, tdsFreeUpToPaise: TDS_FREE_UP_TO_PAISE },
    };
    await shop.write(
      ...newSettings(shop, SYSTEM, { version: 0, policy }),
      ...newTaxRates(shop),
      noteOpening(shop, 'sandbox'),
    );
    const adminEmail = 'admin@ratnahaat.example';
    const owner = { role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' } as const;
    await addMember(shop, SYSTEM, { email: adminEmail, fullName: 'Admin', mobile: '9848012345', memberships: [owner] });
    const admin: Admin = { kind: 'admin', userId: 1, sessionId: 'year' };
    await createCategory(shop, admin, JHUMKAS);
    const sellers = [];
    for (const facts of SELLERS) {
      const email = `${facts.slug}@ratnahaat.example`;
      const bank = { accountNumber: '50100012345678', ifscCode: 'HDFC0000123', accountHolderName: facts.slug };
      const id = await createSeller(shop, SYSTEM, {
        ...facts,
        status: 'ACTIVE',
        businessName: facts.slug,
        legalName: facts.slug,
        email,
        mobile: '9848012345',
        pickupAddress: '12, Temple Street',
        pickupLocality: 'Old Town',
        ...(await bankColumns(shop, bank)),
        bankChangedAt: null,
      });
      const owns = { role: 'ROLE_SELLER', sellerId: id, subRole: 'owner' } as const;
      await addMember(shop, SYSTEM, { email, fullName: facts.slug, mobile: '9848012345', memberships: [owns] });
      sellers.push({ id, slug: facts.slug, email });
    }
    const making = goodsIn(folder.databasePath, 'year', 'kept');
    const goods: MadeSku[] = [];
    for (const price of PRICES) {
      for (const { email } of sellers) {
        goods.push(await making.sku({ price, mrp: 4000, stock: STOCK, sellerEmail: email }));
      }
    }
    making.close();
    return { adminEmail, sellers, goods };
  } finally {
    db.close();
  }
}
