import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { SlipContent } from '#contract/shop/packing-slip.ts';
import { wordsInScripts } from '../../tests/support/pdf-letters.ts';
import { loadShaper } from '../node/load-shaper.ts';
import { drawDocuments } from './draw-documents.ts';

const ITEM = { name: 'Lakshmi temple haram', detail: 'Antique gold, size 22', skuCode: 'MTJ-HAR-011', quantity: 2 };
const CONTENT: SlipContent = {
  sellerName: 'Meera Temple Jewels',
  placedOn: '2026-11-20',
  delivery: { name: 'Asha Rao', mobile: '9848012345', address: ['12, Lake Road', 'Hyderabad 500084, Telangana'] },
  parcel: null,
  items: [ITEM],
  note: '',
  gift: null,
};

function drawn(changes: Partial<SlipContent>): Promise<Uint8Array> {
  const content = { ...CONTENT, ...changes };
  return drawDocuments(
    [{ kind: 'PACKING_SLIP', number: 'RH-7K4M-92QD-X3TB', issuedOn: '2026-11-22', content }],
    loadShaper,
  );
}

/** Returns the text of each page of a slip. */
async function pagesOf(changes: Partial<SlipContent> = {}): Promise<string[]> {
  return (await extractText(await getDocumentProxy(await drawn(changes)))).text;
}

test('a packing slip says what is in it and to whom, by which courier, and no price', async () => {
  const parcel = { courierName: 'Godavari Surface', awb: 'SBX000000001' };
  const [page, ...others] = await pagesOf({ parcel, note: 'Please ring twice.' });
  for (const text of [
    'Packing slip RH-7K4M-92QD-X3TB',
    'Meera Temple Jewels',
    'Asha Rao',
    'Hyderabad 500084, Telangana',
    'Mobile 9848012345',
    '20 Nov 2026',
    'Godavari Surface',
    'SBX000000001',
    'Lakshmi temple haram',
    'MTJ-HAR-011, Antique gold, size 22',
    'Note: Please ring twice.',
  ])
    expect(page).toContain(text);
  expect(page).not.toMatch(/₹|Gift|null/);
  expect(others).toEqual([]);
});

test('many items go on with further pages, and long names and other scripts are printed', async () => {
  const items = Array.from({ length: 60 }, (_, at) => ({
    ...ITEM,
    name: `Piece ${at + 1} of the bride’s set of many`,
  }));
  const long = 'Siddhivinayakaresidency'.repeat(12);
  const delivery = { ...CONTENT.delivery, name: 'आशा राव', address: [long] };
  const pages = await pagesOf({ items, delivery });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual(
    pages.map((_, at) => `Page ${at + 1} of ${pages.length}`),
  );
  for (const page of pages) expect(page).toMatch(/Item\s+Quantity/);
  const found = [...pages.join('\n').matchAll(/Piece (\d+) of/g)].map(([, number]) => Number(number));
  expect(found).toEqual(items.map((_, at) => at + 1));
  expect(pages[0]).toContain('Asha Rav');
  expect(pages[0]!.replace(/\s/g, '')).toContain(long);
});

test.each([
  ['', 'Gift: please wrap it.'],
  ['For Gauri,\nfrom all of us.', 'For Gauri,\nfrom all of us.'],
  ['गौरी के लिए', 'Gift: please wrap it and lay in a card that says:'],
  ['With love ❤️', 'please copy them from the order'],
])('a gift with the card %j says %j', async (message, text) => {
  const [page] = await pagesOf({ gift: { message } });
  expect(page!.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '));
});

test('whose parcel it is stands there in its own script and in Latin letters', async () => {
  const slip = await drawn({
    delivery: { ...CONTENT.delivery, name: 'ᱥᱟᱱᱛᱟᱲᱤ', address: ['مکان 7', 'हैदराबाद 500002'] },
  });
  const [words] = await wordsInScripts(slip);
  expect(words).toEqual(expect.arrayContaining(['ᱥᱟᱱᱛᱟᱲᱤ', 'مکان', 'हैदराबाद']));
  const [page] = (await extractText(await getDocumentProxy(slip))).text;
  expect(page).toContain('Santari');
  expect(page).toContain('Makan 7, Hyderabad 500002');
});

test('a note says where it has signs that the paper does not', async () => {
  const words = 'The note has signs that this paper does not: please look at the order, too.';
  const said = async (note: string) => (await pagesOf({ note }))[0]!.replaceAll(/\s+/g, ' ').includes(words);
  expect(await Promise.all(['Ring twice 🙏', 'दो बार', 'Ring twice'].map(said))).toEqual([true, false, false]);
});
