import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { PublicSeller } from '#contract/calls/sellers.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { sellers } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { countUpTo } from '../../platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { SELLER_PICTURES } from './managed-sellers.ts';

/**
 * Returns the condition for the sellers that a viewer may see: active ones for everyone, a seller's own business, and
 * all for the platform.
 */
function isVisibleTo(viewer: Actor): SQL {
  if (viewer.kind === 'admin') return sql`(sellers.email_proven_at IS NOT NULL OR sellers.archived_at IS NULL)`;
  const sells = sql`(sellers.status = 'ACTIVE' AND sellers.archived_at IS NULL)`;
  return viewer.kind === 'seller' ? sql`(${sells} OR sellers.id = ${viewer.sellerId ?? 0})` : sells;
}

const selectPublic = (where: SQL, { offset, limit }: Rows) =>
  query((db) =>
    db
      .select({
        id: sellers.id,
        slug: sellers.slug,
        businessName: sellers.businessName,
        status: sellers.status,
        city: sellers.pickupCity,
        state: sellers.pickupState,
        createdAt: sellers.createdAt,
        ...SELLER_PICTURES,
      })
      .from(sellers)
      .where(where)
      .orderBy(asc(sellers.businessName), asc(sellers.id))
      .limit(limit)
      .offset(offset),
  );

const urlOf = (key: string | null) => (key === null ? null : mediaUrl(key));

/** Returns sellers by name, with their public details. */
export async function listSellers(
  shop: Shop,
  viewer: Actor,
  { status, ...rows }: Rows & { status: SellerStatus | undefined },
): Promise<ListAnswer<PublicSeller>> {
  const where = and(isVisibleTo(viewer), status && eq(sellers.status, status))!;
  const [found, total] = await shop.read(selectPublic(where, rows), countUpTo(sql`sellers WHERE ${where}`));
  return {
    rows: found.map(({ logo, banner, ...seller }) => ({ ...seller, logo: urlOf(logo), banner: urlOf(banner) })),
    total,
  };
}

/**
 * Returns one seller.
 * @throws SELLER_NOT_FOUND also when the viewer may not see it
 */
export async function readSeller(shop: Shop, viewer: Actor, id: number): Promise<PublicSeller> {
  const where = and(isVisibleTo(viewer), eq(sellers.id, id))!;
  const [[found]] = await shop.read(selectPublic(where, { offset: 0, limit: 1 }));
  if (!found) return refuse('SELLER_NOT_FOUND');
  return { ...found, logo: urlOf(found.logo), banner: urlOf(found.banner) };
}
