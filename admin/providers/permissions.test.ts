import { describe, expect, test } from 'vitest';
import { RESOURCES } from '#contract/calls/console.ts';
import { SUB_ROLES } from '#contract/calls/roles.ts';
import type { SubRole } from '#contract/calls/roles.ts';
import { isOffered } from './permissions.ts';

const ALL = Object.keys(RESOURCES);
/** The resources a member of staff is shown, and the ones they are offered to change. */
const shown = (subRole: SubRole | null) => ALL.filter((name) => isOffered({ subRole }, name, 'list'));
const changed = (subRole: SubRole | null) => ALL.filter((name) => isOffered({ subRole }, name, 'change'));

describe('the console shows', () => {
  test.each<[SubRole, string[], string[]]>([
    ['owner', ALL, ALL.filter((name) => !['shipping', 'courier-reports', 'audit'].includes(name))],
    ['catalogue', ['products', 'skus', 'inventory', 'coupons'], ['products', 'skus', 'inventory', 'coupons']],
    [
      'orders',
      ['orders', 'products', 'skus', 'inventory', 'shipping', 'returns', 'tickets', 'courier-reports'],
      ['orders', 'inventory', 'returns'],
    ],
    ['finance', ['orders', 'shipping', 'returns', 'refunds', 'sellers', 'coupons', 'courier-reports'], ['refunds']],
    [
      'support',
      [
        'orders',
        'products',
        'skus',
        'shipping',
        'returns',
        'refunds',
        'sellers',
        'coupons',
        'tickets',
        'courier-reports',
      ],
      ['tickets'],
    ],
    ['readOnly', ALL, []],
  ])('%s: %j, with buttons in %j', (subRole, read, buttons) => {
    expect(shown(subRole)).toEqual(read);
    expect(changed(subRole)).toEqual(buttons);
  });

  test('nobody without a sub-role anything', () => {
    expect([...shown(null), ...changed(null)]).toEqual([]);
  });

  test('nobody a resource that is not there', () => {
    for (const subRole of SUB_ROLES) {
      for (const name of ['payouts', '']) expect(isOffered({ subRole }, name, 'list')).toBe(false);
    }
  });
});
