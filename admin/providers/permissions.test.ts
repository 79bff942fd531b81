import { describe, expect, test } from 'vitest';
import { SUB_ROLES } from '#contract/calls/roles.ts';
import type { SubRole } from '#contract/calls/roles.ts';
import { isOffered } from './permissions.ts';

const ROOMS = ['orders', 'products', 'skus', 'inventory', 'tickets'];
/** The rooms a member of staff is shown, and the ones whose buttons they get. */
const shown = (subRole: SubRole | null) => ROOMS.filter((room) => isOffered({ subRole }, room, 'list'));
const changed = (subRole: SubRole | null) => ROOMS.filter((room) => isOffered({ subRole }, room, 'change'));

describe('the console shows', () => {
  test.each<[SubRole, string[], string[]]>([
    ['owner', ROOMS, ROOMS],
    ['catalogue', ['products', 'skus', 'inventory'], ['products', 'skus', 'inventory']],
    ['orders', ROOMS, ['orders', 'inventory']],
    ['finance', ['orders'], []],
    ['support', ['orders', 'products', 'skus', 'tickets'], ['tickets']],
    ['readOnly', ROOMS, []],
  ])('%s: %j, with buttons in %j', (subRole, rooms, buttons) => {
    expect(shown(subRole)).toEqual(rooms);
    expect(changed(subRole)).toEqual(buttons);
  });

  test('nobody without a sub-role anything', () => {
    expect([...shown(null), ...changed(null)]).toEqual([]);
  });

  test('nobody a room that is not there', () => {
    for (const subRole of SUB_ROLES) {
      for (const room of ['payouts', '']) expect(isOffered({ subRole }, room, 'list')).toBe(false);
    }
  });
});
