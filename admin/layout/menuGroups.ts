import type { Role } from '#contract/calls/permissions.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import type { MenuEntry } from './menuEntries.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/layout.ts';

const LABELS = {
  first: '',
  orders: common.orders,
  goods: words.goods,
  money: words.money,
  customers: words.customers,
  shop: words.shop,
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
  'order-sums': 'money',
  revenue: 'money',
  'fee-invoices': 'money',
  documents: 'money',
  'tax-reports': 'money',
  remittances: 'money',
  tax: 'money',
  customers: 'customers',
  'former-orders': 'customers',
  checkouts: 'customers',
  reviews: 'customers',
  questions: 'customers',
  tickets: 'customers',
  newsletter: 'customers',
  letters: 'customers',
  messages: 'customers',
  'message-replies': 'customers',
  'data-requests': 'customers',
  sellers: 'shop',
  coupons: 'shop',
  bundles: 'shop',
  collections: 'shop',
  'search-words': 'shop',
  blog: 'shop',
  pages: 'shop',
  'old-addresses': 'shop',
  settings: 'shop',
  staff: 'shop',
  jobs: 'shop',
  doctor: 'shop',
  outbox: 'shop',
  audit: 'shop',
};

/** Entries without a resource: a seller's work of the day, the business, and the sale over the counter. */
const OTHERS: Record<string, Group> = { today: 'first', business: 'shop', 'quick-sale': 'orders' };

/** A seller's menu has five groups; what is in none of them is under More. */
const SELLERS_GROUPS: readonly { label: string; names: readonly (ResourceName | 'today')[] }[] = [
  { label: common.today, names: ['today', 'overview', 'analytics'] },
  { label: common.orders, names: ['orders', 'shipping', 'weight-disputes', 'returns'] },
  { label: words.goods, names: ['products', 'inventory', 'skus', 'categories', 'files', 'bundles'] },
  {
    label: words.money,
    names: ['payouts', 'transactions', 'order-sums', 'revenue', 'fee-invoices', 'documents', 'tax-reports', 'tax'],
  },
];
const MORE = words.more;

export interface MenuGroup {
  /** Empty for a group without a heading. */
  label: string;
  entries: MenuEntry[];
}

const nameOf = ({ to }: MenuEntry) => to.slice(1);

/** Returns the entries by group, in their order. */
export function menuGroups(entries: readonly MenuEntry[], role: Role): MenuGroup[] {
  return role === 'ROLE_SELLER' ? sellersGroups(entries) : platformGroups(entries);
}

function platformGroups(entries: readonly MenuEntry[]): MenuGroup[] {
  const byGroup = Map.groupBy(entries, (entry) => OTHERS[nameOf(entry)] ?? GROUP_OF[nameOf(entry) as ResourceName]);
  return Object.entries(LABELS).flatMap(([group, label]) => {
    const own = byGroup.get(group as Group);
    return own ? [{ label, entries: own }] : [];
  });
}

function sellersGroups(entries: readonly MenuEntry[]): MenuGroup[] {
  const grouped = SELLERS_GROUPS.map(({ label, names }) => ({
    label,
    entries: names.flatMap((name) => entries.find((entry) => nameOf(entry) === name) ?? []),
  }));
  const named: string[] = SELLERS_GROUPS.flatMap(({ names }) => names);
  const others = { label: MORE, entries: entries.filter((entry) => !named.includes(nameOf(entry))) };
  return [...grouped, others].filter(({ entries: own }) => own.length > 0);
}

/** The number of entries that fit on a phone besides 'More'. */
const ON_A_PHONE = 5;

/** Returns the entries of the bar on a phone: a seller's are the first of each group. */
export function phoneEntries(entries: readonly MenuEntry[], role: Role): MenuEntry[] {
  if (role !== 'ROLE_SELLER') return entries.slice(0, ON_A_PHONE);
  return sellersGroups(entries).flatMap(({ label, entries: [first] }) => (first && label !== MORE ? [first] : []));
}
