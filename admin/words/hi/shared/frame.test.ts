import { expect, test } from 'vitest';
import { OTHER_KINDS } from '#contract/calls/other-kinds.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { hindi } from '../index.ts';
import { sharedFrame } from './frame.ts';
import { sharedOrders } from './orders.ts';

test('each resource of sellers, each role of their members and each wrong kind of picture has Hindi', () => {
  const ofSellers = Object.values<ConsoleResource>(RESOURCES).filter(({ who }) => who.includes('seller'));
  const shown = [
    ...ofSellers.flatMap(({ label }) => [label.one, label.many]),
    ...Object.values(SUB_ROLE_NAMES),
    ...Object.values(OTHER_KINDS).map(({ words }) => words),
  ];
  expect(shown.filter((text) => !(text in hindi.shared))).toEqual([]);
});

test('no text is written both here and with the texts of orders', () => {
  expect(Object.keys(sharedFrame).filter((text) => text in sharedOrders)).toEqual([]);
});
