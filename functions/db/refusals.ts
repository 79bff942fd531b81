import type { PlainRefusalCode } from '#contract/calls/refusals.ts';

/** Refusal codes for named CHECK constraints that stop a write. */
export const CHECK_REFUSALS: Record<string, PlainRefusalCode> = {
  inventory_never_oversold: 'NOT_ENOUGH_STOCK',
  inventory_never_negative: 'NOT_ENOUGH_STOCK',
  inventory_within_limit: 'STOCK_TOO_LARGE',
  sku_price_within_mrp: 'PRICE_ABOVE_MRP',
  coupon_uses_within_limit: 'COUPON_LIMIT_BELOW_USES',
};

/** Refusal codes for UNIQUE constraints that stop a write, by the columns that the engine names. */
export const UNIQUE_REFUSALS: Record<string, PlainRefusalCode> = {
  'users.email': 'EMAIL_TAKEN',
  'sellers.gstin': 'GSTIN_TAKEN',
  'products.seo_url': 'SEO_URL_TAKEN',
  'categories.seo_url': 'SEO_URL_TAKEN',
  'categories.code': 'CATEGORY_CODE_TAKEN',
  'collections.seo_url': 'SEO_URL_TAKEN',
  'old_addresses.from_path': 'IMPORT_OVERTAKEN',
  'former_orders.key': 'IMPORT_OVERTAKEN',
  'own_search_words.kind, own_search_words.key': 'SEARCH_WORD_TAKEN',
  'blog_posts.slug': 'SEO_URL_TAKEN',
  'arranged_pages.slug': 'SEO_URL_TAKEN',
  'skus.code': 'SKU_CODE_TAKEN',
  'coupons.code': 'COUPON_CODE_TAKEN',
  'staff_invitations.email': 'STAFF_INVITED_ALREADY',
  'staff_invitations.email, staff_invitations.seller_id': 'STAFF_INVITED_ALREADY',
  'reviews.product_id, reviews.user_id': 'REVIEW_ALREADY_SUBMITTED',
  'shipments.consignment_id': 'SHIPMENT_EXISTS',
  'shipments.reference': 'SHIPMENT_EXISTS',
  'shipments.awb': 'AWB_TAKEN',
  'weight_disputes.shipment_id': 'WEIGHT_DISPUTE_OPEN',
  // The slug is made of the business's name. The verb catches this code and tries another slug.
  'sellers.slug': 'STALE_VERSION',
  'store_settings.version': 'STALE_VERSION',
  'mail_texts.mail, mail_texts.version': 'STALE_VERSION',
  // Concurrent writes: another request did the same a moment before.
  'payments.order_id': 'ORDER_MOVED_ON',
  'payment_links.order_id, payment_links.attempt': 'ORDER_MOVED_ON',
  'refunds.key': 'ORDER_MOVED_ON',
  'cod_remittances.awb, cod_remittances.utr': 'REMITTANCE_CHANGED',
};
