import { Circle } from 'lucide-react';
import { expect, test } from 'vitest';
import { RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import type { MenuEntry } from './menuEntries.ts';
import { menuGroups, phoneEntries } from './menuGroups.ts';

const entryOf = (name: string): MenuEntry => ({ to: `/${name}`, label: name, icon: Circle });
const entriesOf = (kind: 'seller' | 'admin') =>
  Object.entries<ConsoleResource>(RESOURCES)
    .filter(([, { who }]) => who.includes(kind))
    .map(([name]) => entryOf(name));
const SELLERS = [...entriesOf('seller'), entryOf('today'), entryOf('business')];

test('a seller’s menu has five groups, with every entry in one of them', () => {
  const groups = menuGroups(SELLERS, 'ROLE_SELLER');
  expect(groups.map(({ label }) => label)).toEqual(['Today', 'Orders', 'Goods', 'Money', 'More']);
  const all = groups.flatMap(({ entries }) => entries);
  expect(all.map(({ to }) => to).toSorted()).toEqual(SELLERS.map(({ to }) => to).toSorted());
  expect(groups[0]!.entries[0]!.to).toBe('/today');
});

test('on a phone a seller has the first entry of each group beside More', () => {
  expect(phoneEntries(SELLERS, 'ROLE_SELLER').map(({ to }) => to)).toEqual([
    '/today',
    '/orders',
    '/products',
    '/payouts',
  ]);
});

test('an admin’s menu has a group for each entry', () => {
  const entries = entriesOf('admin');
  const grouped = menuGroups(entries, 'ROLE_ADMIN').flatMap((group) => group.entries);
  expect(grouped).toHaveLength(entries.length);
  expect(phoneEntries(entries, 'ROLE_ADMIN')).toHaveLength(5);
});
