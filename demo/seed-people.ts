import { SYSTEM } from '#contract/calls/actor.ts';
import { panOfGstin } from '#contract/shop/gstin.ts';
import { users } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import { createSeller } from '#functions/domain/sellers/sellers/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { addMember } from '#functions/domain/accounts/users/index.ts';
import { ADMIN, CUSTOMERS } from './people/visitors.ts';
import { DEMO_CUSTOMERS, REVIEWER_NAMES } from './people/customers.ts';
import type { SeedCustomer } from './people/customers.ts';
import { SELLERS } from './people/sellers.ts';

export interface SeededPeople {
  adminId: number;
  /** By e-mail: the seller, and its owner's account. */
  sellers: Map<string, { id: number; userId: number }>;
  /** Customers who order. */
  buyers: (SeedCustomer & { userId: number })[];
  /** Customers whose accounts visitors of the demo shop sign in to. */
  shoppers: (SeedCustomer & { userId: number })[];
  /** All customers who write reviews, the buyers first. */
  userIds: number[];
}

const allUsers = statement((db) => db.select({ id: users.id, email: users.email }).from(users));

/** Adds the admin, the sellers with their owners, the customers who order, and those who only write reviews. */
export async function seedPeople(shop: Shop): Promise<SeededPeople> {
  await addMember(shop, SYSTEM, {
    ...ADMIN,
    memberships: [{ role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' }],
  });
  const sellerIds = new Map<string, number>();
  for (const { fullName, address, locality, city, state, pinCode, ...seller } of SELLERS) {
    const id = await createSeller(shop, SYSTEM, {
      ...seller,
      pan: panOfGstin(seller.gstin),
      pickupName: fullName,
      pickupMobile: seller.mobile,
      businessEmail: seller.email,
      businessMobile: seller.mobile,
      businessAddress: `${address}, ${locality}, ${city} ${pinCode}`,
      pickupAddress: address,
      pickupLocality: locality,
      pickupCity: city,
      pickupState: state,
      pickupPinCode: pinCode,
    });
    sellerIds.set(seller.email, id);
    const { email, mobile } = seller;
    const memberships = [{ role: 'ROLE_SELLER' as const, sellerId: id, subRole: 'owner' as const }];
    await addMember(shop, SYSTEM, { email, fullName, mobile, memberships });
  }
  const reviewers = reviewersOf(new Set(DEMO_CUSTOMERS.map(({ fullName }) => fullName)));
  for (const { fullName, email, mobile } of [...CUSTOMERS, ...DEMO_CUSTOMERS, ...reviewers]) {
    await addMember(shop, SYSTEM, { fullName, email, mobile, memberships: [] });
  }

  const [rows] = await shop.read(allUsers({}));
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const withId = (customer: SeedCustomer) => ({ ...customer, userId: ids.get(customer.email)! });
  const buyers = DEMO_CUSTOMERS.map(withId);
  return {
    adminId: ids.get(ADMIN.email)!,
    sellers: new Map([...sellerIds].map(([email, id]) => [email, { id, userId: ids.get(email)! }])),
    buyers,
    shoppers: CUSTOMERS.map(withId),
    userIds: [...buyers.map(({ userId }) => userId), ...reviewers.map(({ email }) => ids.get(email)!)],
  };
}

/** Returns an account for each reviewer's name that has none yet. */
function reviewersOf(known: ReadonlySet<string>) {
  return REVIEWER_NAMES.filter((fullName) => !known.has(fullName)).map((fullName, index) => ({
    fullName,
    email: `reader.${index + 1}@ratnahaat.example`,
    mobile: `9${String(812_340_071 + index * 7_919)}`,
  }));
}
