import { SYSTEM } from '#contract/actor.ts';
import { DEFAULT_POLICY } from '#contract/policy.ts';
import type { StorePolicy } from '#contract/policy.ts';
import { createCategory } from '../domain/categories/index.ts';
import { createSeller } from '../domain/sellers/index.ts';
import { changeSettings } from '../domain/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { addMember } from '../domain/users/index.ts';
import type { MediaStore } from '../providers/media/media.ts';
import { CATEGORIES } from './catalogue/categories.ts';
import { PRODUCTS } from './catalogue/products.ts';
import { seedCategoryPictures, seedSitePictures } from './seed-pictures.ts';
import { seedProduct } from './seed-product.ts';
import type { SeededCategory } from './seed-product.ts';
import { ADMIN, CUSTOMERS } from './people.ts';
import { readPictures } from './pictures.ts';
import { SELLERS } from './sellers.ts';
import { seedTaxRates } from './tax-rates.ts';

/** One machine may play hundreds of shoppers in the sandbox. */
const SANDBOX_POLICY: StorePolicy = {
  ...DEFAULT_POLICY,
  addressLimits: { sendCode: 2000, tryCode: 4000, write: 60_000 },
};

/**
 * Fills an empty database with the demo shop, by the verbs the shop itself uses. The same shop at the same clock comes
 * out the same, row for row.
 */
export async function seedShop(shop: Shop, media: MediaStore, say: (step: string) => void): Promise<void> {
  await changeSettings(shop, SYSTEM, { version: 0, policy: SANDBOX_POLICY });
  await seedTaxRates(shop);
  const sellerIds = await seedPeople(shop);
  const pictures = readPictures();

  const categories = new Map<string, SeededCategory>();
  for (const [position, category] of CATEGORIES.entries()) {
    const parent = category.parent === undefined ? undefined : categories.get(category.parent);
    const sizeSystem = category.sizeSystem ?? 'free';
    const id = await createCategory(shop, SYSTEM, {
      code: category.code,
      parentId: parent?.id ?? null,
      level: parent ? 2 : 1,
      displayName: category.displayName,
      description: category.description,
      seoUrl: category.seoUrl,
      seoKw: '',
      sizeSystem,
      position,
    });
    categories.set(category.code, { id, sizeSystem, topCode: category.parent ?? category.code });
    await seedCategoryPictures(shop, media, pictures, category.code, id);
  }
  await seedSitePictures(shop, media, pictures);
  say(`${categories.size} categories`);

  for (const product of PRODUCTS) {
    await seedProduct(
      shop,
      media,
      pictures,
      product,
      categories.get(product.category)!,
      sellerIds.get(product.seller)!,
    );
  }
  say(`${PRODUCTS.length} products`);
}

async function seedPeople(shop: Shop): Promise<Map<string, number>> {
  const sellerIds = new Map<string, number>();
  await addMember(shop, SYSTEM, {
    ...ADMIN,
    memberships: [{ role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' }],
  });
  for (const { fullName, pickup, ...seller } of SELLERS) {
    const id = await createSeller(shop, SYSTEM, {
      ...seller,
      pickupAddress: pickup.address,
      pickupLocality: pickup.locality,
      pickupCity: pickup.city,
      pickupState: pickup.state,
      pickupPinCode: pickup.pinCode,
    });
    sellerIds.set(seller.email, id);
    await addMember(shop, SYSTEM, {
      email: seller.email,
      fullName,
      mobile: seller.mobile,
      memberships: [{ role: 'ROLE_SELLER', sellerId: id, subRole: 'owner' }],
    });
  }
  for (const customer of CUSTOMERS) await addMember(shop, SYSTEM, { ...customer, memberships: [] });
  return sellerIds;
}
