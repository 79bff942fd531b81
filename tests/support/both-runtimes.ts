/**
 * The tests of the API that run on Node and on workerd: those of what depends on the runtime. All others run on Node
 * alone, since every verb is the same code on both; `npm test -- everywhere` runs them all on both.
 *
 * A new call is on workerd by `every-call` (it refuses) and `round-trips` (it answers) already. Name its file here as well where it relies on one of these: a batch that stops by a guard, a CHECK or a UNIQUE; an
 * Idempotency-Key; many at once; mail, media, jobs, headers, limits or streams.
 */
export const ON_BOTH_RUNTIMES: readonly string[] = [
  // Every call: how it refuses, and that it answers within two round trips.
  'every-call',
  'platform/round-trips',
  // What a request and its answer are: headers, bodies, media, limits, addresses of clients, what the log tells.
  'platform/rate-limits',
  'platform/audit',
  'platform/bodies',
  'platform/booleans',
  'platform/headers',
  'platform/house',
  'platform/told',
  'platform/trailing-slash',
  // The database on another machine.
  'platform/database-trouble',
  // Batches that stop, keys that make twice once, and many at the same moment.
  'addresses/change-address',
  'cart/add-item',
  'cart/cart',
  'console/changes',
  'contact/manage-tickets',
  'coupons/cart-coupons',
  'coupons/coupons',
  'inventory/update-stock',
  'orders/cancel-order',
  'orders/confirm-cod',
  'orders/invoices',
  'orders/place-order',
  'orders/place-order-once',
  'orders/place-order-together',
  'orders/stock-at-order',
  'payments/not-signed',
  'payments/payments',
  'payments/small-refunds',
  'payments/switch-to-prepaid',
  'platform/idempotency',
  'returns/exchanges',
  'returns/returns',
  'returns/withdraw',
  'tax/calculate-tax',
  'users/change-email',
  // Slow hashes, sealed secrets, keys of others, and files that are sent in.
  'auth/google',
  'auth/passwords',
  'auth/second-factor',
  'media/uploads',
  // Mail, and sessions that begin with one.
  'auth/send-code',
  // The library that checks passkeys, by what each runtime has of WebCrypto.
  'auth/passkeys',
  'auth/sessions',
  'auth/sign-in',
  'blog/newsletter',
  'contact/contact',
  'contact/contact-form',
  'sellers/sign-in',
  // A service that fails or hangs, and answers that are kept.
  'shipping/delivery',
  'shipping/shipments',
  'shipping/undelivered',
  // What runs by the clock, and the index it fills.
  'jobs/purge-expired',
  'jobs/jobs',
  'notifications/notifications',
  'products/search-out-of-order',
  // Streams, pictures and pages drawn on request.
  'categories/list-categories',
  'feeds/feeds',
  'feeds/share-images',
  'festivals/calendar',
];
