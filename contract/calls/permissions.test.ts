import { describe, expect, test } from 'vitest';
import { mayDo, PERMISSIONS, SUB_ROLES } from './permissions.ts';
import type { Permission } from './permissions.ts';

const permissions = Object.keys(PERMISSIONS) as Permission[];

describe('what staff may do', () => {
  test('owners: everything', () => {
    for (const permission of permissions) expect(mayDo('owner', permission)).toBe(true);
  });

  test('whoever reads only: never a change', () => {
    for (const permission of permissions) {
      if (!permission.endsWith('.read')) expect(mayDo('readOnly', permission), permission).toBe(false);
    }
  });

  test('nobody changes what they may not see', () => {
    for (const permission of permissions) {
      // Remittances are seen with the payouts they make possible.
      const read =
        permission === 'remittances.write' ? 'payouts.read' : (`${permission.split('.')[0]}.read` as Permission);
      for (const subRole of SUB_ROLES) if (mayDo(subRole, permission)) expect(mayDo(subRole, read)).toBe(true);
    }
  });

  test.each([
    ['support', 'orders.move', false],
    ['support', 'orders.read', true],
    ['finance', 'catalogue.read', false],
    ['catalogue', 'orders.read', false],
    ['orders', 'catalogue.write', false],
  ] as const)('%s, %s: %s', (subRole, permission, may) => {
    expect(mayDo(subRole, permission)).toBe(may);
  });
});
