import { csvRow, csvRowOf } from '#contract/shop/csv.ts';
import type { Columns } from '#contract/shop/csv.ts';

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a table as a stream. Its first rows are fetched before it starts, so that a refusal still becomes the answer.
 * It holds one page of rows at a time.
 * @param pages the rows, a page at a time
 */
export async function csvBody<Row>(
  columns: Columns<Row>,
  pages: AsyncGenerator<readonly Row[], void>,
): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  const write = (rows: readonly Row[]) => rows.map((row) => csvRowOf(columns, row)).join('');
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
    // Fetch the next page only when the client reads on.
    { highWaterMark: 0 },
  );
}
