import type { Permission } from './permissions.ts';

/** A resource of the console. */
export interface ConsoleResource {
  /** The labels for one row and for several. */
  label: { one: string; many: string };
  /** The consoles with this resource: sellers see their own rows, admins all rows. */
  who: readonly ('seller' | 'admin')[];
  /** The permission to read it. */
  read: Permission;
  /** The permission to change it; absent if it is read-only. */
  change?: Permission;
  /** Permissions for single actions that need another permission than `change`. */
  actions?: Readonly<Record<string, Permission>>;
  /** Whether all its rows can be exported as a spreadsheet. */
  exported?: true;
  /** The roles that may change it, if not all of `who`. */
  changedBy?: readonly ('seller' | 'admin')[];
}

/**
 * The resources of the console, each under `/api/admin/{name}`, in the order of the menu. Routes, menu, permissions,
 * texts and tests read this table.
 */
export const RESOURCES = {
  /** Like `analytics`, it has no rows, only figures, each with its own call (`figures.ts`). */
  overview: {
    label: { one: 'Overview', many: 'Overview' },
    who: ['seller', 'admin'],
    read: 'figures.read',
  },
  orders: {
    label: { one: 'Order', many: 'Orders' },
    who: ['seller', 'admin'],
    read: 'orders.read',
    change: 'orders.move',
    actions: { note: 'orders.note', place: 'orders.place' },
    exported: true,
  },
  products: {
    label: { one: 'Product', many: 'Products' },
    who: ['seller', 'admin'],
    read: 'catalogue.read',
    change: 'catalogue.write',
    exported: true,
  },
  inventory: {
    label: { one: 'Inventory', many: 'Inventory' },
    who: ['seller', 'admin'],
    read: 'stock.read',
    change: 'stock.write',
    exported: true,
  },
  skus: {
    label: { one: 'SKU', many: 'SKUs' },
    who: ['seller', 'admin'],
    read: 'catalogue.read',
    change: 'catalogue.write',
    exported: true,
  },
  'planned-prices': {
    label: { one: 'Planned price', many: 'Planned prices' },
    who: ['seller', 'admin'],
    read: 'catalogue.read',
    change: 'catalogue.write',
  },
  categories: {
    label: { one: 'Category', many: 'Categories' },
    who: ['seller', 'admin'],
    read: 'catalogue.read',
    change: 'catalogue.write',
  },
  shipping: {
    label: { one: 'Parcel', many: 'Shipping' },
    who: ['seller', 'admin'],
    read: 'orders.read',
  },
  'weight-disputes': {
    label: { one: 'Weight dispute', many: 'Weight disputes' },
    who: ['seller', 'admin'],
    read: 'orders.read',
    change: 'orders.move',
  },
  returns: {
    label: { one: 'Return', many: 'Returns' },
    who: ['seller', 'admin'],
    read: 'orders.read',
    change: 'orders.move',
  },
  refunds: {
    label: { one: 'Refund', many: 'Refunds to pay' },
    who: ['admin'],
    read: 'refunds.read',
    change: 'refunds.pay',
  },
  payouts: {
    label: { one: 'Payout', many: 'Payouts' },
    who: ['seller', 'admin'],
    read: 'payouts.read',
    change: 'payouts.run',
    changedBy: ['admin'],
  },
  transactions: {
    label: { one: 'Transaction', many: 'Transactions' },
    who: ['seller', 'admin'],
    read: 'payouts.read',
  },
  'order-sums': {
    label: { one: 'Sums of an order', many: 'Sums by order' },
    who: ['seller', 'admin'],
    read: 'payouts.read',
    exported: true,
  },
  /** No rows, only a chart, from the specification's own call (`revenue.ts`). */
  revenue: {
    label: { one: 'Revenue', many: 'Revenue' },
    who: ['seller'],
    read: 'payouts.read',
  },
  'fee-invoices': {
    label: { one: 'Fee invoice', many: 'Fee invoices' },
    who: ['seller', 'admin'],
    read: 'payouts.read',
  },
  documents: {
    label: { one: 'Invoice', many: 'Invoices' },
    who: ['seller', 'admin'],
    read: 'taxReports.read',
  },
  /** No rows, only monthly reports, each with its own calls (`tax-reports.ts`). */
  'tax-reports': {
    label: { one: 'Tax report', many: 'Tax reports' },
    who: ['seller', 'admin'],
    read: 'taxReports.read',
  },
  remittances: {
    label: { one: 'Remittance', many: 'COD remittances' },
    who: ['admin'],
    read: 'payouts.read',
    change: 'remittances.write',
  },
  analytics: {
    label: { one: 'Analytics', many: 'Analytics' },
    who: ['seller', 'admin'],
    read: 'figures.read',
  },
  sellers: {
    label: { one: 'Seller', many: 'Sellers' },
    who: ['admin'],
    read: 'sellers.read',
    change: 'sellers.write',
    actions: { holiday: 'sellers.holiday' },
  },
  coupons: {
    label: { one: 'Coupon', many: 'Coupons' },
    who: ['admin'],
    read: 'coupons.read',
    change: 'coupons.write',
  },
  bundles: {
    label: { one: 'Bundle', many: 'Bundles' },
    who: ['seller', 'admin'],
    read: 'bundles.read',
    change: 'bundles.write',
  },
  collections: {
    label: { one: 'Collection', many: 'Collections' },
    who: ['admin'],
    read: 'collections.read',
    change: 'collections.write',
  },
  'search-words': {
    label: { one: 'Search word', many: 'Search words' },
    who: ['admin'],
    read: 'searchWords.read',
    change: 'searchWords.write',
  },
  customers: {
    label: { one: 'Customer', many: 'Customers' },
    who: ['admin'],
    read: 'customers.read',
    change: 'customers.write',
  },
  /** History of the shop before it moved here. It counts nowhere. */
  'former-orders': {
    label: { one: 'Former order', many: 'Former orders' },
    who: ['admin'],
    read: 'customers.read',
    change: 'customers.write',
  },
  checkouts: {
    label: { one: 'Abandoned checkout', many: 'Abandoned checkouts' },
    who: ['admin'],
    read: 'customers.read',
    exported: true,
  },
  newsletter: {
    label: { one: 'Subscriber', many: 'Newsletter' },
    who: ['admin'],
    read: 'newsletter.read',
    change: 'newsletter.write',
    exported: true,
  },
  letters: {
    label: { one: 'Letter', many: 'Letters' },
    who: ['admin'],
    read: 'letters.read',
    change: 'letters.write',
  },
  messages: {
    label: { one: 'Message', many: 'Messages' },
    who: ['admin'],
    read: 'messages.read',
  },
  'message-replies': {
    label: { one: 'Reply', many: 'Replies' },
    who: ['admin'],
    read: 'messages.read',
  },
  reviews: {
    label: { one: 'Review', many: 'Reviews' },
    who: ['seller', 'admin'],
    read: 'reviews.read',
    change: 'reviews.write',
  },
  questions: {
    label: { one: 'Question', many: 'Questions' },
    who: ['seller', 'admin'],
    read: 'reviews.read',
    change: 'reviews.write',
  },
  tax: {
    label: { one: 'Tax rate', many: 'Tax rates' },
    who: ['seller', 'admin'],
    read: 'tax.read',
    change: 'tax.write',
    changedBy: ['admin'],
  },
  blog: {
    label: { one: 'Post', many: 'Blog' },
    who: ['admin'],
    read: 'blog.read',
    change: 'blog.write',
  },
  pages: {
    label: { one: 'Page', many: 'Pages' },
    who: ['admin'],
    read: 'pages.read',
    change: 'pages.write',
  },
  'old-addresses': {
    label: { one: 'Old address', many: 'Old addresses' },
    who: ['admin'],
    read: 'pages.read',
    change: 'pages.write',
    exported: true,
  },
  tickets: {
    label: { one: 'Ticket', many: 'Tickets' },
    who: ['admin'],
    read: 'tickets.read',
    change: 'tickets.write',
  },
  'data-requests': {
    label: { one: 'Data request', many: 'Data requests' },
    who: ['admin'],
    read: 'privacy.read',
    change: 'privacy.write',
  },
  files: {
    label: { one: 'File', many: 'Uploads' },
    who: ['seller', 'admin'],
    read: 'files.read',
    change: 'files.write',
  },
  /** No rows, only groups, each with its own calls (`settings.ts`). */
  settings: {
    label: { one: 'Settings', many: 'Settings' },
    who: ['admin'],
    read: 'settings.read',
    change: 'settings.write',
  },
  staff: {
    label: { one: 'Member', many: 'Staff' },
    who: ['seller', 'admin'],
    read: 'staff.read',
    change: 'staff.write',
    actions: { invite: 'staff.invite' },
  },
  'courier-reports': {
    label: { one: 'Report', many: 'Unknown parcels' },
    who: ['admin'],
    read: 'orders.read',
  },
  /** No rows, only recurring jobs, with their own calls (`system.ts`). */
  jobs: {
    label: { one: 'Job', many: 'Jobs' },
    who: ['admin'],
    read: 'system.read',
    change: 'system.write',
  },
  /** No rows, only the findings of checks, with their own call (`system.ts`). */
  doctor: {
    label: { one: 'Check', many: 'Doctor' },
    who: ['admin'],
    read: 'system.read',
  },
  outbox: {
    label: { one: 'Outbox item', many: 'Outbox' },
    who: ['admin'],
    read: 'system.read',
    change: 'system.write',
  },
  audit: {
    label: { one: 'Change', many: 'Audit log' },
    who: ['admin'],
    read: 'audit.read',
    exported: true,
  },
} as const satisfies Record<string, ConsoleResource>;
export type ResourceName = keyof typeof RESOURCES;

/**
 * Returns the permission to change a resource.
 * @throws when the resource is read-only, which is a programming error
 */
export function permissionToChange(name: ResourceName): Permission {
  const { change }: ConsoleResource = RESOURCES[name];
  if (!change) throw new Error(`Nobody may change ${name}.`);
  return change;
}

/** Returns the roles that may call its changes. */
export function whoChanges({ who, changedBy }: ConsoleResource): readonly ('seller' | 'admin')[] {
  return changedBy ?? who;
}

export function isResource(name: string): name is ResourceName {
  return Object.hasOwn(RESOURCES, name);
}
