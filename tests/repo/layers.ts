/**
 * The folders that each folder may import. A folder gets everything else as an argument. So the domain has no HTTP, the
 * screens have no server code, and the Worker has no Node.
 */

export interface Layer {
  /** Folders (or files) whose code it may run. */
  uses?: readonly string[];
  /** Folders from which it may import types only. */
  knows?: readonly string[];
}

export const LAYERS: Record<string, Layer> = {
  // panchang is a package of its own. `words.ts` has only lists and types, so that browsers load no astronomy.
  'panchang/words.ts': {},
  panchang: { uses: ['panchang/words.ts'] },
  contract: { uses: ['panchang/words.ts'] },
  src: { uses: ['contract'] },
  admin: { uses: ['contract'] },
  'functions/db': { uses: ['contract'] },
  // The interfaces of the outside services, and their error.
  'functions/ports': { uses: ['contract'] },
  // What the letters of all areas are built with. Each area of the domain has its own letters.
  'functions/mails': { uses: ['contract'], knows: ['functions/ports'] },
  'functions/domain': { uses: ['contract', 'functions/db', 'functions/mails', 'functions/ports', 'panchang'] },
  // Adapters of the real services.
  'functions/providers': { uses: ['contract', 'functions/ports'] },
  // Emulators of the outside services. They store received data in tables of their own.
  'functions/sandbox': {
    uses: ['contract', 'functions/db', 'functions/providers'],
    knows: ['functions/configuration.ts'],
  },
  'functions/pdf': { uses: ['contract'] },
  'functions/http': { uses: ['contract'] },
  'functions/publish': {
    uses: ['contract', 'functions/domain', 'panchang'],
    knows: ['functions/mails', 'functions/platform.ts'],
  },
  'functions/jobs': { uses: ['contract', 'functions/domain', 'functions/publish'], knows: ['functions/platform.ts'] },
  'functions/routes': {
    uses: [
      'contract',
      'functions/domain',
      'functions/http',
      'functions/message-kinds.ts',
      'functions/publish',
      'functions/version.ts',
      'panchang',
    ],
    knows: ['functions/platform.ts', 'functions/ports'],
  },
  // The demo shop writes rows that no verb writes, thousands at once, by SQL of its own.
  demo: {
    uses: [
      'contract',
      'functions/db',
      'functions/domain',
      'functions/message-kinds.ts',
      'functions/node/program-files.ts',
    ],
    knows: ['functions/ports'],
  },
  'functions/platform.ts': {
    knows: [
      'contract',
      'functions/configuration.ts',
      'functions/db',
      'functions/domain',
      'functions/metrics.ts',
      'functions/ports',
    ],
  },
  'functions/error-reports.ts': { uses: ['functions/domain', 'functions/version.ts'] },
  'functions/metrics.ts': {
    uses: ['functions/domain', 'functions/providers', 'functions/version.ts'],
    knows: ['functions/db'],
  },
  'functions/configuration.ts': { uses: ['contract'], knows: ['functions/providers'] },
  'functions/log-line.ts': { knows: ['functions/domain'] },
  'functions/mail-kinds.ts': { uses: ['functions/domain'], knows: ['functions/mails'] },
  'functions/message-kinds.ts': { uses: ['functions/domain'] },
  'functions/outbox-kinds.ts': { uses: ['functions/domain', 'functions/mail-kinds.ts', 'functions/message-kinds.ts'] },
  'functions/open-state.ts': { uses: ['functions/domain'], knows: ['functions/platform.ts'] },
  'functions/open-shop.ts': {
    uses: [
      'contract',
      'functions/domain',
      'functions/mail-kinds.ts',
      'functions/open-state.ts',
      'functions/outbox-kinds.ts',
    ],
    knows: ['functions/db', 'functions/http', 'functions/platform.ts'],
  },
  // A shop for rendering pages, without services.
  'functions/read-only-shop.ts': { uses: ['functions/domain', 'functions/providers'], knows: ['functions/db'] },
  'functions/app.ts': {
    uses: [
      'contract',
      'functions/db',
      'functions/http',
      'functions/metrics.ts',
      'functions/open-shop.ts',
      'functions/routes',
    ],
    knows: ['functions/domain', 'functions/platform.ts', 'functions/sandbox'],
  },
  // The demo shop finds its data files with it.
  'functions/node/program-files.ts': {},
  // The version and commit of the running code.
  'functions/version.ts': { uses: ['package.json'] },
  'functions/node': {
    uses: ['contract', ...runtimeUses(), 'functions/node/program-files.ts', 'functions/version.ts'],
    knows: ['functions/configuration.ts', 'functions/platform.ts'],
  },
  'functions/edge': { uses: ['contract', ...runtimeUses()], knows: ['functions/platform.ts'] },
  'functions/node.ts': {
    // Loads the sandbox in sandbox mode only.
    uses: [...entranceUses(), 'functions/node', 'functions/sandbox'],
    knows: ['functions/platform.ts'],
  },
  'functions/edge-shop.ts': {
    uses: [...entranceUses(), 'functions/edge'],
    knows: ['functions/platform.ts', 'functions/sandbox'],
  },
  'functions/worker.ts': { uses: ['functions/edge', 'functions/edge-shop.ts'] },
  'functions/sandbox-worker.ts': { uses: ['functions/edge', 'functions/edge-shop.ts', 'functions/sandbox'] },
};

function runtimeUses(): string[] {
  return [
    'db',
    'domain',
    'http',
    'jobs',
    'log-line.ts',
    'pdf',
    'ports',
    'providers',
    'publish',
    'read-only-shop.ts',
  ].map((name) => `functions/${name}`);
}

function entranceUses(): string[] {
  return [
    'contract',
    'functions/app.ts',
    'functions/configuration.ts',
    'functions/error-reports.ts',
    'functions/message-kinds.ts',
    'functions/metrics.ts',
    'functions/open-shop.ts',
    ...runtimeUses(),
  ];
}

/** Single files that may import more than their folder, with the reason. */
export const EXCEPTIONS: Record<string, readonly string[]> = {
  // At build time, the storefront reads its pages from the records here and nowhere else.
  'src/content.config.ts': ['functions/node'],
};

/**
 * The layer of a file: its folder, or the file itself if it is at the top of functions or has a rule of its own.
 */
export function layerOf(file: string): string {
  if (file in LAYERS) return file;
  const [top, second] = file.split('/');
  return top === 'functions' ? `${top}/${second}` : top!;
}

/**
 * The contexts of the domain and the areas in each. A context imports itself and those above it in this list; in a
 * context, an area imports the areas to its left.
 */
export const CONTEXTS: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'service-tokens',
    'page-invalidations',
    'redirects',
    'idempotency',
    'saved-filters',
    'notices',
    'audit',
    'console-list',
    'old-addresses',
    'settings',
    'outbox',
    'messages',
    'mail-texts',
    'audit-log',
    'schedule',
    'health',
  ],
  files: ['media', 'look', 'files'],
  accounts: ['addresses', 'auth', 'users', 'staff', 'customers'],
  sellers: ['sellers', 'registration'],
  catalogue: ['categories', 'tax', 'inventory', 'visibility', 'skus', 'planned-prices', 'products'],
  discovery: ['product-list', 'search', 'related', 'collections', 'home-window', 'festivals', 'search-words'],
  buying: [
    'pricing',
    'coupons',
    'bundles',
    'delivery',
    'cod-risk',
    'cart',
    'stock-notices',
    'wishlist',
    'bag',
    'checkouts',
  ],
  orders: ['payments', 'refunds', 'documents', 'orders', 'returns', 'shipping', 'weight-disputes', 'former-orders'],
  money: ['fee-rates', 'ledger', 'cash-taken', 'payouts', 'remittances', 'fee-papers', 'tax-reports', 'figures'],
  content: [
    'blog',
    'newsletter',
    'reviews',
    'arranged-pages',
    'menus',
    'letters',
    'questions',
    'tickets',
    'notifications',
  ],
  'whole-shop': ['imports', 'privacy', 'invariants', 'secrets', 'doctor', 'opening'],
};

/** Context and area of a file of the domain; undefined for what all areas share. */
export function areaOf(file: string): { context: string; area: string } | undefined {
  const [, context, area] = /^functions\/domain\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  return context && area ? { context, area } : undefined;
}

/**
 * What the storefront's features are built on, the lowest first. A folder imports itself and those before it, and no
 * feature.
 */
export const UNDER_FEATURES: readonly string[] = ['src/storage', 'src/api', 'src/ui', 'src/forms'];

/** The only browser files that call the server with `fetch`. They handle sessions and errors. */
export const FETCHERS: readonly string[] = [
  'src/api/client.ts',
  'src/api/page.ts',
  'admin/providers/call.ts',
  'admin/providers/download.ts',
];
