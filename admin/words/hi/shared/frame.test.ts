import { expect, test } from 'vitest';
import { OTHER_KINDS } from '#contract/calls/other-kinds.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { translated } from '#contract/words/translated.ts';
import { words } from '../index.ts';
import { sharedFrame } from './frame.ts';
import { sharedGoods } from './goods.ts';
import { sharedMoney } from './money.ts';
import { sharedOrders } from './orders.ts';

test('each resource of sellers and each wrong kind of picture has Hindi', () => {
  const ofSellers = Object.values<ConsoleResource>(RESOURCES).filter(({ who }) => who.includes('seller'));
  const shown = [
    ...ofSellers.flatMap(({ label }) => [label.one, label.many]),
    ...Object.values(OTHER_KINDS).map(({ words: advice }) => advice),
  ];
  expect(shown.filter((text) => translated(words.shared, text) === text)).toEqual(['SKU']);
});

test('no text of the frame is said in another way on other pages', () => {
  const others = [sharedGoods, sharedMoney, sharedOrders];
  const isSaidElse = ([text, own]: [string, string]) => others.some((list) => (list[text] ?? own) !== own);
  expect(Object.entries(sharedFrame).filter(isSaidElse)).toEqual([]);
});
