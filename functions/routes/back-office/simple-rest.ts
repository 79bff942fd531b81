import * as z from 'zod/mini';
import type { Staff } from '#contract/actor.ts';
import type { Permission } from '#contract/roles.ts';
import { COUNT_LIMIT } from '../../domain/listing/index.ts';
import type { ListAnswer, ListQuery } from '../../domain/listing/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { IdParam, WithHeaders } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { call } from '../call.ts';

/*
 * The dialect of ra-data-simple-rest: a list is asked for with `sort`, `range` and `filter` as JSON in the query, and
 * answered as an array with a Content-Range header. Names of sorts and filters only pass through each resource's own
 * closed list; anything else is malformed.
 */

/** Rows one answer holds at most. */
const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;

type Shape = Record<string, z.ZodMiniType>;

/** A resource of the console: the name is the address, `/api/admin/{name}`. */
export interface Resource<Row extends z.ZodMiniType, Sort extends string, Filters extends Shape> {
  name: string;
  /** Staff of sellers and of the house, where nothing else is said. */
  who?: readonly ('seller' | 'admin')[];
  may: Permission;
  row: Row;
  sorts: readonly Sort[];
  /** How the list is sorted unless it is asked otherwise. */
  sortedBy: { by: Sort; descending: boolean };
  filters: Filters;
  list(
    shop: Shop,
    staff: Staff,
    query: ListQuery<Sort, z.output<z.ZodMiniObject<Filters>> & { ids: number[] | undefined }>,
  ): Promise<ListAnswer<z.output<Row>>>;
  one(shop: Shop, staff: Staff, id: number): Promise<z.output<Row>>;
}

/** The calls a resource is read by: getList, getMany and getOne of the data provider. */
export function readCalls<Row extends z.ZodMiniType, const Sort extends string, Filters extends Shape>(
  resource: Resource<Row, Sort, Filters>,
): Call<Shop>[] {
  const { name, row, sorts, sortedBy, filters, may, who = ['seller', 'admin'] } = resource;
  const Ids = z.object({ id: z.optional(z.array(z.int()).check(z.maxLength(MAX_ROWS))) });
  const query = z.object({
    sort: inJson(z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])])),
    range: inJson(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())])),
    filter: inJson(z.strictObject({ ...filters, ...Ids.shape })),
  });
  return [
    call({
      method: 'GET',
      path: `/api/admin/${name}`,
      summary: `${name} for the console: a seller's own, or all.`,
      who,
      may,
      query,
      answer: z.array(row),
      async run(shop, staff, { query: asked }) {
        const { id: ids, ...filter } = (asked.filter ?? {}) as z.output<typeof Ids>;
        const [from, to] = asked.range ?? [0, DEFAULT_ROWS - 1];
        const limit = Math.min(Math.max(to - from + 1, 1), MAX_ROWS);
        const { rows, total } = await resource.list(shop, staff, {
          filter: { ...(filter as z.output<z.ZodMiniObject<Filters>>), ids },
          sort: asked.sort ? { by: asked.sort[0], descending: asked.sort[1] === 'DESC' } : sortedBy,
          offset: from,
          limit,
        });
        return new WithHeaders(rows, {
          'Content-Range': `${name} ${from}-${from + Math.max(rows.length - 1, 0)}/${total}`,
          ...(total >= COUNT_LIMIT ? { 'X-Has-Next': String(rows.length === limit) } : {}),
        });
      },
    }),
    call({
      method: 'GET',
      path: `/api/admin/${name}/:id{[0-9]+}`,
      summary: `One of ${name}.`,
      who,
      may,
      params: z.object({ id: IdParam }),
      answer: row,
      run: (shop, staff, { params }) => resource.one(shop, staff, params.id),
    }),
  ];
}

/** A value that travels as JSON in one query parameter, and may be left out. */
function inJson<Schema extends z.ZodMiniType>(schema: Schema) {
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
