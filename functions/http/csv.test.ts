import { expect, test } from 'vitest';
import { csvBody, csvCell } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [-3, '-3'],
  [0.5, '0.5'],
  [true, 'yes'],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@SUM', "'@SUM"],
  ['\t=1', "'\t=1"],
  ['झुमका', 'झुमका'],
])('%j is written as %j', (value, text) => {
  expect(csvCell(value)).toBe(text);
});

test('a table is written page by page, each fetched when the one before it was read', async () => {
  let fetched = 0;
  async function* pages() {
    for (const page of [[1, 2], [3], []]) {
      fetched += 1;
      yield page;
    }
  }
  const body = await csvBody({ Number: (row: number) => row, Twice: (row) => row * 2 }, pages());
  expect(fetched).toBe(1);
  expect(await new Response(body).text()).toBe('Number,Twice\r\n1,2\r\n2,4\r\n3,6\r\n');
});
