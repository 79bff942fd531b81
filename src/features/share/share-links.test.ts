import { describe, expect, test } from 'vitest';
import { shareLinks, whatsAppChat } from './share-links.ts';

const HOSTILE = `Kundan & "AD" set #1, 50% off?\nनथ 💎 +`;
const URL_OF_PAGE = 'https://ratnahaat.example/product/set-1?a=b&c=d';
const shared = { url: URL_OF_PAGE, title: HOSTILE, text: HOSTILE, image: 'https://ratnahaat.example/cards/x.jpg' };
const links = new Map(shareLinks(shared).map(({ name, href }) => [name, href]));
const paramsOf = (name: string) => Object.fromEntries(new URL(links.get(name)!).searchParams);

test('WhatsApp stands first', () => {
  expect([...links.keys()]).toEqual(['WhatsApp', 'Facebook', 'X', 'Telegram', 'Email', 'Pinterest']);
});

describe('each link carries the words whole, as one parameter', () => {
  test.each([
    ['WhatsApp', { text: `${HOSTILE}\n${URL_OF_PAGE}` }],
    ['Facebook', { u: URL_OF_PAGE }],
    ['X', { text: HOSTILE, url: URL_OF_PAGE }],
    ['Telegram', { url: URL_OF_PAGE, text: HOSTILE }],
    ['Email', { subject: HOSTILE, body: `${HOSTILE}\n${URL_OF_PAGE}` }],
    ['Pinterest', { url: URL_OF_PAGE, media: shared.image, description: HOSTILE }],
  ])('%s', (name, params) => {
    expect(paramsOf(name)).toEqual(params);
  });

  test('with blanks no mail program shows as a plus', () => {
    expect(links.get('Email')).toMatch(/^mailto:\?subject=Kundan%20%26%20%22AD%22/);
    for (const href of links.values()) expect(href).not.toContain('+');
  });
});

test('Pinterest takes nothing without a picture', () => {
  const { image: _, ...bare } = shared;
  expect(shareLinks(bare).at(-1)).toEqual({ name: 'Pinterest', href: undefined });
});

test('a chat goes to the digits of a number, however it is written', () => {
  expect(whatsAppChat('+91 40 4000-0000', 'Namaste')).toBe('https://wa.me/914040000000?text=Namaste');
});
