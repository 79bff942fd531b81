import { expect, test } from 'vitest';
import { csvBody } from './csv.ts';

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
