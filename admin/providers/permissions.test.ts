import { describe, expect, test } from 'vitest';
import { isResource, RESOURCES } from '#contract/calls/resources.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { isOffered } from './permissions.ts';

const ALL = Object.keys(RESOURCES).filter(isResource);
/** Returns the resources a role sees, and those it may change. */
const shown = (subRole: SubRole | null) =>
  ALL.filter((name) => isOffered({ role: 'ROLE_ADMIN', subRole, sellerStatus: null }, name, 'list'));
const changed = (subRole: SubRole | null) =>
  ALL.filter((name) => isOffered({ role: 'ROLE_ADMIN', subRole, sellerStatus: null }, name, 'change'));

/** The roles that see each resource, then the roles that may change it. The owner may do both. */
const HELD: Record<ResourceName, [shown: SubRole[], offered: SubRole[] | 'nobody']> = {
  overview: [['finance', 'readOnly'], 'nobody'],
  analytics: [['finance', 'readOnly'], 'nobody'],
  orders: [['orders', 'finance', 'support', 'readOnly'], ['orders']],
  products: [['catalogue', 'orders', 'support', 'readOnly'], ['catalogue']],
  categories: [['catalogue', 'orders', 'support', 'readOnly'], ['catalogue']],
  skus: [['catalogue', 'orders', 'support', 'readOnly'], ['catalogue']],
  'planned-prices': [['catalogue', 'orders', 'support', 'readOnly'], ['catalogue']],
  inventory: [
    ['catalogue', 'orders', 'readOnly'],
    ['catalogue', 'orders'],
  ],
  shipping: [['orders', 'finance', 'support', 'readOnly'], 'nobody'],
  'weight-disputes': [['orders', 'finance', 'support', 'readOnly'], ['orders']],
  returns: [['orders', 'finance', 'support', 'readOnly'], ['orders']],
  refunds: [['finance', 'support', 'readOnly'], ['finance']],
  payouts: [['finance', 'readOnly'], ['finance']],
  transactions: [['finance', 'readOnly'], 'nobody'],
  'order-sums': [['finance', 'readOnly'], 'nobody'],
  revenue: [['finance', 'readOnly'], 'nobody'],
  'fee-invoices': [['finance', 'readOnly'], 'nobody'],
  documents: [['finance'], 'nobody'],
  'tax-reports': [['finance'], 'nobody'],
  remittances: [['finance', 'readOnly'], ['finance']],
  sellers: [['finance', 'support', 'readOnly'], []],
  coupons: [['catalogue', 'finance', 'support', 'readOnly'], ['catalogue']],
  bundles: [['catalogue', 'finance', 'support', 'readOnly'], ['catalogue']],
  collections: [['catalogue', 'support', 'readOnly'], ['catalogue']],
  'search-words': [['catalogue', 'support', 'readOnly'], ['catalogue']],
  customers: [['orders', 'support', 'readOnly'], ['support']],
  'former-orders': [['orders', 'support', 'readOnly'], ['support']],
  checkouts: [['orders', 'support', 'readOnly'], 'nobody'],
  newsletter: [['support'], ['support']],
  letters: [['catalogue', 'support', 'readOnly'], ['catalogue']],
  messages: [['support', 'readOnly'], 'nobody'],
  'message-replies': [['support', 'readOnly'], 'nobody'],
  'data-requests': [['support', 'readOnly'], ['support']],
  reviews: [['catalogue', 'support', 'readOnly'], ['support']],
  questions: [['catalogue', 'support', 'readOnly'], ['support']],
  tax: [['catalogue', 'finance', 'support', 'readOnly'], ['finance']],
  blog: [['catalogue', 'support', 'readOnly'], ['catalogue']],
  pages: [['catalogue', 'support', 'readOnly'], ['catalogue']],
  'old-addresses': [['catalogue', 'support', 'readOnly'], ['catalogue']],
  tickets: [['orders', 'support', 'readOnly'], ['support']],
  files: [['catalogue', 'orders', 'support', 'readOnly'], ['catalogue']],
  settings: [['readOnly'], []],
  staff: [[], []],
  'courier-reports': [['orders', 'finance', 'support', 'readOnly'], 'nobody'],
  jobs: [['readOnly'], []],
  doctor: [['readOnly'], 'nobody'],
  outbox: [['readOnly'], []],
  audit: [['readOnly'], 'nobody'],
};

describe('the console shows', () => {
  test.each(ALL)('%s to those who may see it, with buttons for those who may change it', (name) => {
    const [shownTo, offeredTo] = HELD[name];
    expect(SUB_ROLES.filter((subRole) => shown(subRole).includes(name))).toEqual(['owner', ...shownTo]);
    const offered = offeredTo === 'nobody' ? [] : ['owner', ...offeredTo];
    expect(SUB_ROLES.filter((subRole) => changed(subRole).includes(name))).toEqual(offered);
  });

  test('sellers rates of tax, which the platform alone changes', () => {
    const owner = { role: 'ROLE_SELLER', subRole: 'owner', sellerStatus: 'ACTIVE' } as const;
    expect(isOffered(owner, 'tax', 'list')).toBe(true);
    expect(isOffered(owner, 'tax', 'create')).toBe(false);
    expect(isOffered(owner, 'products', 'change')).toBe(true);
  });

  test('a seller whose papers are checked products, SKUs and pictures to prepare, beside the staff', () => {
    const changedWhile = (sellerStatus: SellerStatus) =>
      ALL.filter((name) => isOffered({ role: 'ROLE_SELLER', subRole: 'owner', sellerStatus }, name, 'change'));
    expect(changedWhile('PENDING_VERIFICATION')).toEqual([
      'products',
      'inventory',
      'skus',
      'planned-prices',
      'categories',
      'files',
      'staff',
    ]);
    expect(changedWhile('SUSPENDED')).toEqual(['staff']);
    expect(changedWhile('ACTIVE')).toEqual(expect.arrayContaining(['products', 'orders', 'bundles']));
  });

  test('an owner of a seller the business to change, and other staff who may see it to read', () => {
    const offered = (subRole: SubRole, action: string) =>
      isOffered({ role: 'ROLE_SELLER', subRole, sellerStatus: 'ACTIVE' }, 'business', action);
    expect(SUB_ROLES.filter((subRole) => offered(subRole, 'list'))).toEqual([
      'owner',
      'finance',
      'support',
      'readOnly',
    ]);
    expect(SUB_ROLES.filter((subRole) => offered(subRole, 'change'))).toEqual(['owner']);
  });

  test('nobody without a sub-role anything', () => {
    expect([...shown(null), ...changed(null)]).toEqual([]);
  });

  test('nobody a resource that is not there', () => {
    for (const subRole of SUB_ROLES) {
      for (const name of ['moon', ''])
        expect(isOffered({ role: 'ROLE_ADMIN', subRole, sellerStatus: null }, name, 'list')).toBe(false);
    }
  });
});
