import { SYSTEM } from '#contract/calls/actor.ts';
import type { Admin } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { NETWORK_FIELDS, SOCIAL_NETWORKS } from '#contract/shop/social-links.ts';
import { createCategory } from '#functions/domain/catalogue/categories/index.ts';
import { noteNewDay } from '#functions/domain/platform/page-invalidations/index.ts';
import { countBoughtTogether, countSales } from '#functions/domain/discovery/related/index.ts';
import { indexSearch } from '#functions/domain/discovery/search/index.ts';
import { newSettings, noteOpening } from '#functions/domain/platform/settings/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { MediaFiles } from '#functions/ports/media.ts';
import { LONG_AGO_DAYS, planBulk } from './bulk/index.ts';
import type { Wanted } from './bulk/index.ts';
import { CATEGORIES } from './catalogue/categories.ts';
import { PRODUCTS } from './catalogue/products.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import { asDemoHouse } from './house.ts';
import { readPictures } from './pictures.ts';
import type { SeedPicture } from './pictures.ts';
import { piecesSold, planOrders, withPayments, withShoppers } from './plan-orders.ts';
import type { ListedProduct } from './plan-orders.ts';
import { planReviews } from './plan-reviews.ts';
import { seedBundles } from './seed-bundles.ts';
import { seedCarts } from './seed-carts.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedDesk } from './seed-desk.ts';
import { seedImports } from './seed-imports.ts';
import { seedMoney } from './seed-money.ts';
import { seedOrders } from './seed-orders.ts';
import { seedParcels } from './seed-parcels.ts';
import { seedPapers } from './seed-papers.ts';
import { seedPeople } from './seed-people.ts';
import { SEED_POSTS } from './posts/index.ts';
import { seedCollections } from './seed-collections.ts';
import { seedCategoryPictures, seedSitePictures } from './seed-pictures.ts';
import type { AttachedPictures } from './seed-pictures.ts';
import { seedPosts } from './seed-posts.ts';
import { seedProduct } from './seed-product.ts';
import type { SeededCategory } from './seed-product.ts';
import { ordersToReturn, seedReturns } from './seed-returns.ts';
import type { PlayedGateway } from './play-orders.ts';
import type { PlayedCourier } from './seed-returns.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedReviews } from './seed-reviews.ts';
import type { SeededGoods } from './seed-reviews.ts';
import { seedVisits } from './seed-visits.ts';
import { seedWeightDisputes } from './seed-weight-disputes.ts';
import { seedWishlists } from './seed-wishlists.ts';
import { registeredTemplates } from '#functions/domain/platform/messages/index.ts';
import { MESSAGE_KINDS } from '#functions/message-kinds.ts';
import { newTaxRates } from '#functions/domain/whole-shop/opening/index.ts';
import { seededRandom } from './seeded-random.ts';

/** The flows that the sandbox's SMS service knows. */
const SANDBOX_SMS_FLOWS = Object.fromEntries(
  registeredTemplates(MESSAGE_KINDS).map(({ name, language }) => [`${name}_${language}`, `${name}_${language}`]),
);

/** One machine may act as hundreds of shoppers in the sandbox. */
const SANDBOX_POLICY: StorePolicy = {
  ...asDemoHouse(DEFAULT_POLICY),
  // Only expensive orders with cash on delivery need a confirmation, not most of them.
  cod: { ...DEFAULT_POLICY.cod, confirmAbovePaise: 5_000_00 },
  prepaid: { ...DEFAULT_POLICY.prepaid, offered: true },
  messages: { ...DEFAULT_POLICY.messages, smsFlows: SANDBOX_SMS_FLOWS },
  rateLimits: { sendCode: 2000, tryCode: 4000, tryCoupon: 4000, write: 60_000, read: 120_000 },
  wrongCodesADay: 100_000,
  social: NETWORK_FIELDS.map((field) => ({
    name: SOCIAL_NETWORKS[field],
    url: `https://${field.toLowerCase()}.example/ratnahaat`,
  })),
};

const DAY = 86_400_000;
/** The shop opened this many days ago, with most of its goods. */
const OPENED_DAYS_AGO = 400;
const ORDERS = 420;
const REVIEWS = 2_600;

/**
 * Fills an empty database with the demo shop, by the shop's own verbs, each at its own time in the past. The same shop
 * at the same clock has the same rows. If more products or orders are requested than the demo shop has, it is filled up
 * to these numbers.
 */
export async function seedShop(
  shop: Shop,
  media: MediaFiles,
  { courier, gateway }: { courier: PlayedCourier; gateway: PlayedGateway },
  say: (step: string) => void,
  options: Wanted = {},
): Promise<void> {
  // A random source of its own, so that another picture does not change the story.
  const dice = diceOf(seededRandom('the story of the demo shop'));
  // Many orders need a long past.
  const opened = { daysAgo: options.orders === undefined ? OPENED_DAYS_AGO : LONG_AGO_DAYS, now: shop.now };
  const opening: Shop = { ...shop, now: shop.now - opened.daysAgo * DAY };
  await opening.write(
    ...newSettings(opening, SYSTEM, { version: 0, policy: SANDBOX_POLICY }),
    ...newTaxRates(opening),
    noteOpening(opening, 'sandbox'),
  );
  const people = await seedPeople(opening);
  const documents = await seedPapers(opening, people.sellers);
  const pictures = readPictures();
  const admin: Admin = { kind: 'admin', userId: people.adminId, sessionId: 'seed' };
  const categories = await seedCategories(opening, admin, media, pictures);
  await seedCollections(opening, admin, { media, pictures }, (code) => categories.get(code)!.id);
  say(`${categories.size} categories, ${people.sellers.size} sellers with ${documents} papers`);

  const listed = whenListed(dice, opened);
  const plans = planOrders(dice, shop.now, listed, people.buyers.length, ORDERS);
  const customers = [...people.buyers, ...people.shoppers];
  const toReturn = ordersToReturn(shop.now, customers);
  const short = {
    products: Math.max(0, (options.products ?? 0) - listed.length),
    orders: Math.max(0, (options.orders ?? 0) - plans.length - toReturn.length),
  };
  const bulk = planBulk(short, listed, opened);
  const sold = piecesSold([...plans, ...toReturn], bulk.sold);
  const skuIds = new Map<string, number>();
  const products = new Map<string, SeededGoods>();
  const hung = new Map<string, AttachedPictures>();
  const today = kolkataDay(shop.now);
  for (const { product, listedAt } of listed) {
    const seller = people.sellers.get(product.seller)!;
    const category = categories.get(product.category)!;
    const then = { ...shop, now: listedAt };
    const made = await seedProduct(then, media, pictures, product, category, seller.id, sold, today);
    products.set(product.slug, { id: made.id, sellerId: seller.id, sellerUserId: seller.userId });
    hung.set(product.slug, made.pictures);
    for (const [code, id] of Object.entries(made.skuIds)) skuIds.set(code, id);
  }
  say(`${products.size} products with ${skuIds.size} SKUs`);
  await bulk.seedProducts(shop, { categories, sellers: people.sellers, pictures: hung, today }, say);

  const coupons = await seedCoupons(shop, admin, (code) => categories.get(code)!.id);
  say(`${coupons} coupons`);
  const played = [...withPayments(withShoppers(plans, people.buyers.length), people.buyers.length), ...toReturn].sort(
    (a, b) => a.placedAt - b.placedAt,
  );
  await seedOrders(shop, played, customers, { admin, gateway }, skuIds);
  say(`${played.length} orders of ${customers.length} customers`);
  const wished = await seedWishlists(
    shop,
    people.shoppers,
    // Recently listed products could not have been on a wishlist then.
    [...products.values()].slice(0, products.size / 2).map(({ id }) => id),
  );
  say(`${wished} products on wishlists`);
  const parcels = await seedParcels(shop);
  const owners = new Map([...people.sellers.values()].map(({ id, userId }) => [id, userId]));
  say(`${await seedReturns(shop, courier, { customers, sellers: owners, admin, skuIds })} returns`);
  // Replacements of an exchange have parcels, too.
  say(`${parcels + (await seedParcels(shop))} parcels`);
  say(`${await seedWeightDisputes(shop, admin, people.sellers)} weight disputes`);
  await bulk.seedOrders(shop, skuIds, { buyers: people.buyers, admin, gateway }, say);
  // After all past orders, because an order takes everything in the cart.
  say(`${await seedCarts(shop, people.buyers)} carts that were left`);
  await countBoughtTogether(shop);
  await countSales(shop);

  const writers = { buyers: people.buyers.length, all: people.userIds.length };
  const reviews = planReviews(dice, shop.now, listed, plans, writers, REVIEWS);
  const snapshots = new Map(
    pictures.filter(({ kind }) => kind === 'snapshot').map((picture) => [picture.subject, picture]),
  );
  await seedReviews(shop, media, reviews, people.userIds, products, snapshots);
  say(`${reviews.length} reviews`);
  say(`${await seedQuestions(shop, listed, products, customers)} questions`);
  const { indexed } = await indexSearch(shop);
  say(`${indexed} products in the search`);

  const pieces = new Map(
    listed.map(({ product: { slug, name } }) => [
      slug,
      { id: products.get(slug)!.id, name, pictures: hung.get(slug)! },
    ]),
  );
  await seedVisits(shop);
  await seedPosts(shop, admin, SEED_POSTS, pieces);
  say(`${SEED_POSTS.length} posts of the blog`);
  const sellerIds = [...people.sellers.values()].map(({ id }) => id);
  say(`${await seedMoney(shop, admin, sellerIds)} payouts`);
  say(`${await seedBundles(shop, people.sellers, products)} bundle`);
  say(`${await seedImports(shop, people.sellers)} files of stock`);
  say(`${await seedDesk(shop, admin)} tickets, with data requests and subscribers`);
  // The calendar rendered from these records is the one of this month.
  await shop.write(noteNewDay(shop));
}

async function seedCategories(
  shop: Shop,
  admin: Admin,
  media: MediaFiles,
  pictures: SeedPicture[],
): Promise<Map<string, SeededCategory>> {
  const categories = new Map<string, SeededCategory>();
  for (const [position, category] of CATEGORIES.entries()) {
    const parent = category.parent === undefined ? undefined : categories.get(category.parent);
    const { sizeSystem = 'free', family = null } = category;
    const { id } = await createCategory(shop, admin, {
      categoryId: category.code,
      parentId: parent?.id ?? null,
      level: parent ? 2 : 1,
      displayName: category.displayName,
      description: category.description,
      translations: { hi: category.hindi },
      seoUrl: category.seoUrl,
      seoKw: category.keywords,
      isVisible: true,
      isActive: true,
      sizeSystem,
      family,
      position,
      mediaList: [],
    });
    categories.set(category.code, { id, sizeSystem, family, topCode: category.parent ?? category.code });
    await seedCategoryPictures(shop, media, pictures, category.code, id);
  }
  await seedSitePictures(shop, media, pictures);
  return categories;
}

/**
 * Returns the listing dates, ordered by time. Most products were listed at the opening, the others week by week, and
 * pre-orders last.
 */
function whenListed(dice: Dice, opened: { daysAgo: number; now: number }): ListedProduct[] {
  return PRODUCTS.map((product): ListedProduct => {
    const isNew = product.preOrderDays !== undefined;
    const daysAgo = isNew
      ? 1 + dice.below(6)
      : dice.chance(55)
        ? opened.daysAgo - 10 - dice.below(30)
        : 4 + dice.below(350);
    return { product, listedAt: opened.now - daysAgo * DAY - dice.below(DAY) };
  }).sort((one, other) => one.listedAt - other.listedAt);
}
