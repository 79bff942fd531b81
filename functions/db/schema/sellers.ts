import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { HsnDigits } from '#contract/shop/documents.ts';
import { SELLER_STATUSES, SELLER_TAX_KINDS } from '#contract/states/seller.ts';
import { flag, oneOf, record } from './columns.ts';

/** A business that sells here. Its people are memberships. */
export const sellers = sqliteTable(
  'sellers',
  {
    ...record(),
    slug: text('slug').notNull(),
    status: text('status', { enum: SELLER_STATUSES }).notNull(),
    taxKind: text('tax_kind', { enum: SELLER_TAX_KINDS }).notNull().default('REGULAR'),
    /** What shoppers read: 'Sold by'. */
    businessName: text('business_name').notNull(),
    legalName: text('legal_name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    gstin: text('gstin'),
    pickupAddress: text('pickup_address').notNull(),
    pickupLocality: text('pickup_locality').notNull(),
    pickupCity: text('pickup_city').notNull(),
    pickupState: text('pickup_state').notNull(),
    /** GST code of the State the goods leave from. */
    pickupStateCode: text('pickup_state_code').notNull(),
    pickupPinCode: text('pickup_pin_code').notNull(),
    /** Digits of an HSN code on its invoices: 4, by a turnover above five crore rupees 6; 8 are fine as well. */
    hsnDigits: integer('hsn_digits').$type<HsnDigits>().notNull().default(4),
    codAllowed: flag('cod_allowed').notNull().default(true),
  },
  (table) => [
    uniqueIndex('sellers_slug').on(table.slug),
    uniqueIndex('sellers_gstin').on(table.gstin),
    oneOf('seller_status_known', table.status, SELLER_STATUSES),
    oneOf('seller_tax_kind_known', table.taxKind, SELLER_TAX_KINDS),
  ],
);
