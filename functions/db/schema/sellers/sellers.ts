import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { HsnDigits } from '#contract/shop/documents.ts';
import { SELLER_STATUSES, SELLER_TAX_KINDS } from '#contract/states/seller.ts';
import { flag, id, oneOf, record } from '../columns.ts';

/** A business that sells here. Memberships name its staff. */
export const sellers = sqliteTable(
  'sellers',
  {
    ...record(),
    slug: text('slug').notNull(),
    status: text('status', { enum: SELLER_STATUSES }).notNull(),
    taxKind: text('tax_kind', { enum: SELLER_TAX_KINDS }).notNull().default('REGULAR'),
    /** The name that shoppers read: 'Sold by'. */
    businessName: text('business_name').notNull(),
    legalName: text('legal_name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    /**
     * When the owner confirmed the email. Until then nobody can sign in for the seller, and its data are erased after a
     * day.
     */
    emailProvenAt: integer('email_proven_at'),
    gstin: text('gstin'),
    /** For a seller without a GSTIN. */
    enrolmentNumber: text('enrolment_number'),
    pan: text('pan'),
    pickupName: text('pickup_name'),
    pickupMobile: text('pickup_mobile'),
    pickupAddress: text('pickup_address').notNull(),
    pickupLocality: text('pickup_locality').notNull(),
    pickupCity: text('pickup_city').notNull(),
    pickupState: text('pickup_state').notNull(),
    /** GST code of the State that the goods leave from. */
    pickupStateCode: text('pickup_state_code').notNull(),
    pickupPinCode: text('pickup_pin_code').notNull(),
    /**
     * Digits of an HSN code on its invoices: 4, or 6 with a turnover above five crore rupees; 8 are allowed as well.
     */
    hsnDigits: integer('hsn_digits').$type<HsnDigits>().notNull().default(4),
    businessEmail: text('business_email'),
    businessMobile: text('business_mobile'),
    businessAddress: text('business_address'),
    /** The bank account for payouts: encrypted, and the details that are shown. */
    bankSealed: text('bank_sealed'),
    bankLastDigits: text('bank_last_digits'),
    bankIfsc: text('bank_ifsc'),
    bankHolder: text('bank_holder'),
    /** When the account was last changed to another; payouts wait after that. */
    bankChangedAt: integer('bank_changed_at'),
    codAllowed: flag('cod_allowed').notNull().default(true),
    /** The first and the last day on which it sends nothing; both or none. */
    holidayFromOn: text('holiday_from_on'),
    holidayUntilOn: text('holiday_until_on'),
    /** A short note about the holiday for shoppers. */
    holidayNote: text('holiday_note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('sellers_slug').on(table.slug),
    // An unconfirmed registration with a GSTIN does not block others from registering it.
    uniqueIndex('sellers_gstin')
      .on(table.gstin)
      .where(sql`email_proven_at IS NOT NULL`),
    index('sellers_unproven')
      .on(table.createdAt)
      .where(sql`email_proven_at IS NULL AND archived_at IS NULL`),
    oneOf('seller_status_known', table.status, SELLER_STATUSES),
    oneOf('seller_tax_kind_known', table.taxKind, SELLER_TAX_KINDS),
  ],
);

/** A registration whose email is to be confirmed by a mailed link. */
export const sellerRegistrations = sqliteTable(
  'seller_registrations',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    mobile: text('mobile').notNull(),
    /**
     * Hash of the chosen password. Opening the link requires the password again, which proves that the same person
     * registered.
     */
    passwordHash: text('password_hash').notNull(),
    /** Keyed hash of the secret in the link. */
    tokenHash: text('token_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [
    uniqueIndex('seller_registrations_seller').on(table.sellerId),
    uniqueIndex('seller_registrations_token').on(table.tokenHash),
    index('seller_registrations_email').on(table.email, table.sentAt),
    index('seller_registrations_at').on(table.sentAt),
  ],
);
