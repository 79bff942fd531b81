import { expect, test } from 'vitest';
import { festivals } from '../words/en/festivals.ts';
import { categoryShareImage, festivalShareImage } from './share-image.ts';
import { shareImageIn } from './share-image-in.ts';

test('a share image has the names and the day of its language', () => {
  const category = categoryShareImage({ seoUrl: 'jhumkas', displayName: 'Jhumkas', mediaList: [] });
  expect(shareImageIn('hi', category)).toMatchObject({
    language: 'hi',
    name: 'झुमके',
    line: 'इमिटेशन और 1 ग्राम गोल्ड प्लेटेड',
  });
  expect(shareImageIn('en', category)).toBe(category);
  const diwali = { date: '2026-11-08', slug: 'diwali', name: 'Diwali (Lakshmi Puja)' };
  const festival = shareImageIn('hi', festivalShareImage(diwali as Parameters<typeof festivalShareImage>[0], []));
  expect(festivals.name(diwali.name)).toBe(diwali.name);
  expect([festival.name, festival.line]).toEqual(['दिवाली (लक्ष्मी पूजा)', 'रवि, 8 नव॰ 2026']);
});

test('a name that the language does not know stays as it is written', () => {
  const category = categoryShareImage({ seoUrl: 'own', displayName: 'Asha Special', mediaList: [] });
  expect(shareImageIn('hi', category).name).toBe('Asha Special');
});
