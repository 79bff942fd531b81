import * as z from 'zod/mini';
import type { Staff } from '#contract/calls/actor.ts';
import type { Permission } from '#contract/calls/roles.ts';
import type { ListAnswer, ListQuery } from '../../domain/console-list/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { IdParam } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { call } from '../call.ts';
import { answerRows, inJson, MAX_ROWS, Range, rowsAsked } from '../ranges.ts';

/*
 * The dialect of ra-data-simple-rest: a list is asked for with `sort`, `range` and `filter` as JSON in the query, and
 * answered as an array with a Content-Range header. Names of sorts and filters only pass through each resource's own
 * closed list; anything else is malformed.
 */

const DEFAULT_ROWS = 25;

const SORT_FAULT = 'Sort must be a field and a direction, such as ["id","DESC"]';

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
    sort: inJson(z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])], SORT_FAULT)),
    range: Range,
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
        const rows = rowsAsked(asked.range, DEFAULT_ROWS);
        const found = await resource.list(shop, staff, {
          filter: { ...(filter as z.output<z.ZodMiniObject<Filters>>), ids },
          sort: asked.sort ? { by: asked.sort[0], descending: asked.sort[1] === 'DESC' } : sortedBy,
          ...rows,
        });
        return answerRows(name, rows, found);
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
