import { expect, test } from 'vitest';
import { bundleLabel } from '#contract/shop/bundle-words.ts';
import { DOCUMENT_TITLES } from '#contract/shop/documents.ts';
import { ORDER_SOURCE_WORDS, sourceInWords, STAFF_ORDER_CHANNELS } from '#contract/shop/order-source.ts';
import { SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import {
  CONDITION_WORDS,
  RETURN_KIND_WORDS,
  RETURN_REASON_WORDS,
  RETURN_STATUS_WORDS,
} from '#contract/shop/return-words.ts';
import { translated } from '#contract/words/translated.ts';
import { sharedOrders } from './orders.ts';

const inHindi = (text: string) => translated(sharedOrders, text);

test('each state, reason, source and paper that sellers see has Hindi', () => {
  const lists = [
    SHIPMENT_WORDS,
    RETURN_STATUS_WORDS,
    RETURN_KIND_WORDS,
    RETURN_REASON_WORDS,
    CONDITION_WORDS,
    ORDER_SOURCE_WORDS,
    DOCUMENT_TITLES,
  ];
  const shown = lists.flatMap((list) => Object.values<string>(list));
  expect(shown.filter((text) => inHindi(text) === text)).toEqual([]);
});

test('the source of an order is told with its name, and staff with their channel', () => {
  const source = (kind: 'search' | 'campaign' | 'staff', name: string, campaign = '') =>
    inHindi(sourceInWords({ kind, name, campaign }));
  expect(source('search', 'google')).toBe('सर्च इंजन: google');
  expect(source('campaign', 'meta', 'cpc / diwali')).toBe('विज्ञापन या लिंक: meta (cpc / diwali)');
  for (const channel of STAFF_ORDER_CHANNELS) expect(source('staff', channel)).not.toContain(channel);
});

test('a bundle keeps the name that its seller gave it', () => {
  expect([inHindi(bundleLabel('Bridal')), inHindi(bundleLabel('Bridal', 2))]).toEqual(['सेट Bridal', 'सेट Bridal, 2 सेट']);
});
