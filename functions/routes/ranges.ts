import * as z from 'zod/mini';
import { COUNT_LIMIT } from '../domain/platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../domain/platform/console-list/index.ts';
import { WithHeaders } from '../http/call.ts';

/*
 * Paging for lists that the specification defines as plain arrays, in the dialect of ra-data-simple-rest.
 * `range=[0,24]` requests the first 25 rows. `Content-Range: skus 0-24/797` states which rows the response has, and the
 * total.
 */

/** The maximum number of rows in one response. */
export const MAX_ROWS = 100;

const RANGE_FAULT = 'Range must be the numbers of the first and the last row, such as [0,24]';
const RowNumber = z.int(RANGE_FAULT).check(z.nonnegative(RANGE_FAULT));

export const Range = inJson(
  z.tuple([RowNumber, RowNumber], RANGE_FAULT).check(z.refine(([from, to]) => from <= to, RANGE_FAULT)),
);

/** Returns the rows of a range, or the first `byDefault` rows without one. */
export function rowsAsked(range: [number, number] | undefined, byDefault = MAX_ROWS): Rows {
  const [from, to] = range ?? [0, byDefault - 1];
  return { offset: from, limit: Math.min(Math.max(to - from + 1, 1), MAX_ROWS) };
}

/** Returns rows with the headers that state their range. */
export function answerRows<Row>(name: string, input: Rows, { rows, total }: ListAnswer<Row>): WithHeaders<Row[]> {
  return new WithHeaders(rows, {
    'Content-Range': `${name} ${input.offset}-${input.offset + Math.max(rows.length - 1, 0)}/${total}`,
    ...(total >= COUNT_LIMIT ? { 'X-Has-Next': String(rows.length === input.limit) } : {}),
  });
}

/** Returns the schema of an optional query parameter whose value is JSON. */
export function inJson<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(4000)),
        z.transform((text, context): unknown => {
          try {
            return JSON.parse(text) as unknown;
          } catch {
            context.issues.push({ code: 'invalid_format', format: 'json_string', input: text });
            return z.NEVER;
          }
        }),
      ),
      schema as z.ZodMiniType<z.output<Schema>, unknown>,
    ),
  );
}
