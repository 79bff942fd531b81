/**
 * Who may import whom. What a folder is not allowed here it does without, or gets handed as an argument: that is what
 * keeps the domain free of HTTP, the screens free of the server, and the Worker free of Node.
 */

export interface Layer {
  /** Folders (or files) whose code it may run. */
  uses?: readonly string[];
  /** Folders of which it may know the types alone. */
  knows?: readonly string[];
}

export const LAYERS: Record<string, Layer> = {
  // A package of its own. Its words are plain lists and types, so that no astronomy comes into what browsers load.
  'panchang/words.ts': {},
  panchang: { uses: ['panchang/words.ts'] },
  contract: { uses: ['panchang/words.ts'] },
  src: { uses: ['contract'] },
  admin: { uses: ['contract'] },
  'functions/db': { uses: ['contract'] },
  // Of the services behind it, the domain knows their shape alone.
  'functions/domain': { uses: ['contract', 'functions/db', 'panchang'], knows: ['functions/providers'] },
  'functions/providers': { uses: ['contract'] },
  // Invoices and credit notes as PDF.
  'functions/documents': { uses: ['contract'] },
  'functions/mails': { uses: ['contract'], knows: ['functions/domain', 'functions/providers'] },
  'functions/http': { uses: ['contract'] },
  'functions/publish': { uses: ['contract', 'functions/domain', 'panchang'] },
  'functions/jobs': { uses: ['contract', 'functions/domain'], knows: ['functions/platform.ts'] },
  'functions/routes': {
    uses: ['contract', 'functions/domain', 'functions/http', 'functions/publish', 'panchang'],
    knows: ['functions/platform.ts', 'functions/providers'],
  },
  // What no verb does, and thousands of rows at once, the demo shop writes with statements of its own.
  demo: { uses: ['contract', 'functions/db', 'functions/domain'], knows: ['functions/providers'] },
  'functions/platform.ts': {
    knows: ['contract', 'functions/configuration.ts', 'functions/db', 'functions/domain', 'functions/providers'],
  },
  'functions/configuration.ts': { uses: ['contract'] },
  'functions/log-line.ts': { knows: ['functions/domain'] },
  'functions/open-shop.ts': {
    uses: ['contract', 'functions/domain', 'functions/mails'],
    knows: ['functions/db', 'functions/http', 'functions/platform.ts'],
  },
  'functions/app.ts': {
    uses: ['contract', 'functions/db', 'functions/http', 'functions/open-shop.ts', 'functions/routes'],
    knows: ['functions/domain', 'functions/platform.ts', 'functions/providers'],
  },
  'functions/node': {
    uses: ['contract', ...runtimeUses(), 'functions/publish'],
    knows: ['functions/platform.ts'],
  },
  'functions/edge': { uses: ['contract', ...runtimeUses()], knows: ['functions/platform.ts'] },
  'functions/node.ts': { uses: [...entranceUses(), 'functions/node'], knows: ['functions/platform.ts'] },
  'functions/worker.ts': { uses: [...entranceUses(), 'functions/edge'], knows: ['functions/platform.ts'] },
};

/** What the parts of a runtime are made with. */
function runtimeUses(): string[] {
  return ['db', 'documents', 'domain', 'http', 'jobs', 'log-line.ts', 'providers'].map((name) => `functions/${name}`);
}

/** What an entrance puts together. */
function entranceUses(): string[] {
  return ['contract', 'functions/app.ts', 'functions/configuration.ts', 'functions/open-shop.ts', ...runtimeUses()];
}

/** Single files that may do more than their folder, and why. */
export const DOORS: Record<string, readonly string[]> = {
  // The one place where the storefront reaches into the API's house, and only while it is built.
  'src/content.config.ts': ['functions/node'],
  // Where an error of the couriers becomes a refusal.
  'functions/domain/delivery/ask-couriers.ts': ['functions/providers'],
  'functions/domain/delivery/reach.ts': ['functions/providers'],
  'functions/domain/outbox/cancelled-parcels.ts': ['functions/providers'],
  'functions/domain/outbox/fetched-already.ts': ['functions/providers'],
  'functions/domain/shipping/receive-courier-event.ts': ['functions/providers'],
  'functions/domain/shipping/track-shipments.ts': ['functions/providers'],
  'functions/domain/returns/track-returns.ts': ['functions/providers'],
  // Tells a gateway that does not answer from a fault of our own.
  'functions/domain/payments/ask-gateway.ts': ['functions/providers'],
  // An emulator remembers in a table of its own, for a Worker forgets.
  'functions/providers/mail/resend-emulator.ts': ['functions/db'],
  'functions/providers/couriers/shiprocket-emulator.ts': ['functions/db'],
  'functions/providers/couriers/shiprocket-records.ts': ['functions/db'],
  'functions/providers/sandbox.ts': ['functions/db'],
  'functions/providers/payments/razorpay-emulator.ts': ['functions/db'],
  'functions/providers/payments/razorpay-payer.ts': ['functions/db'],
  'functions/providers/payments/razorpay-records.ts': ['functions/db'],
  'functions/providers/payments/razorpay-sandbox.ts': ['functions/db'],
  'functions/providers/payments/razorpay-webhooks.ts': ['functions/db'],
  'functions/providers/payments/gateway-for.ts': ['functions/configuration.ts'],
  'functions/providers/google/google-for.ts': ['functions/configuration.ts'],
};

/**
 * The layer a file belongs to: its folder, or the file itself where it stands at the top of functions or has a rule of
 * its own.
 */
export function layerOf(file: string): string {
  if (file in LAYERS) return file;
  const [top, second] = file.split('/');
  return top === 'functions' ? `${top}/${second}` : top!;
}

/** Levels of the domain, the lowest first. An area imports areas of its own level or below. */
export const DOMAIN_LEVELS: readonly (readonly string[])[] = [
  [
    'service-tokens',
    'settings',
    'audit',
    'page-invalidations',
    'redirects',
    'outbox',
    'mail-texts',
    'idempotency',
    'saved-filters',
    'console-list',
    'audit-log',
    'media',
    'files',
    'notices',
    'tax',
    'fee-rates',
    'sellers',
    'tickets',
    'addresses',
    'health',
    'invariants',
    'schedule',
    'festivals',
  ],
  ['auth', 'users', 'categories', 'inventory', 'visibility', 'skus', 'products', 'product-list', 'opening'],
  ['registration', 'staff', 'pricing', 'coupons', 'cart', 'delivery', 'payments', 'documents'],
  ['orders'],
  ['returns'],
  ['shipping', 'weight-disputes'],
  ['imports'],
  ['ledger', 'remittances', 'payouts', 'fee-papers', 'tax-reports'],
  [
    'reviews',
    'customers',
    'checkouts',
    'related',
    'figures',
    'collections',
    'home-window',
    'notifications',
    'search',
    'blog',
    'newsletter',
    'wishlist',
    'stock-notices',
  ],
  ['questions'],
  ['privacy'],
];

/** The area of the domain a file belongs to; nothing for what all areas share. */
export function areaOf(file: string): string | undefined {
  return /^functions\/domain\/([^/]+)\//.exec(file)?.[1];
}

/**
 * What the storefront's features stand on, the lowest first: what a browser keeps, what it asks the API, and what all of
 * them are made with. A folder imports itself and those before it, and no feature.
 */
export const UNDER_FEATURES: readonly string[] = ['src/storage', 'src/api', 'src/ui', 'src/forms'];

/** The only files of what runs in a browser that speak to the server by `fetch`: they know sessions and faults. */
export const FETCHERS: readonly string[] = [
  'src/api/client.ts',
  'src/api/page.ts',
  'admin/providers/call.ts',
  'admin/providers/download.ts',
];
