import type { ResourceName } from '#contract/calls/resources.ts';
import type { MenuEntry } from './menuEntries.ts';

const LABELS = {
  first: '',
  orders: 'Orders',
  goods: 'Goods',
  money: 'Money',
  customers: 'Customers',
  shop: 'Shop',
} as const;

type Group = keyof typeof LABELS;

/** The menu group of each resource. */
const GROUP_OF: Record<ResourceName, Group> = {
  overview: 'first',
  analytics: 'first',
  orders: 'orders',
  shipping: 'orders',
  'weight-disputes': 'orders',
  returns: 'orders',
  refunds: 'orders',
  'courier-reports': 'orders',
  products: 'goods',
  inventory: 'goods',
  skus: 'goods',
  'planned-prices': 'goods',
  categories: 'goods',
  files: 'goods',
  payouts: 'money',
  transactions: 'money',
  revenue: 'money',
  'fee-invoices': 'money',
  documents: 'money',
  'tax-reports': 'money',
  remittances: 'money',
  tax: 'money',
  customers: 'customers',
  checkouts: 'customers',
  reviews: 'customers',
  questions: 'customers',
  tickets: 'customers',
  newsletter: 'customers',
  letters: 'customers',
  'data-requests': 'customers',
  sellers: 'shop',
  coupons: 'shop',
  bundles: 'shop',
  collections: 'shop',
  'search-words': 'shop',
  blog: 'shop',
  pages: 'shop',
  settings: 'shop',
  staff: 'shop',
  jobs: 'shop',
  doctor: 'shop',
  outbox: 'shop',
  audit: 'shop',
};

/** Entries without a resource: a seller's work of the day, and the business. */
const OTHERS: Record<string, Group> = { today: 'first', business: 'shop' };

export interface MenuGroup {
  /** Empty for a group without a heading. */
  label: string;
  entries: MenuEntry[];
}

/** Returns the entries by group, in their order. */
export function menuGroups(entries: readonly MenuEntry[]): MenuGroup[] {
  const byGroup = Map.groupBy(entries, ({ to }) => {
    const name = to.slice(1);
    return OTHERS[name] ?? GROUP_OF[name as ResourceName];
  });
  return Object.entries(LABELS).flatMap(([group, label]) => {
    const own = byGroup.get(group as Group);
    return own ? [{ label, entries: own }] : [];
  });
}
