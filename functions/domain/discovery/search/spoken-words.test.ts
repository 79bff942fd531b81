import { expect, test } from 'vitest';
import { SEARCHED, spokenInLatin } from '#contract/shop/indic-sounds.ts';
import { foldingKey } from './folding.ts';

test.each([
  ['झुमका', 'jhumka'],
  ['झुमके', 'jhumke'],
  ['चूड़ी', 'choodi'],
  ['हार', 'haar'],
  ['मंगलसूत्र', 'mangalsutra'],
  ['पायल', 'payal'],
  ['नथ', 'nath'],
  ['कंगन', 'kangan'],
  ['अंगूठी', 'anguthi'],
  ['बिछिया', 'bichhiya'],
  ['मांग टीका', 'maang tikka'],
  ['कमरबंद', 'kamarband'],
  ['हाथ फूल', 'haath phool'],
  ['बाजूबंद', 'bajuband'],
  ['कुंदन', 'kundan'],
  ['चोकर', 'chokar'],
  ['कड़ा', 'kada'],
  ['मोती', 'moti'],
  ['घड़ी', 'ghadi'],
  ['चेन', 'chen'],
])('%s is what people write as %s', (word, latin) => {
  expect(foldingKey(spokenInLatin(word, SEARCHED))).toBe(foldingKey(latin));
});

test.each([
  ['kundan झुमका 500', 'kundan jhumkaa 500'],
  ['५०० से कम', '500 se kam'],
  ['', ''],
  ['्ा़', 'aa'],
])('%j reads %j', (text, read) => {
  expect(spokenInLatin(text, SEARCHED)).toBe(read);
});
