import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { OpenOrClose, SetUp } from '#contract/calls/set-up.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { missingFacts } from '#contract/shop/missing-facts.ts';
import type { FactGroup } from '#contract/shop/missing-facts.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { categories, payments, refunds, sellers, shipments, taxRates } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import { someShownProducts } from '../../catalogue/products/index.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { currentSettings, newSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { findingsOf, serviceChecks } from '../doctor/index.ts';

type Point = SetUp['points'][number];

/** From this number of goods on, a list looks like a shop. */
const FIRST_GOODS = 10;
/** Whether a table has a row. */
const exists = (condition: ReturnType<typeof sql>) => sql<number>`EXISTS (SELECT 1 FROM ${condition})`;

/** What has happened in the shop at least once. */
const progress = statement((db) =>
  db
    .select({
      category: exists(sql`${categories} WHERE is_visible = 1`),
      taxRate: exists(sql`${taxRates} WHERE archived_at IS NULL`),
      seller: exists(sql`${sellers} WHERE status = 'ACTIVE'`),
      paid: exists(sql`${payments} WHERE status = 'captured' AND returned_as IS NULL`),
      shipped: exists(sql`${shipments}`),
      refunded: exists(sql`${refunds} WHERE status = 'processed'`),
    })
    .from(sql`(SELECT 1)`),
);

type Progress = ReturnType<ReturnType<typeof progress>['read']>[number];

/**
 * Returns how far the set-up is. It makes one harmless call to each outside service.
 * @param isQuick whether the services are left out
 */
export async function readSetUp(shop: Shop, isQuick = false): Promise<SetUp> {
  const today = kolkataDay(shop.now);
  const [[{ policy }, [happened], goods], services] = await Promise.all([
    shop.read(currentSettings(), progress({}), someShownProducts({ today, most: FIRST_GOODS })),
    findingsOf(serviceChecks(shop), isQuick),
  ]);
  const points = [
    ...factPoints(policy),
    ...servicePoints(services),
    onlinePoint(policy),
    sellerPoint(happened!),
    ...tradePoints(happened!, goods.length),
  ];
  return { isOpen: policy.isOpen, mayOpen: mayOpen(policy, happened!), points };
}

/** Tells whether the shop has what shoppers must be told, and a seller. */
function mayOpen(policy: StorePolicy, happened: Progress): boolean {
  return [...factPoints(policy), sellerPoint(happened)].every(({ isDone }) => isDone);
}

const GROUPS: Record<FactGroup, { title: string; path: string }> = {
  name: { title: 'Name of the shop', path: '/settings?group=brand' },
  company: { title: 'Company and registered office', path: '/settings?group=company' },
  officers: { title: 'Grievance officer and nodal person', path: '/settings?group=company' },
  contact: { title: 'Customer care', path: '/settings?group=contact' },
};

/** The facts that the law wants shoppers to be told. */
function factPoints(policy: StorePolicy): Point[] {
  const missing = missingFacts(policy);
  return Object.entries(GROUPS).map(([id, { title, path }]) => {
    const lacking = missing.filter(({ group }) => group === id).map(({ fact }) => fact);
    const says = lacking.length === 0 ? 'Entered.' : `Missing: ${lacking.join(', ')}.`;
    return { id, title, path, says, isDone: lacking.length === 0, isNeeded: true };
  });
}

const SERVICES: Record<string, string> = {
  mail: 'Mail server',
  payments: 'Payment gateway',
  couriers: 'Couriers',
};

function servicePoints(findings: readonly { name: string; ok: boolean; message: string }[]): Point[] {
  return findings.flatMap(({ name, ok, message }) => {
    const title = SERVICES[name];
    return title === undefined
      ? []
      : [{ id: name, title, isDone: ok, says: message, path: '/doctor', isNeeded: false }];
  });
}

/** Keys that work are not enough: the owner decides whether shoppers may pay online, and what they save by it. */
function onlinePoint({ prepaid }: StorePolicy): Point {
  return {
    id: 'online',
    title: 'Online payment',
    path: '/settings?group=policies',
    isDone: prepaid.offered,
    says: prepaid.offered ? 'Shoppers can pay online.' : 'It is switched off in the settings, under Paying online.',
    isNeeded: false,
  };
}

function sellerPoint({ seller }: Progress): Point {
  const says = seller
    ? 'A seller with a pickup address sells here.'
    : 'Enter yourself or another business as a seller, with its pickup address.';
  return {
    id: 'seller',
    title: 'First seller',
    path: seller ? '/sellers' : '/sellers/create',
    isDone: seller === 1,
    says,
    isNeeded: true,
  };
}

function tradePoints({ taxRate, category, paid, shipped, refunded }: Progress, goods: number): Point[] {
  const point = (id: string, title: string, path: string, isDone: boolean, done: string, toDo: string): Point => ({
    id,
    title,
    path,
    isDone,
    says: isDone ? done : toDo,
    isNeeded: false,
  });
  return [
    point('taxes', 'Tax rates', '/tax', taxRate === 1, 'The shop has rates of GST.', 'Add the rates of GST.'),
    point('category', 'First category', '/categories', category === 1, 'Shoppers see a category.', 'Add a category.'),
    point(
      'goods',
      'First ten products',
      '/products',
      goods >= FIRST_GOODS,
      'At least ten products are on sale.',
      `${goods} of ten products are on sale.`,
    ),
    point(
      'paid',
      'A trial order is paid online',
      '/orders',
      paid === 1,
      'An order was paid online.',
      'Buy something in the preview and pay it online.',
    ),
    point(
      'shipped',
      'It is shipped',
      '/orders',
      shipped === 1,
      'A parcel was booked.',
      'Book a parcel of the trial order.',
    ),
    point(
      'refunded',
      'It is refunded',
      '/refunds',
      refunded === 1,
      'A refund was paid.',
      'Cancel or take back the trial order.',
    ),
  ];
}

/**
 * Lets shoppers in, or closes the shop to them.
 * @throws SHOP_INCOMPLETE when something is missing that shoppers must be told
 * @throws STALE_VERSION when the settings were changed since they were read
 */
export async function openOrClose(shop: Shop, admin: Admin, { isOpen, version, reason }: OpenOrClose): Promise<SetUp> {
  const [before, [happened]] = await shop.read(currentSettings(), progress({}));
  const { policy, policySince } = before;
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION');
  if (isOpen && !mayOpen(policy, happened!)) refuse('SHOP_INCOMPLETE');
  if (policy.isOpen !== isOpen) {
    await shop.write(
      ...newSettings(shop, admin, { version: before.version, policy: { ...policy, isOpen }, policySince }),
      auditEntry(shop, admin, {
        action: isOpen ? 'shop opened' : 'shop closed',
        subject: 'settings',
        subjectId: before.version + 1,
        before: { isOpen: policy.isOpen },
        after: { isOpen },
        reason,
      }),
    );
  }
  return readSetUp(shop);
}
