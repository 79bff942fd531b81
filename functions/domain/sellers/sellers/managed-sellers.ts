import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { Seller } from '#contract/calls/sellers.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { holidayOf } from '#contract/shop/holiday.ts';
import { SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerPaper } from '#contract/states/seller.ts';
import { sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import { consoleList, equals, kolkataInstant, search, where } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';

/** Returns SQL for the key of a seller's file with a role, such as its logo. */
const keyAt = (role: string) => sql<string | null>`(SELECT media.key FROM media_uses used
  JOIN media ON media.id = used.media_id WHERE used.subject = 'seller' AND used.subject_id = sellers.id
    AND used.role = ${sql.raw(`'${role}'`)})`;

const documents = sql<string>`(SELECT json_group_array(DISTINCT role) FROM media_uses used
  WHERE used.subject = 'seller' AND used.subject_id = sellers.id)`;

export const SELLER_PICTURES = { logo: keyAt('logo'), banner: keyAt('banner') };

const selectSellers = (db: Builder) =>
  db
    .select({ seller: sellers, ...SELLER_PICTURES, papers: documents })
    .from(sellers)
    .$dynamic();
type Found = Awaited<ReturnType<typeof selectSellers>>[number];

/** Returns a condition: TCS or TDS was withheld from a seller, or given back, in a Kolkata month. */
const hasWithheld = (
  kind: 'tcs' | 'tds',
  month: SQL,
) => sql`${sellers.id} IN (SELECT entry.seller_id FROM ledger_entries entry
  WHERE entry.kind = '${sql.raw(kind)}' AND entry.at >= ${kolkataInstant(sql`${month} || '-01 00:00'`)}
    AND entry.at < ${kolkataInstant(sql`date(${month} || '-01', '+1 month') || ' 00:00'`)})`;

const isPaper = (role: string): role is SellerPaper => (SELLER_PAPERS as readonly string[]).includes(role);
const urlOf = (key: string | null) => (key === null ? null : mediaUrl(key));

function shapeOf({ seller: row, logo, banner, papers: roles }: Found): Seller {
  const holiday = holidayOf(row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    slug: row.slug,
    taxKind: row.taxKind,
    gstin: row.gstin,
    enrolmentNumber: row.enrolmentNumber,
    pan: row.pan,
    email: row.email,
    emailProven: row.emailProvenAt !== null,
    mobile: row.mobile,
    pickupAddress: {
      name: row.pickupName ?? row.businessName,
      mobile: row.pickupMobile ?? row.mobile,
      pincode: row.pickupPinCode,
      address: row.pickupAddress,
      locality: row.pickupLocality,
      city: row.pickupCity,
      state: row.pickupState,
    },
    bankDetails:
      row.bankSealed === null
        ? null
        : {
            accountHolderName: row.bankHolder!,
            accountNumber: `•••• ${row.bankLastDigits}`,
            ifscCode: row.bankIfsc!,
            changedAt: row.bankChangedAt,
          },
    businessDetails: {
      businessName: row.businessName,
      legalName: row.legalName,
      businessEmail: row.businessEmail ?? row.email,
      businessMobile: row.businessMobile ?? row.mobile,
      businessAddress: row.businessAddress ?? `${row.pickupAddress}, ${row.pickupLocality}, ${row.pickupCity}`,
      logo: urlOf(logo),
      banner: urlOf(banner),
    },
    papers: (JSON.parse(roles) as string[]).filter(isPaper),
    holiday: holiday && { ...holiday, note: row.holidayNote },
    createdAt: row.createdAt,
  };
}

/** The console's list of sellers for the platform; for a seller's staff their own business. */
export const managedSellers = consoleList({
  id: sellers.id,
  owner: sellers.id,
  select: selectSellers,
  counted: sql`${sellers}`,
  // A business that was never confirmed and was erased is an empty row.
  always: sql`(${sellers.emailProvenAt} IS NOT NULL OR ${sellers.archivedAt} IS NULL)`,
  sorts: {
    id: sellers.id,
    businessName: sellers.businessName,
    status: sellers.status,
    createdAt: sellers.createdAt,
  },
  filters: {
    status: equals(sellers.status),
    tcsIn: where<string>((month) => hasWithheld('tcs', month)),
    tdsIn: where<string>((month) => hasWithheld('tds', month)),
  },
  q: [search.in(sellers.businessName), search.in(sellers.email), search.in(sellers.gstin)],
  row: shapeOf,
  missing: 'SELLER_NOT_FOUND',
});

/** Returns the business that the signed-in person works for. */
export function readOwnSeller(shop: Shop, seller: Staff & { kind: 'seller' }): Promise<Seller> {
  return managedSellers.one(shop, seller, seller.sellerId);
}

const oneSeller = statement((db, params: Params<{ slug: string }>) =>
  selectSellers(db).where(eq(sellers.slug, params.slug)),
);

/** Reads a business that the same batch has registered. */
export function sellerRow(slug: string): Statement<Seller[]> {
  const { read, ...bound } = oneSeller({ slug });
  return { ...bound, read: (answer) => read(answer).map(shapeOf) };
}
