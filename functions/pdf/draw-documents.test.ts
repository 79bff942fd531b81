import { getDocumentProxy, extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { PrintedDocument } from '#contract/shop/document-content.ts';
import type { PrintedFeePaper } from '#contract/shop/fee-papers.ts';
import type { PrintedStatement } from '#contract/shop/payout-statement.ts';
import { COMPOSITION_SENTENCE } from '#contract/shop/documents.ts';
import { LINE, INVOICE, printedPaper } from '../../tests/support/printed-paper.ts';
import { wordsInScripts } from '../../tests/support/pdf-letters.ts';
import { loadShaper } from '../node/load-shaper.ts';
import { drawDocuments } from './draw-documents.ts';

/** Returns the text of each page. */
async function pagesOf(...documents: PrintedDocument[]): Promise<string[]> {
  const bytes = await drawDocuments(documents, loadShaper);
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  return (await extractText(await getDocumentProxy(bytes))).text;
}

describe('a document of a buyer with papers in Hindi', () => {
  test.each([
    ['a tax invoice', printedPaper({ language: 'hi' })],
    [
      'a credit note',
      printedPaper(
        { language: 'hi', credits: { number: 'A01/2627/000120', issuedOn: '2026-11-20', reason: 'Returned' } },
        'CREDIT_NOTE',
      ),
    ],
    [
      'a bill of supply with what the marketplace pays',
      printedPaper(
        {
          language: 'hi',
          tax: 'NONE',
          seller: { ...INVOICE.seller, isComposition: true },
          totals: { ...INVOICE.totals, byMarketplace: 100_00 },
        },
        'BILL_OF_SUPPLY',
      ),
    ],
  ])('has every label in English and in Hindi: %s', async (_, document) => {
    const { language: _language, ...content } = document.content;
    const [[own], [english]] = await Promise.all([pagesOf(document), pagesOf({ ...document, content })]);
    // Every English word of the paper is on it as before.
    const latin = (text: string | undefined) => new Set(text?.match(/[A-Za-z]+/g));
    expect(latin(own)).toEqual(latin(english));
    const wordsOf = async (paper: PrintedDocument) =>
      (await wordsInScripts(await drawDocuments([paper], loadShaper)))[0]!.join(' ');
    expect(await wordsOf({ ...document, content })).toBe('');
    const hindi = await wordsOf(document);
    for (const label of [
      'विक्रेता',
      'बिल किसके नाम',
      'सप्लाई की जगह',
      'मात्रा',
      'एक हज़ार रुपये मात्र',
      'हस्ताक्षर की ज़रूरत नहीं',
    ]) {
      expect(hindi).toContain(label.normalize('NFC'));
    }
  });
});

describe('a tax invoice', () => {
  test('has what rule 46 asks for', async () => {
    const [page] = await pagesOf(printedPaper());
    for (const text of [
      'Tax Invoice',
      'Meera Temple Jewels Private Limited',
      '21-2-118, Laad Bazaar Road, Charminar, Hyderabad 500002',
      'GSTIN 36ZZTCJ1234K1Z4',
      'A01/2627/000123',
      '22 Nov 2026',
      'Asha Rao',
      '12, Lake Road, Hyderabad 500084',
      'RH-7K4M-92QD-X3TB',
      'Place of supply',
      'Telangana (36)',
      'Reverse charge',
      'Lakshmi temple haram',
      '7117',
      '1 PCS',
      '1,000.00',
      '970.88',
      'CGST',
      'SGST',
      '14.56',
      '1.5%',
      '₹1,000.00',
      'Rupees One Thousand Only',
      'This is a computer generated tax invoice and needs no signature.',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toMatch(/IGST|marketplace/);
  });

  test('across a border has IGST, in a union territory without a parliament UTGST', async () => {
    const totals = { ...INVOICE.totals, taxable: 970_87, cgst: 0, sgst: 0, igst: 29_13 };
    const [across] = await pagesOf(printedPaper({ tax: 'IGST', lines: [{ ...LINE, ...totals }], totals }));
    expect(across).toContain('29.13');
    expect(across).toContain('3%');
    expect(across).not.toMatch(/CGST|SGST/);
    const [territory] = await pagesOf(printedPaper({ tax: 'CGST_UTGST' }));
    expect(territory).toContain('UTGST');
    expect(territory).not.toContain('SGST');
  });

  test('says what the marketplace pays, and what is left to pay', async () => {
    const totals = { ...INVOICE.totals, byMarketplace: 100_00 };
    const [page] = await pagesOf(printedPaper({ totals }));
    expect(page).toMatch(/Paid by the marketplace\s*-₹100\.00/);
    expect(page).toMatch(/Amount payable\s*₹900\.00/);
    expect(page).toContain('Rupees One Thousand Only');
  });

  test('has the fees of delivery and payment where there are any', async () => {
    const totals = { ...INVOICE.totals, fees: 49_00, total: 1049_00, taxable: 1018_46, cgst: 15_27, sgst: 15_27 };
    const [page] = await pagesOf(printedPaper({ lines: [{ ...LINE, ...totals }], totals }));
    expect(page).toMatch(/Discount\s+Fees\s+Taxable/);
    expect(page).toContain('49.00');
    expect((await pagesOf(printedPaper()))[0]).not.toContain('Fees');
  });

  test('for a business has its name and GSTIN', async () => {
    const [page] = await pagesOf(printedPaper({ buyer: { name: 'Rao Textiles LLP', gstin: '36ZZTCR1204H1Z9' } }));
    expect(page).toContain('Rao Textiles LLP');
    expect(page).toContain('GSTIN 36ZZTCR1204H1Z9');
  });
});

test('a bill of supply has no tax, and says who may not collect any', async () => {
  const seller = { ...INVOICE.seller, isComposition: true };
  const [page] = await pagesOf(printedPaper({ seller, tax: 'NONE' }, 'BILL_OF_SUPPLY'));
  expect(page).toContain('Bill of Supply');
  expect(page).toContain(COMPOSITION_SENTENCE);
  expect(page).not.toMatch(/CGST|SGST|IGST|Taxable|Tax Invoice/);
});

test('a bill of who is not registered has neither GSTIN nor a word of tax', async () => {
  const [page] = await pagesOf(printedPaper({ seller: { ...INVOICE.seller, gstin: null }, tax: 'NONE' }, 'BILL'));
  expect(page).not.toMatch(/GST|tax|Reverse/i);
});

test('a credit note names what it takes from, and why', async () => {
  const credits = { number: 'A01/2627/000123', issuedOn: '2026-11-22', reason: 'The order was cancelled' };
  const [page] = await pagesOf({ ...printedPaper({ credits }, 'CREDIT_NOTE'), number: 'A01/2627/C00001' });
  for (const text of [
    'Credit Note',
    'A01/2627/C00001',
    'A01/2627/000123 of 22 Nov 2026',
    'The order was cancelled',
    '970.88',
  ]) {
    expect(page).toContain(text);
  }
});

test('many lines go on with further pages, each with the head of the table, and each paper begins a page', async () => {
  const lines = Array.from({ length: 55 }, (_, index) => ({
    ...LINE,
    description: `Piece number ${index + 1} of many`,
  }));
  const pages = await pagesOf(printedPaper({ lines }), printedPaper());
  expect(pages).toHaveLength(4);
  expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
    'Page 1 of 1',
  ]);
  for (const page of pages.slice(0, 3)) expect(page).toContain('Tax Invoice');
  for (const page of pages.slice(0, 2)) expect(page).toContain('Description');
  const found = [...pages.join('\n').matchAll(/Piece number (\d+) of many/g)].map(([, number]) => Number(number));
  expect(found).toEqual(lines.map((_, index) => index + 1));
});

test('a name of any length is printed, and no letter becomes another or a question mark', async () => {
  const word = 'Siddhivinayakaresidency'.repeat(12);
  const delivery = { ...INVOICE.delivery, name: 'Nguyễn Ａｓｈａ 💍', address: [word, '漢字 Road'] };
  const [page] = await pagesOf(printedPaper({ delivery }));
  expect(page).toContain('Nguyen Asha');
  expect(page!.replace(/\s/g, '')).toContain(word);
  expect(page!.replace(/\s/g, '')).toContain('[U+6F22][U+5B57]Road');
  expect(page).not.toContain('?');
});

describe('names in scripts of India', () => {
  const NAMES = {
    'श्रीमती प्रज्ञा क्षत्रिय': 'Shrimati Pragya Kshatriya',
    'শ্রীমতী উৎপল ৰাম': 'Shrimati Utpal Ram',
    'ਸਿੰਘ ਅੱਖਰ': 'Singh Akkhar',
    'પ્રજ્ઞા દ્વિવેદી': 'Pragya Dvivedi',
    'ପ୍ରଜ୍ଞା ଦ୍ୱିବେଦୀ': 'Pragya Dvibedi',
    'கொடி போகிறோம்': 'Koti Pokirom',
    'స్త్రీ ప్రజ్ఞ': 'Stri Pragya',
    'ಕರ್ನಾಟಕ ಪ್ರಜ್ಞಾ': 'Karnataka Pragya',
    'അവൻ എൻ്റെ': 'Avan Enre',
    'ᱥᱟᱱᱛᱟᱲᱤ ᱪᱤᱠᱤ': 'Santari Chiki',
    'ꯃꯤꯇꯩ ꯃꯌꯦꯛ': 'Mitei Mayek',
    'فاطمہ بیگم': 'Fatima Begum',
  };

  test.each(Object.entries(NAMES))('%s is printed so, and below as %s', async (name, latin) => {
    const seller = { ...INVOICE.seller, legalName: name };
    const delivery = { ...INVOICE.delivery, name, address: [name, 'Hyderabad 500002'] };
    const document = printedPaper({
      seller,
      delivery,
      buyer: { name, gstin: null },
      lines: [{ ...LINE, description: name }],
    });
    const bytes = await drawDocuments([document], loadShaper);
    const [words] = await wordsInScripts(bytes);
    const expected = name.normalize('NFC').split(' ');
    for (const word of expected) expect(words!.filter((one) => one === word).length).toBeGreaterThanOrEqual(8);
    const [page] = (await extractText(await getDocumentProxy(bytes))).text;
    expect(page).toContain(latin);
    expect(page).toContain(`${latin}, Hyderabad 500002`);
    expect(page).not.toContain('?');
  });

  test('of a business are printed as they were registered, and not otherwise', async () => {
    const seller = { ...INVOICE.seller, legalName: 'आशा ट्रेडर्स' };
    const buyer = { name: 'लक्ष्मी ज्वेलर्स', gstin: '36ZZTCR1204H1Z9' };
    const bytes = await drawDocuments([printedPaper({ seller, buyer })], loadShaper);
    const [words] = await wordsInScripts(bytes);
    for (const word of ['आशा', 'ट्रेडर्स', 'लक्ष्मी', 'ज्वेलर्स']) expect(words).toContain(word);
    expect((await extractText(await getDocumentProxy(bytes))).text[0]).not.toMatch(/Asha Tre|Lakshmi Jve/);
  });

  test('of a seller are printed so on statements of payouts and invoices of fees', async () => {
    const state = { code: '36', name: 'Telangana' };
    const registered = { legalName: 'فاطمہ جیولرز', gstin: '36ZZTCJ1234K1Z4', state };
    const seller = {
      ...registered,
      tradeName: 'Fatima',
      address: ['చార్మినార్ 7', 'Hyderabad'],
      pan: null,
      isComposition: false,
    };
    const house = { legalName: 'Ratnahaat', address: 'Plot 7, Hyderabad', gstin: '36ZZTCJ1234K1Z4', state };
    const amounts = { taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0, roundOff: 0, total: 118_00 };
    const statement: PrintedStatement = {
      kind: 'PAYOUT_STATEMENT',
      number: 'P-12',
      issuedOn: '2026-11-22',
      content: {
        payer: house,
        seller,
        status: 'Paid',
        account: 'HDFC',
        paidOn: null,
        reference: null,
        former: null,
        openingPaise: 0,
        closingPaise: 0,
        kinds: [],
        orders: [],
        amountPaise: 1000_00,
        amountInWords: 'Rupees One Thousand Only',
      },
    };
    const feePaper: PrintedFeePaper = {
      kind: 'FEE_INVOICE',
      number: 'F-1',
      issuedOn: '2026-11-30',
      month: '2026-11',
      content: {
        issuer: house,
        seller,
        placeOfSupply: state,
        tax: 'CGST_SGST',
        credits: [],
        lines: [{ service: 'commission', count: 3, taxBasisPoints: 1800, ...amounts }],
        totals: amounts,
        totalInWords: 'Rupees One Hundred and Eighteen Only',
      },
    };
    const bytes = await drawDocuments([statement, feePaper], loadShaper);
    for (const terms of await wordsInScripts(bytes))
      expect(terms).toEqual(expect.arrayContaining(['فاطمہ', 'جیولرز', 'చార్మినార్']));
    for (const page of (await extractText(await getDocumentProxy(bytes))).text)
      expect(page).toContain('Charminar 7, Hyderabad');
  });

  test('stay whole where a line ends within them', async () => {
    const word = 'क्षत्रिय'.repeat(40);
    const delivery = { ...INVOICE.delivery, address: [word] };
    const [words] = await wordsInScripts(await drawDocuments([printedPaper({ delivery })], loadShaper));
    expect(words!.join('')).toBe(word.repeat(2));
    // No line begins with a mark that belongs to the previous letter.
    expect(words!.filter((part) => /^\p{M}/u.test(part))).toEqual([]);
  });
});

test('the same papers are the same file', async () => {
  expect(await drawDocuments([printedPaper()], loadShaper)).toEqual(await drawDocuments([printedPaper()], loadShaper));
});
