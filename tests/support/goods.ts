import { and, eq } from 'drizzle-orm';
import { newProduct } from '../../functions/domain/catalogue/products/index.ts';
import { createSeller } from '../../functions/domain/sellers/sellers/index.ts';
import { noteFile, useFile } from '../../functions/domain/files/media/index.ts';
import type { NewFile } from '../../functions/domain/files/media/index.ts';
import { addMember } from '../../functions/domain/accounts/users/index.ts';
import { media } from '../../functions/db/schema/index.ts';
import { rawWrite, statement } from '../../functions/db/statement.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { EmbeddedDb } from '../../functions/node/open-db.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import type { SubRole } from '../../contract/calls/permissions.ts';
import { SYSTEM } from '../../contract/calls/actor.ts';
import type { Family, ProductAttributes } from '../../contract/shop/attributes.ts';
import type { SellerStatus } from '../../contract/states/seller.ts';
import type { SizeSystem } from '../../contract/shop/sizes.ts';

/** Goods and staff that tests need before they begin. The shop's own verbs write them straight into its records. */
export interface Goods {
  sku(wanted?: WantedSku): Promise<MadeSku>;
  /** Makes a person with an account who never signed in: a member of staff, or a customer without the argument. */
  member(staff?: WantedStaff): Promise<{ email: string }>;
  /** Makes a new seller without goods. */
  seller(status: SellerStatus): Promise<{ slug: string; businessName: string }>;
  /** Closes the records, if they were left open. */
  close(): void;
}

export interface WantedSku {
  title?: string;
  /** Sanitised HTML. */
  description?: string;
  color?: string;
  /** False makes a product without a picture, which is not on sale. */
  isPictured?: boolean;
  seller?: 'meera' | 'farhan' | 'pending';
  /** The email of a seller made for the test, instead of a seller of the demo shop. */
  sellerEmail?: string;
  category?: 'rings' | 'bangles' | 'jhumkas';
  /** Rupees. */
  price?: number;
  mrp?: number;
  stock?: number;
  /** One size, or several of an adjustable piece, separated by commas. */
  size?: string;
  codAllowed?: boolean;
  isVisible?: boolean;
  hsn?: string;
  /** The product's days of sale. */
  startOn?: string;
  endOn?: string;
  /** The SKU's own days of sale. */
  skuStartOn?: string;
  skuEndOn?: string;
}

export interface MadeSku {
  skuId: number;
  productId: number;
  code: string;
  seoUrl: string;
  name: string;
}

export interface WantedStaff {
  /** Undefined for staff of the platform. */
  seller?: 'meera' | 'farhan' | 'pending';
  subRole: SubRole;
}

const CATEGORIES: Record<string, { sizeSystem: SizeSystem; family: Family }> = {
  rings: { sizeSystem: 'ring', family: 'ring' },
  bangles: { sizeSystem: 'bangle', family: 'bangle' },
  jhumkas: { sizeSystem: 'free', family: 'earring' },
};

const ATTRIBUTES: ProductAttributes = {
  plating: '1-gram gold plated',
  baseMetal: 'Brass',
  stone: ['No stone'],
  style: 'Minimal',
  occasion: ['Daily'],
  closure: 'Push back',
  setContents: '1 piece',
  dimensions: '20 mm across',
  warranty: 'None',
  care: 'Keep dry.',
};

/** The picture of all goods in a shop without pictures. No file has its bytes. */
const PICTURE_OF_GOODS: NewFile = {
  name: 'jhumka.jpg',
  ending: 'jpg',
  extension: 'image/jpeg',
  mediaType: 'IMAGE',
  altText: 'A jhumka',
  width: 800,
  height: 800,
  placeholder: null,
  contentHash: '',
  bytes: 1,
  purpose: 'product',
  sellerId: null,
  posterId: null,
};

const anyPicture = statement((db) =>
  db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.mediaType, 'IMAGE'), eq(media.isPublic, true)))
    .orderBy(media.id)
    .limit(1),
);

let count = 0;

/**
 * @param connection whether the records stay open until `close`. Reading the schema and preparing the statements takes
 *   longer than running them; but in a shop that is killed, nobody else may have the records open
 */
export function goodsIn(
  databasePath: string,
  mark: string,
  connection: 'closed each time' | 'kept' = 'closed each time',
): Goods {
  let opened: EmbeddedDb | undefined;
  const close = () => {
    opened?.close();
    opened = undefined;
  };
  const inShop = async <Result>(
    make: (shop: ReturnType<typeof seedingShop>, idOf: IdOf) => Promise<Result>,
  ): Promise<Result> => {
    const db = connection === 'kept' ? (opened ??= openEmbeddedDb(databasePath)) : openEmbeddedDb(databasePath);
    const idOf: IdOf = (table, column, value) =>
      // `all` runs the statement to its end: one that stops at its first row keeps its read lock.
      (db.connection.prepare(`SELECT id FROM ${table} WHERE ${column} = ?`).all([value]) as { id: number }[])[0]!.id;
    try {
      return await make(seedingShop(db), idOf);
    } finally {
      if (connection !== 'kept') db.close();
    }
  };

  return {
    sku: (wanted = {}) =>
      inShop(async (shop, idOf) => {
        const { seller = 'meera', category = 'jhumkas', price = 600, mrp = price * 2, stock = 10, size = '' } = wanted;
        count += 1;
        const name = `Test piece ${mark} ${count}`;
        const seoUrl = `test-piece-${mark}-${count}`;
        const code = `T-${mark}-${count}`.toUpperCase();
        const { statements, ids } = await newProduct(
          shop,
          SYSTEM,
          {
            sellerId: idOf('sellers', 'email', wanted.sellerEmail ?? `${seller}@ratnahaat.example`),
            categoryId: idOf('categories', 'code', category),
            name,
            title: wanted.title ?? name,
            description: wanted.description ?? '<p>Made for a test.</p>',
            brand: 'Test',
            seoUrl,
            seoKw: '',
            isVisible: wanted.isVisible ?? true,
            startOn: wanted.startOn ?? null,
            endOn: wanted.endOn ?? null,
            hsn: wanted.hsn ?? '71171990',
            countryOfOrigin: 'IN',
            attributes: ATTRIBUTES,
            codAllowed: wanted.codAllowed ?? true,
            featuredRank: 0,
          },
          [
            {
              name,
              code,
              color: wanted.color ?? 'Gold',
              size,
              weightGrams: 20,
              mrpPaise: Math.round(mrp * 100),
              sellingPaise: Math.round(price * 100),
              quantity: stock,
              location: null,
              position: 0,
            },
          ],
          CATEGORIES[category]!,
        );
        const {
          ids: { id, skuIds },
        } = await shop.write({ statements, ids });
        if (wanted.isPictured ?? true) {
          const [[found]] = await shop.read(anyPicture({}));
          const mediaId = found?.id ?? (await noteFile(shop, PICTURE_OF_GOODS)).id;
          await shop.write(useFile({ mediaId, subject: 'product', subjectId: id, role: 'main', position: 0 }));
        }
        if (wanted.skuStartOn ?? wanted.skuEndOn) {
          const days = [wanted.skuStartOn ?? null, wanted.skuEndOn ?? null];
          const sql = 'UPDATE skus SET start_on = ?, end_on = ? WHERE id = ?';
          await shop.write(rawWrite(sql, [...days, skuIds[code]!]));
        }
        return { skuId: skuIds[code]!, productId: id, code, seoUrl, name };
      }),

    seller: (status) =>
      inShop(async (shop) => {
        count += 1;
        const slug = `test-seller-${mark}-${count}`;
        const businessName = `Test Seller ${mark} ${count}`;
        await createSeller(shop, SYSTEM, {
          slug,
          status,
          businessName,
          legalName: businessName,
          email: `${slug}@example.in`,
          mobile: '9848012345',
          gstin: null,
          taxKind: 'ENROLLED',
          pickupAddress: '12, Temple Street',
          pickupLocality: 'Old Town',
          pickupCity: 'Madurai',
          pickupState: 'Tamil Nadu',
          pickupPinCode: '625001',
        });
        return { slug, businessName };
      }),

    member: (staff) =>
      inShop(async (shop, idOf) => {
        count += 1;
        const email = `member.${mark}.${count}@example.in`;
        await addMember(shop, SYSTEM, {
          email,
          fullName: 'Test Member',
          mobile: '9848011223',
          memberships: staff ? [membershipOf(staff, idOf)] : [],
        });
        return { email };
      }),

    close,
  };
}

function membershipOf({ seller, subRole }: WantedStaff, idOf: IdOf) {
  return seller
    ? { role: 'ROLE_SELLER' as const, sellerId: idOf('sellers', 'email', `${seller}@ratnahaat.example`), subRole }
    : { role: 'ROLE_ADMIN' as const, sellerId: null, subRole };
}

type IdOf = (table: string, column: string, value: string) => number;
