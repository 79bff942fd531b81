import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_SOURCE_KINDS, ORDER_SOURCE_PART_MAX, orderSourceOf, sourceInWords } from './order-source.ts';

const OWN = 'ratnahaat.example';

test.each([
  ['nothing', '', 'Direct'],
  ['a page of the shop itself', `from=${OWN}`, 'Direct'],
  ['a search engine of India', 'from=www.google.co.in', 'Search engine: google'],
  ['another search engine', 'from=duckduckgo.com', 'Search engine: duckduckgo'],
  ['the mail program of a search engine', 'from=mail.google.com', 'Another site: mail.google.com'],
  ['a social network by its short address', 'from=l.instagram.com', 'Social network: instagram'],
  ['a network with a short name', 'from=t.co', 'Social network: x'],
  ['another site', 'from=www.weddings.example.in', 'Another site: weddings.example.in'],
  ['a site whose name contains that of an engine', 'from=notgoogle.com', 'Another site: notgoogle.com'],
  ['an address of a network by number', 'from=192.168.1.7', 'Direct'],
  [
    'a feed',
    'utm_source=Google&utm_medium=Shopping&utm_campaign=diwali+2026',
    'Campaign: google (shopping / diwali 2026)',
  ],
  ['a campaign before its referrer', 'utm_source=newsletter&from=mail.google.com', 'Campaign: newsletter'],
  ['a campaign without a source', 'utm_campaign=diwali&from=www.bing.com', 'Search engine: bing'],
  ['an email in a parameter', 'utm_source=asha%40example.in', 'Direct'],
  ['a telephone number in a parameter', 'utm_source=98480+12345', 'Direct'],
  ['a campaign with a date', 'utm_source=flyer&utm_campaign=diwali-20261108', 'Campaign: flyer (diwali-20261108)'],
  ['a host named like a method', 'from=constructor.com', 'Another site: constructor.com'],
])('%s is told as it is', (_, text, words) => {
  expect(sourceInWords(orderSourceOf(new URLSearchParams(text), OWN))).toBe(words);
});

test('whatever a browser sends, the source is short and of small letters', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 500 }),
    fc
      .record({ utm_source: fc.string(), utm_medium: fc.string(), utm_campaign: fc.string(), from: fc.domain() })
      .map((parameters) => new URLSearchParams(parameters).toString()),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { kind, name, campaign } = orderSourceOf(new URLSearchParams(text), OWN);
      expect(ORDER_SOURCE_KINDS).toContain(kind);
      expect(name).toMatch(/^([a-z0-9][a-z0-9 ._-]*)?$/);
      expect(campaign).toMatch(/^[a-z0-9 ._/-]*$/);
      expect(name.length).toBeLessThanOrEqual(ORDER_SOURCE_PART_MAX);
      expect(campaign.length).toBeLessThanOrEqual(2 * ORDER_SOURCE_PART_MAX + 3);
    }),
  );
});
