import { expect, test } from 'vitest';
import { nameIn } from '../words/index.ts';
import { changedTranslations, ownTextsIn, translationsAs } from './translations.ts';

const kundan = { name: 'Kundan choker', title: 'Kundan choker set', translations: { hi: { name: 'कुंदन चोकर' } } };

test('a page in Hindi has the translation of each text that has one, and the others as they are written', () => {
  expect(ownTextsIn('hi', { product: kundan, more: [kundan] })).toMatchObject({
    product: { name: 'कुंदन चोकर', title: 'Kundan choker set' },
    more: [{ name: 'कुंदन चोकर', title: 'Kundan choker set' }],
  });
});

test('an English page has the very same value', () => {
  const page = { product: kundan };
  expect(ownTextsIn('en', page)).toBe(page);
});

test('what has no translation is not copied', () => {
  const page = { product: { name: 'Kundan choker', translations: {} }, at: new Date(0), notes: [null, 'Ruby'] };
  expect(ownTextsIn('hi', page)).toBe(page);
});

test.each([
  ['its own translation', { hi: { displayName: 'कान के झुमके' } }, { text: 'कान के झुमके', lang: undefined }],
  ['else that of the usual names', {}, { text: 'झुमके', lang: undefined }],
])('a category is shown with %s', (_, translations, shown) => {
  const { displayName } = ownTextsIn('hi', { displayName: 'Jhumkas', translations });
  expect(nameIn('hi', displayName)).toEqual(shown);
});

test('a category without any translation is shown as it is written, with its language', () => {
  const { displayName } = ownTextsIn('hi', { displayName: 'Odd pieces', translations: {} });
  expect(nameIn('hi', displayName)).toEqual({ text: 'Odd pieces', lang: 'en-IN' });
});

test('translations can have the names of another object', () => {
  const translations = { hi: { displayName: 'झुमके', description: 'छोटे और बड़े' } };
  expect(translationsAs(translations, { name: 'displayName' })).toEqual({ hi: { name: 'झुमके' } });
  expect(
    translationsAs<'displayName' | 'description', 'name'>({ hi: { description: 'छोटे' } }, { name: 'displayName' }),
  ).toEqual({});
});

test('a change keeps the fields it does not name, and an empty text removes one', () => {
  const before = { hi: { name: 'झुमके', title: 'सोने जैसे झुमके' } };
  expect(changedTranslations(before, undefined)).toEqual(before);
  expect(changedTranslations(before, { hi: { title: '', description: 'हल्के' } })).toEqual({
    hi: { description: 'हल्के', name: 'झुमके' },
  });
  expect(changedTranslations(before, { hi: { name: '', title: '' } })).toEqual({});
});

test('equal translations have equal JSON, whatever their order was', () => {
  const one = changedTranslations({ hi: { title: 'ख', name: 'क' } }, undefined);
  const other = changedTranslations({}, { hi: { name: 'क', title: 'ख' } });
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});
