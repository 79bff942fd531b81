import { describe, expect, test } from 'vitest';
import { PayoutPreview } from '#contract/calls/payouts.ts';
import { RemittancePreview } from '#contract/calls/remittances.ts';
import { addDays } from '#contract/shop/dates.ts';
import { remittanceFile, shippedWithCash } from '../../support/cash.ts';
import { clock } from '../../support/clock.ts';
import { windowsBytes } from '../../support/excel.ts';
import { sendForm } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/api/admin/remittances';
const A_DAY = 86_400;

const entries = () =>
  shop.rows(
    "SELECT kind, amount_paise AS amount FROM ledger_entries WHERE key LIKE '%:remittance:%' AND at > ? ORDER BY id",
    started,
  );
const lines = () => Number(shop.row('SELECT count(*) AS count FROM cod_remittances').count);
const started = clock.now();

describe('a courier’s file', () => {
  test('with a day that cannot be true names its row, and nothing is written', async () => {
    const before = lines();
    for (const [on, fault] of [
      ['9999-12-31', 'Row 2: Date is after today'],
      [addDays(clock.today(), 2), 'Row 2: Date is after today'],
      ['1970-01-01', 'Row 2: Date is before 2020'],
    ] as const) {
      const file = remittanceFile([{ awb: 'SBX1', amount: 100, on }]);
      const preview = (await admin.post(`${PATH}/preview`, file)).as(RemittancePreview);
      expect(preview.faults).toEqual([{ row: 2, fault: fault.slice('Row 2: '.length) }]);
      expect(preview.lines).toEqual([]);
      expect(await admin.post(PATH, file)).toRefuseFields({ file: fault });
    }
    expect(lines()).toBe(before);
  });

  test('is shown first, line by line, then written once: the same file twice changes nothing', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900, stock: 20 })];
    const parcels = [];
    for (let count = 0; count < 3; count += 1) parcels.push(await shippedWithCash(shop, asha, sku));
    const [full, short, double] = parcels as [(typeof parcels)[0], (typeof parcels)[0], (typeof parcels)[0]];
    const file = remittanceFile([
      full,
      { ...short, amount: short.amount - 100 },
      double,
      { ...double, utr: 'AGAIN' },
      { awb: 'NOBODYS', amount: 12.5 },
    ]);
    const before = lines();
    const preview = (await admin.post(`${PATH}/preview`, file)).as(RemittancePreview);
    const outcomes = ['RECEIVED', 'SHORT', 'RECEIVED', 'DOUBLE', 'UNKNOWN'];
    expect(preview.lines.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(lines()).toBe(before);

    const imported = (await admin.post(PATH, file)).as(RemittancePreview);
    expect(imported.lines).toEqual(preview.lines);
    const expected = [
      ['codReceived', full.amount],
      ['codReceived', short.amount - 100],
      ['codReceived', double.amount],
      ['codUnmatched', double.amount],
      ['codUnmatched', 12.5],
    ].map(([kind, rupees]) => ({ kind, amount: Number(rupees) * 100 }));
    expect(entries()).toEqual(expected);
    const again = (await admin.post(PATH, file)).as(RemittancePreview);
    expect(new Set(again.lines.map(({ outcome }) => outcome))).toEqual(new Set(['KNOWN']));
    expect(again.total).toBe(0);
    expect([lines(), entries()]).toEqual([before + 5, expected]);

    // A later line pays the missing amount.
    const rest = (await admin.post(PATH, remittanceFile([{ ...short, amount: 100, utr: 'REST' }]))).as(
      RemittancePreview,
    );
    expect(rest.lines[0]).toMatchObject({ outcome: 'RECEIVED', expected: 100_00 });
  });

  test('that comes in twice at once is written once', async () => {
    const file = remittanceFile([
      await shippedWithCash(shop, await shop.customer('ravi'), await shop.sku({ price: 900 })),
    ]);
    const before = lines();
    const answers = await Promise.all([admin.post(PATH, file), admin.post(PATH, file)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(lines()).toBe(before + 1);
  });

  test.each([
    ['AWB,Amount,Date\r\nA,1,2026-11-20', 'Row 1: There is no column “UTR”'],
    ['AWB,Amount,Date,UTR\r\nA,minus,2026-11-20,U', 'Row 2: Amount must be rupees above 0, such as 1299.00'],
    ['AWB,Amount,Date,UTR\r\nA,1,2026-02-30,U', 'Row 2: Date must be a day, such as 2026-11-20 or 20/11/2026'],
  ])('that cannot be read is told why, and nothing of it is written: %j', async (file, fault) => {
    const before = lines();
    expect((await admin.post(PATH, { file })).json).toMatchObject({ fields: { file: fault } });
    expect((await admin.post(`${PATH}/preview`, { file })).as(RemittancePreview).faults).toHaveLength(1);
    expect(lines()).toBe(before);
  });

  describe('as couriers and spreadsheets write it:', () => {
    const AWB = '19041424751540';
    const preview = async (content: string | Uint8Array<ArrayBuffer>) =>
      (await sendForm(admin, `${PATH}/preview`, { file: new File([content], 'cod.csv') })).as(RemittancePreview);
    const line = { awb: AWB, amount: 129900, paidOn: '2026-11-20', utr: 'HDFCN526092' };

    test.each([
      ['an apostrophe before long numbers', `'${AWB},1299,2026-11-20,'HDFCN526092`],
      ['long numbers as formulas', `"=""${AWB}""",1299,2026-11-20,"=""HDFCN526092"""`],
      ['spaces in both', `1904 1424 7515 40,1299,2026-11-20,HDFC N526 092`],
      ['signs nobody sees', `\u202a${AWB}\u202c,1299,2026-11-20,HDFCN526092\u200b`],
      ['a day with its time', `${AWB},1299,20-11-2026 14:05,HDFCN526092`],
      ['an instant', `${AWB},1299,2026-11-19T20:00:00Z,HDFCN526092`],
      ['rupees in India’s way', `${AWB},"Rs. 1,299/-",20 Nov 2026,HDFCN526092`],
    ])('%s', async (_, row) => {
      const read = await preview(`AWB,Amount,Date,UTR\r\n${row}\r\n`);
      expect(read.faults).toEqual([]);
      expect(read.lines).toMatchObject([line]);
    });

    test('a mark before it, a line for Excel, titles above, a total below, and other names of columns', async () => {
      const rows =
        'Remittance of 20 Nov, 2026;;;;\r\nUTR No.;AWB Code;Courier;COD Amount (rupees);Remitted Date\r\n' +
        `HDFCN526092;${AWB};Vayu;1299.00;20/11/2026\r\n;Total;;1299.00;\r\n`;
      for (const file of [`\uFEFFsep=;\r\n${rows}`, `sep=;\r\n${rows}`]) {
        const read = await preview(file);
        expect(read.faults).toEqual([]);
        expect(read.lines).toMatchObject([{ ...line, row: 4 }]);
        expect(read.leftOut).toEqual([
          { row: 2, reason: 'This row is above the names of the columns' },
          { row: 5, reason: 'This row is a total' },
        ]);
      }
    });

    test('in the letters of plain CSV', async () => {
      const row = `${AWB},“CAFÉ” – O’Neil,1299,2026-11-20,HDFCN526092`;
      const read = await preview(windowsBytes(`AWB,Customer,Amount,Date,UTR\r\n${row}\r\n`));
      expect(read.lines).toMatchObject([line]);
    });

    test('as its text, with the mark a file has', async () => {
      const file = `\uFEFFAWB,Amount,Date,UTR\n${AWB},1299,2026-11-20,HDFCN526092`;
      expect((await admin.post(`${PATH}/preview`, { file })).as(RemittancePreview).lines).toMatchObject([line]);
    });

    const HEAD = 'AWB,Amount,Date,UTR\n';
    test.each([
      ['a workbook', 'PK\u0003\u0004', 1, /workbook.*CSV UTF-8/],
      ['a number that a spreadsheet cut', `${HEAD}1.90414E+13,1299,2026-11-20,U1\n`, 2, /cut the end of this AWB/],
      ['a power of ten for an amount', `${HEAD}${AWB},1.3E+03,2026-11-20,U1\n`, 2, /Amount must be rupees/],
      ['the number of a day', `${HEAD}${AWB},1299,46346,U1\n`, 2, /Date must be a day/],
      ['a row that only looks like a total', `${HEAD},1299,2026-11-20,U1\n`, 2, /AWB is not readable/],
    ])('but not %s', async (_, file, row, fault) => {
      const read = await preview(file);
      expect(read.faults).toEqual([{ row, fault: expect.stringMatching(fault) as string }]);
    });

    test('two files under one key are two requests, and the second is refused', async () => {
      const send = (awb: string) => {
        const file = new File([`${HEAD}${awb},5,2026-11-20,${awb}\n`], 'a.csv');
        return sendForm(admin, PATH, { file }, `two-files-${shop.mark}`);
      };
      const before = lines();
      const awbsOf = async (awb: string) => (await send(awb)).as(RemittancePreview).lines.map((one) => one.awb);
      expect(await awbsOf(`A${shop.mark}`)).toEqual([`A${shop.mark}`]);
      expect(await awbsOf(`A${shop.mark}`)).toEqual([`A${shop.mark}`]);
      expect(await send(`B${shop.mark}`)).toRefuse(422, 'IDEMPOTENCY_KEY_REUSED');
      expect(lines()).toBe(before + 1);
    });
  });

  test('belongs to the house alone', async () => {
    expect(await shop.seller('meera').post(PATH, remittanceFile([]))).toRefuse(403, 'NOT_PERMITTED');
    const reader = await shop.staff({ subRole: 'readOnly' });
    expect(await reader.post(PATH, remittanceFile([]))).toRefuse(403, 'NOT_PERMITTED');
  });
});

test('cash makes its order payable once it was received, after the time to return it, and is missed until then', async () => {
  const parcel = await shippedWithCash(shop, await shop.customer('leela'), await shop.sku({ price: 1900 }));
  await shop.job('post-ledger');
  const pendingOf = async () => {
    const owner = await shop.staff({ seller: 'meera', subRole: 'owner' });
    return (await owner.get('/api/payouts/balance')).json as {
      payable: number;
      pending: { hold: string; amount: number }[];
    };
  };
  const held = async (hold: string) => (await pendingOf()).pending.find((part) => part.hold === hold)?.amount ?? 0;
  expect(await held('RETURN_WINDOW')).toBeGreaterThan(1000);
  await shop.later(11 * A_DAY, async () => {
    const later = await shop.staff({ subRole: 'finance' });
    const missing = (await later.get(`${PATH}/missing`)).json as { awb: string }[];
    expect(missing.map(({ awb }) => awb)).toContain(parcel.awb);
    const [waiting, { payable: before }] = [await held('COD_NOT_RECEIVED'), await pendingOf()];
    expect((await later.post(PATH, remittanceFile([parcel]))).status).toBe(200);
    const { payable: after } = await pendingOf();
    expect(Math.round((after - before) * 100)).toBe(Math.round((waiting - (await held('COD_NOT_RECEIVED'))) * 100));
    expect(after - before).toBeGreaterThan(1000);
    const { sellers } = (await later.get('/api/admin/payouts/preview')).as(PayoutPreview);
    expect(sellers.length).toBeGreaterThan(0);
  });
});
