import { expect, test } from 'vitest';
import { nameOf } from '#contract/calls/field-words.ts';
import { STOCK_LABELS } from '#contract/calls/managed-stock.ts';
import { OTHER_KINDS } from '#contract/calls/other-kinds.ts';
import { FACT_WORDS } from '#contract/shop/attributes.ts';
import { bundleOffer } from '#contract/shop/bundle-words.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { translated } from '#contract/words/translated.ts';
import { sharedGoods } from './goods.ts';

const inHindi = (text: string) => translated(sharedGoods, text);
const untranslated = (texts: readonly string[]) => texts.filter((text) => inHindi(text) === text);

test('each fact of a product and its name, each colour and each state of a stock has Hindi', () => {
  const lists: Readonly<Record<string, readonly string[]>> = { ...FACT_WORDS.one, ...FACT_WORDS.some };
  expect(untranslated(Object.keys(lists).map((fact) => nameOf([fact])))).toEqual([]);
  // American diamond is called AD in both languages.
  expect(untranslated(Object.values(lists).flat())).toEqual(['AD']);
  expect(untranslated([...COLOUR_NAMES, ...STOCK_LABELS])).toEqual([]);
});

test('each reason why a picture is refused has Hindi', () => {
  expect(untranslated(Object.values(OTHER_KINDS).map(({ words }) => words))).toEqual([]);
});

test('the discount of a bundle is told with its amount', () => {
  expect(inHindi(bundleOffer({ type: 'PERCENTAGE', percent: 10 }))).toBe('सेट पर 10% की छूट');
});

test('what people typed stays as it is', () => {
  expect(untranslated(['Rani haar', 'RH-12', '2.4', 'Wedding 2 in'])).toHaveLength(4);
});
