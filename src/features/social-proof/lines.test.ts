import { expect, test } from 'vitest';
import { scriptWords } from '#contract/words/script-words.ts';
import { saidBy } from '../../ui/said.ts';
import { linesOf } from './lines.ts';
import type { Sale } from './lines.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const jhumka = { name: 'Kasu Jhumka', seoUrl: 'kasu-jhumka', imageUrl: null };
const sale = (soldAt: string, place: string | null = 'Pune'): Sale => ({ product: jhumka, place, soldAt });
const nobody = { carts: [], visitors: { currentCount: 0 } };
const english = { say: saidBy(() => ({})), path: (path: string) => path };
const hindi = { say: saidBy(() => scriptWords('hi', 'every')!), path: (path: string) => `/hi${path}` };
const textsOf = (...sales: Sale[]) => linesOf({ sales, ...nobody }, NOW, english).map((line) => line.text);

test('a sale is told with its place and how long ago it was', () => {
  expect(
    textsOf(sale('2026-11-20T11:00:00Z'), sale('2026-11-19T06:00:00Z'), sale('2026-11-17T11:00:00Z', null)),
  ).toEqual([
    'Someone in Pune bought Kasu Jhumka within the last two hours',
    'Someone in Pune bought Kasu Jhumka yesterday',
    'Someone bought Kasu Jhumka 3 days ago',
  ]);
});

test('kinds take turns', () => {
  const lines = linesOf(
    {
      sales: [sale('2026-11-20T11:00:00Z'), sale('2026-11-20T11:00:00Z')],
      carts: [{ product: jhumka, count: 5 }],
      visitors: { currentCount: 20 },
    },
    NOW,
    english,
  );
  expect(lines.map(({ type }) => type)).toEqual(['sales', 'carts', 'visitors', 'sales']);
});

test('where nothing is known nothing is said', () => {
  expect(linesOf({ sales: [], ...nobody }, NOW, english)).toEqual([]);
});

test('a Hindi page says it in Hindi and links to Hindi pages', () => {
  const found = {
    sales: [sale('2026-11-19T06:00:00Z')],
    carts: [{ product: jhumka, count: 5 }],
    visitors: { currentCount: 20 },
  };
  expect(linesOf(found, NOW, hindi).map(({ text, href }) => [text, href])).toEqual([
    ['Pune में किसी ने कल Kasu Jhumka ख़रीदा', '/hi/product/kasu-jhumka'],
    ['Kasu Jhumka 4 से ज़्यादा कार्ट में है', '/hi/product/kasu-jhumka'],
    ['अभी करीब 20 लोग यहाँ देख रहे हैं', null],
  ]);
});
