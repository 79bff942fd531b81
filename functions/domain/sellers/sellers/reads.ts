import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { awayOn, holidayOf } from '#contract/shop/holiday.ts';
import { SELLER_PICTURES } from '#contract/states/seller.ts';
import type { SellerPicture, SellerStatus } from '#contract/states/seller.ts';
import { DISPATCH_DAYS, DISPATCH_PARCELS_MIN } from '#contract/pages/store.ts';
import type { Store } from '#contract/pages/store.ts';
import { dispatchDue } from '../../../db/dispatch-due.ts';
import { consignments, media, mediaUses, orders, products, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isPosterOfMedia, MEDIA_COLUMNS, mediaItem, posters } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';

const DAY = 86_400_000;

/** Reads the active sellers, by name. */
export const activeSellers = statement((db) =>
  db
    .select({ slug: sellers.slug, businessName: sellers.businessName })
    .from(sellers)
    .where(and(eq(sellers.status, 'ACTIVE'), isNull(sellers.archivedAt)))
    .orderBy(asc(sellers.businessName)),
);

/** Reads the stores that sell these products. `ids` is a JSON list. */
export const storesOfProducts = statement((db, params: Params<{ ids: string }>) =>
  db
    .selectDistinct({ slug: sellers.slug })
    .from(sellers)
    .innerJoin(products, eq(products.sellerId, sellers.id))
    .where(sql`${products.id} IN (SELECT value FROM json_each(${params.ids}))`),
);

const sellerBySlug = statement((db, params: Params<{ slug: string }>) =>
  db
    .select()
    .from(sellers)
    .where(and(eq(sellers.slug, sql`${params.slug}`), ne(sellers.status, 'PENDING_VERIFICATION'))),
);

const isOf = (slug: unknown) => sql`(SELECT own.id FROM sellers own WHERE own.slug = ${slug})`;

const ratingOf = statement((db, params: Params<{ slug: string }>) =>
  db
    .select({
      sum: sql<number>`coalesce(sum(${products.ratingSum}), 0)`,
      count: sql<number>`coalesce(sum(${products.reviewCount}), 0)`,
    })
    .from(products)
    .where(and(eq(products.sellerId, isOf(params.slug)), isNull(products.archivedAt))),
);

/** Reads the pictures of a seller that shoppers see. */
const picturesOf = statement((db, params: Params<{ slug: string }>) =>
  db
    .select(MEDIA_COLUMNS)
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(
      and(
        eq(mediaUses.subject, 'seller'),
        eq(mediaUses.subjectId, isOf(params.slug)),
        inArray(mediaUses.role, [...SELLER_PICTURES]),
      ),
    ),
);

/** Counts the recently dispatched parcels, and those that were dispatched in time by `dispatchDue`. */
const dispatchOf = statement((db, params: Params<{ slug: string; since: number; hours: number }>) =>
  db
    .select({
      parcels: sql<number>`count(*)`,
      onTime: sql<number>`coalesce(sum(${consignments.dispatchedAt} <= ${dispatchDue(orders, sql`${params.hours}`)}), 0)`,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .where(
      and(
        inArray(consignments.sellerId, isOf(params.slug)),
        isNotNull(consignments.dispatchedAt),
        gt(orders.placedAt, sql`${params.since}`),
      ),
    ),
);

/** Returns how many of a store's recent parcels were dispatched in time; null if there were too few. */
export async function dispatchOfStore(shop: Shop, slug: string, dispatchHours: number): Promise<Store['dispatch']> {
  const [[dispatch]] = await shop.read(
    dispatchOf({ slug, since: shop.now - DISPATCH_DAYS * DAY, hours: dispatchHours }),
  );
  return dispatch && dispatch.parcels >= DISPATCH_PARCELS_MIN ? dispatch : null;
}

/**
 * Returns the status and the public details of a store by its slug. The result is undefined if the seller is unknown or
 * waits for verification.
 */
export async function findStore(
  shop: Shop,
  slug: string,
): Promise<{ status: SellerStatus; store: Omit<Store, 'dispatch'> } | undefined> {
  const [[seller], [rating], pictures] = await shop.read(
    sellerBySlug({ slug }),
    ratingOf({ slug }),
    picturesOf({ slug }),
  );
  if (!seller) return undefined;
  const pictureAt = (place: SellerPicture) => {
    const row = pictures.find(({ role }) => role === place);
    return row ? mediaItem(row) : null;
  };
  const { pickupAddress, pickupLocality, pickupCity: city, pickupState: state, pickupPinCode } = seller;
  const { sum, count } = rating!;
  const away = awayOn(holidayOf(seller), kolkataDay(shop.now));
  return {
    status: seller.status,
    store: {
      slug: seller.slug,
      businessName: seller.businessName,
      logo: pictureAt('logo'),
      banner: pictureAt('banner'),
      legalName: seller.legalName,
      taxKind: seller.taxKind,
      gstin: seller.taxKind === 'ENROLLED' ? null : seller.gstin,
      since: kolkataDay(seller.createdAt),
      city,
      state,
      address: `${pickupAddress}, ${pickupLocality}, ${city} ${pickupPinCode}, ${state}`,
      phone: `+91 ${seller.mobile.slice(0, 5)} ${seller.mobile.slice(5)}`,
      away: away && { ...away, note: seller.holidayNote },
      rating: { average: count === 0 ? 0 : Math.round((sum * 10) / count) / 10, count },
    },
  };
}
