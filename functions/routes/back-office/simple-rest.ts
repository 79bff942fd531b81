import * as z from 'zod/mini';
import type { Admin, Staff } from '#contract/calls/actor.ts';
import { permissionToChange, RESOURCES, whoChanges } from '#contract/calls/resources.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import type { Columns } from '#contract/shop/csv.ts';
import type { ConsoleList, ListAnswer, ListQuery } from '../../domain/platform/console-list/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { CSV, json } from '../../http/answers.ts';
import { IdParam, WithHeaders } from '../../http/call.ts';
import { csvBody } from '../../http/csv.ts';
import type { Call } from '../../http/call.ts';
import { call } from '../call.ts';
import { answerRows, inJson, MAX_ROWS, Range, rowsAsked } from '../ranges.ts';
import { searchText } from './search-text.ts';

/*
 * The dialect of ra-data-simple-rest: a list is requested with `sort`, `range` and `filter` as JSON in the query. The
 * response is an array with a Content-Range header. Each resource has a closed list of names for sorts and filters.
 * Other names are malformed.
 */

const DEFAULT_ROWS = 25;

const SORT_FAULT = 'Sort must be a field and a direction, such as ["id","DESC"]';

/** Filters of every list: the search text, and the ids of getMany. */
const SEARCH = { q: z.optional(z.string().check(z.overwrite(searchText), z.maxLength(100))) };
const Ids = z.object({ id: z.optional(z.array(z.int()).check(z.maxLength(MAX_ROWS))) });

/** The staff that may use a resource. */
type StaffOf<Name extends ResourceName> = 'seller' extends (typeof RESOURCES)[Name]['who'][number] ? Staff : Admin;

/** A write: its name, its body, and the domain function that executes it. */
interface Write<Body extends z.ZodMiniType, Run> {
  summary: string;
  body: Body;
  /** The refusals of its domain function. */
  refuses?: readonly RefusalCode[];
  /** Whether the request moves money, if the permission alone does not say so. */
  asksAgain?: (body: z.output<Body>) => boolean;
  run: Run;
}

/**
 * A resource of the console. Its name is the address, `/api/admin/{name}`, and determines who may read and change it.
 */
export interface Resource<
  Name extends ResourceName,
  Row extends z.ZodMiniType,
  Sort extends string,
  Filter,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
  Full extends z.ZodMiniType,
> {
  name: Name;
  row: Row;
  rows: ConsoleList<StaffOf<Name>, z.output<Row>, Sort, Filter>;
  /** One row with all editable fields, if the list shows fewer. */
  full?: { row: Full; one(shop: Shop, staff: StaffOf<Name>, id: number): Promise<z.output<Full>> };
  /** The default sort of the list. */
  sortedBy: { by: NoInfer<Sort>; descending: boolean };
  /** The schema of each filter. */
  filters: { [Asked in keyof Filter]-?: z.ZodMiniType<NonNullable<Filter[Asked]>> };
  /** Exports all rows for a spreadsheet; made by `csvOf`. */
  exported?: (shop: Shop, staff: StaffOf<Name>) => Promise<ReadableStream>;
  create?: Write<Create, (shop: Shop, staff: StaffOf<Name>, body: z.output<Create>) => Promise<z.output<Full>>> & {
    /**
     * Returns the row that an earlier request with this Idempotency-Key created, found by the body or by the reference
     * that request noted.
     */
    again(shop: Shop, staff: StaffOf<Name>, body: z.output<Create>, reference: string): Promise<z.output<Full>>;
  };
  /** A repeated request returns the row as it is now. */
  update?: Write<
    Update,
    (shop: Shop, staff: StaffOf<Name>, id: number, body: z.output<Update>) => Promise<z.output<Full>>
  >;
  /** Archives a row. */
  archive?: {
    summary: string;
    refuses?: readonly RefusalCode[];
    run(shop: Shop, staff: StaffOf<Name>, id: number): Promise<z.output<Full>>;
    /** Returns the row that an earlier request archived. */
    again(shop: Shop, staff: StaffOf<Name>, id: number): Promise<z.output<Full>>;
  };
}

/**
 * Returns the calls of a resource: getList, getMany and getOne of the data provider and, if the resource has them,
 * create, update and delete. Each of these writes happens once for an Idempotency-Key.
 */
export function resource<
  Name extends ResourceName,
  Row extends z.ZodMiniType,
  Sort extends string,
  Filter,
  Create extends z.ZodMiniType = z.ZodMiniType,
  Update extends z.ZodMiniType = z.ZodMiniType,
  Full extends z.ZodMiniType = Row,
>(described: Resource<Name, Row, Sort, Filter, Create, Update, Full>): Call<Shop>[] {
  const { name, row, rows, sortedBy, exported, create, update, archive } = described;
  // Without a separate full row, the list's row is the full one.
  const full = described.full ?? ({ row, one: rows.one } as unknown as NonNullable<typeof described.full>);
  const { who, read } = RESOURCES[name];
  // RESOURCES says who may call, but the compiler cannot look that up by a generic name.
  const asStaff = (staff: Staff) => staff as StaffOf<Name>;
  const one = `/api/admin/${name}/:id{[0-9]+}` as const;
  const params = z.object({ id: IdParam });
  const filters = Object.entries<z.ZodMiniType>(described.filters).map(([asked, value]) => [asked, z.optional(value)]);
  const query = z.object({
    sort: inJson(z.tuple([z.enum(rows.sorts), z.enum(['ASC', 'DESC'])], SORT_FAULT)),
    range: Range,
    filter: inJson(z.strictObject({ ...SEARCH, ...(Object.fromEntries(filters) as object), ...Ids.shape })),
  });
  return [
    call({
      method: 'GET',
      path: `/api/admin/${name}`,
      summary: `${name} for the console: a seller's own, or all.`,
      who,
      may: read,
      query,
      answer: json(z.array(row)),
      async run(shop, staff, { query: asked }) {
        const { id: ids, ...filter } = asked.filter ?? {};
        const range = rowsAsked(asked.range, DEFAULT_ROWS);
        const found = await rows.list(shop, asStaff(staff), {
          filter: { ...(filter as Filter), ids },
          sort: asked.sort ? { by: asked.sort[0], descending: asked.sort[1] === 'DESC' } : sortedBy,
          ...range,
        });
        return answerRows(name, range, found);
      },
    }),
    call({
      method: 'GET',
      path: one,
      summary: `One of ${name}.`,
      who,
      may: read,
      params,
      answer: json(full.row),
      refuses: [rows.missing],
      run: (shop, staff, { params: { id } }) => full.one(shop, asStaff(staff), id),
    }),
    ...(exported
      ? [
          call({
            method: 'GET',
            path: `/api/admin/${name}/export.csv`,
            summary: `All of ${name} for a spreadsheet: a seller's own, or all.`,
            who,
            may: read,
            answer: CSV,
            async run(shop, staff) {
              return new WithHeaders(await exported(shop, asStaff(staff)), {
                'Content-Disposition': `attachment; filename="${name}.csv"`,
              });
            },
          }),
        ]
      : []),
    ...(create
      ? [
          call({
            method: 'POST',
            path: `/api/admin/${name}`,
            summary: create.summary,
            who: whoChanges(RESOURCES[name]),
            may: permissionToChange(name),
            body: create.body,
            answer: json(full.row),
            refuses: create.refuses ?? [],
            run: (shop, staff, { body }) => create.run(shop, asStaff(staff), body as z.output<Create>),
            again: (shop, staff, { body }, reference) =>
              create.again(shop, asStaff(staff), body as z.output<Create>, reference),
          }),
        ]
      : []),
    ...(update
      ? [
          call({
            method: 'PUT',
            path: one,
            summary: update.summary,
            who: whoChanges(RESOURCES[name]),
            may: permissionToChange(name),
            params,
            body: update.body,
            answer: json(full.row),
            refuses: [rows.missing, ...(update.refuses ?? [])],
            current: full.row,
            asksAgain: ({ body }) => update.asksAgain?.(body as z.output<Update>) ?? false,
            run: (shop, staff, { params: { id }, body }) =>
              update.run(shop, asStaff(staff), id, body as z.output<Update>),
            again: (shop, staff, { params: { id } }) => full.one(shop, asStaff(staff), id),
          }),
        ]
      : []),
    ...(archive
      ? [
          call({
            method: 'DELETE',
            path: one,
            summary: archive.summary,
            who: whoChanges(RESOURCES[name]),
            may: permissionToChange(name),
            params,
            answer: json(full.row),
            refuses: [rows.missing, ...(archive.refuses ?? [])],
            run: (shop, staff, { params: { id } }) => archive.run(shop, asStaff(staff), id),
            again: (shop, staff, { params: { id } }) => archive.again(shop, asStaff(staff), id),
          }),
        ]
      : []),
  ];
}

/** A list that can be read completely, in the order of its ids. */
interface EveryRow<Who extends Staff, Row extends { id: number }> {
  list(shop: Shop, staff: Who, query: ListQuery<'id', object>): Promise<ListAnswer<Row>>;
}

/** The number of rows of an export that are in memory at once. */
const EXPORTED_AT_ONCE = 500;

/**
 * Exports all rows of a list that the member of staff may see.
 * @param linesOf returns the lines of the file for a row; by default one line
 */
export function csvOf<Who extends Staff, Row extends { id: number }, Line = Row>(
  rows: EveryRow<Who, Row>,
  columns: Columns<Line>,
  linesOf: (row: Row) => Line[] = (row) => [row as unknown as Line],
) {
  return (shop: Shop, staff: Who) => csvBody(columns, linesOfPages(pagesOf(rows, shop, staff), linesOf));
}

async function* linesOfPages<Row, Line>(pages: AsyncGenerator<readonly Row[], void>, linesOf: (row: Row) => Line[]) {
  for await (const rows of pages) yield rows.flatMap(linesOf);
}

/** Yields all rows of a list in pages, ordered by id, so that rows added meanwhile do not shift the pages. */
async function* pagesOf<Who extends Staff, Row extends { id: number }>(
  rows: EveryRow<Who, Row>,
  shop: Shop,
  staff: Who,
) {
  for (let after: number | undefined = 0; after !== undefined;) {
    const found: Row[] = (
      await rows.list(shop, staff, {
        filter: { after },
        sort: { by: 'id', descending: false },
        offset: 0,
        limit: EXPORTED_AT_ONCE,
      })
    ).rows;
    yield found;
    after = found.length < EXPORTED_AT_ONCE ? undefined : found.at(-1)!.id;
  }
}
