import { csvRow } from '#contract/shop/csv.ts';
import type { Columns } from '#contract/shop/csv.ts';

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a body that is written while it is read, with its first rows fetched before: whoever may not read it is
 * told so in the answer, and one page at a time is held.
 * @param pages the rows, some at a time
 */
export async function csvBody<Row>(
  columns: Columns<Row>,
  pages: AsyncGenerator<readonly Row[], void>,
): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  const write = (rows: readonly Row[]) =>
    rows.map((row) => csvRow(Object.values(columns).map((valueOf) => valueOf(row)))).join('');
  let next = await pages.next();
  let head = BYTE_ORDER_MARK + csvRow(Object.keys(columns));
  return new ReadableStream(
    {
      async pull(controller) {
        // Who reads is answered with something, or with the end.
        for (let text = ''; text === '';) {
          if (next.done && head === '') return controller.close();
          text = head + (next.done ? '' : write(next.value));
          head = '';
          if (text !== '') controller.enqueue(encoder.encode(text));
          if (!next.done) next = await pages.next();
        }
        return undefined;
      },
      async cancel() {
        await pages.return();
      },
    },
    // Nothing is fetched ahead of who reads.
    { highWaterMark: 0 },
  );
}
