/** A column's value: a number, or a text that a spreadsheet must not run. */
export type Cell = string | number | boolean | null;

/** What spreadsheets run as a formula when a cell begins with it (OWASP, CSV Injection). */
const RUN = /^[=+\-@\t\r]/;

/** A cell by RFC 4180; a text that would run is led by an apostrophe, which spreadsheets take as 'this is text'. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const safe = RUN.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a body that is written while it is read, with its first rows fetched before: whoever may not read it is
 * told so in the answer, and one page at a time is held.
 * @param pages the rows, some at a time
 */
export async function csvBody<Row>(
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  pages: AsyncGenerator<readonly Row[], void>,
): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  const line = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;
  const write = (rows: readonly Row[]) =>
    rows.map((row) => line(Object.values(columns).map((valueOf) => valueOf(row)))).join('');
  let next = await pages.next();
  let head = BYTE_ORDER_MARK + line(Object.keys(columns));
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
