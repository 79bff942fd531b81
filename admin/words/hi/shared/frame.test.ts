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

test('no text is said in two ways', () => {
  const lists = [sharedFrame, sharedGoods, sharedMoney, sharedOrders];
  const isSaidElse = ([text, own]: [string, string]) => lists.some((list) => (list[text] ?? own) !== own);
  const found = lists.flatMap((list) => Object.entries(list).filter(isSaidElse));
  // The mark of a product, and what a seller sold.
  expect([...new Set(found.map(([text]) => text))]).toEqual(['Sale']);
});
