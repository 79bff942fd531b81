import { and, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Admin, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { PlainRefusalCode } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { hasTrigrams, searchValues } from './conditions.ts';
import type { Conditions, FilterOf, Given } from './conditions.ts';
import { selectCount } from './rows.ts';
import type { ListAnswer, Rows } from './rows.ts';

/** The query of a console list. Names of sorts and filters were checked against a closed table before. */
export interface ListQuery<Sort extends string, Filter> extends Rows {
  filter: Filter & {
    ids?: number[] | undefined;
    /** The search text. Each list says where it searches. */
    q?: string | undefined;
    /** Only rows with a greater id: a cursor for reading a long list in parts. */
    after?: number | undefined;
  };
  sort: { by: Sort; descending: boolean };
}

/** A list of the console, with access to its single rows. */
export interface ConsoleList<Who extends Staff, Row, Sort extends string, Filter> {
  /** The names it can be sorted by. */
  sorts: readonly Sort[];
  /** The refusal for a row that is missing or belongs to another owner. */
  missing: PlainRefusalCode;
  list: (shop: Shop, staff: Who, query: ListQuery<Sort, Filter>) => Promise<ListAnswer<Row>>;
  /** @throws the refusal `missing` */
  one: (shop: Shop, staff: Who, id: number) => Promise<Row>;
}

/** A list over tables. Its rows can also be read in the batch that writes them. */
export interface TableList<Who extends Staff, Row, Sort extends string, Filter> extends ConsoleList<
  Who,
  Row,
  Sort,
  Filter
> {
  /** Reads one row, or none. */
  rowWithId: (shop: Shop, staff: Who, id: number) => Statement<Row[]>;
  /** Reads one row by another unique value, which is known before a new row has an id. */
  rowWithKey: (shop: Shop, staff: Who, key: string) => Statement<Row[]>;
  /** Reads one row that may have left the list. */
  formerRow: (shop: Shop, staff: Who, id: number) => Statement<Row[]>;
  /** Reads all rows whose ids the caller's query selects, in any order. */
  rowsAmong: <Values extends object>(
    ids: (params: Params<Values>) => SQL,
  ) => (shop: Shop, staff: Who, values: Values) => Statement<Row[]>;
}

type Sorting = AnySQLiteColumn | SQL | ((given: Given) => AnySQLiteColumn | SQL);
/** The owner of the rows: the seller in this column or by this condition, or the platform only. */
type Owner = AnySQLiteColumn | ((seller: SQL) => SQL) | 'platform';
type WhoOf<Own extends Owner> = Own extends 'platform' ? Admin : Staff;

interface Description<
  Selected extends SQLiteSelect,
  Row,
  Sort extends string,
  Filters extends Conditions,
  Own extends Owner,
> {
  id: AnySQLiteColumn;
  /** Another unique column, for lists whose rows the console creates. */
  key?: AnySQLiteColumn;
  /** The row: a dynamic SELECT without conditions and order. */
  select(db: Builder, given: Given): Selected;
  /** The tables that filters and search use, in the form that follows FROM. They are counted. */
  counted: SQL;
  /** For long lists. */
  index?: ListIndex;
  /** Sellers see their own rows only, in the list and by id, whatever they request. */
  owner: Own;
  /** The condition for every row of the list. */
  always?: SQL | ((given: Given) => SQL | undefined) | undefined;
  sorts: Record<Sort, Sorting>;
  filters: Filters;
  /** The conditions for the search text `q`; one must be true. */
  q: readonly SQL[];
  row(found: Awaited<Selected>[number], shop: Shop): Row;
  /** The refusal for a missing row. */
  missing: PlainRefusalCode;
}

/**
 * The index table of a long list: the one table of `counted` (`db/schema/catalogue/console-goods.ts`), which filters,
 * sorts and search use. The rows of a page are found in it, and `select` joins it to read only those.
 */
interface ListIndex {
  /** The row's id, and its seller. */
  id: AnySQLiteColumn;
  owner: AnySQLiteColumn;
  /** The last column of its indexes, if that is not the id. It orders rows with equal sort values. */
  lastSort?: AnySQLiteColumn;
  /** The condition for every row. */
  always?: SQL;
  /**
   * A condition for a superset of the rows that `q` finds, by a full-text index. It needs a text that is long enough
   * for it.
   */
  candidates?: SQL;
}

type Values = Record<string, unknown>;

/** A filter that is set. */
interface SetFilter {
  name: string;
  /** The value, for a filter with one condition per value. */
  word: string | undefined;
}

const valueOf = (name: string) => sql`${sql.placeholder(name)}`;
const seller = sql`${sql.placeholder('seller')}`;
const now = sql`${sql.placeholder('now')}`;
const today = sql`${sql.placeholder('today')}`;

/**
 * Returns a console list from one description: the list with its count, and single rows. Its statements are compiled
 * once for each combination of a sort and filters, whose number is limited.
 */
export function consoleList<
  Selected extends SQLiteSelect,
  Row,
  Sort extends string,
  Filters extends Conditions,
  const Own extends Owner,
>(described: Description<Selected, Row, Sort, Filters, Own>): TableList<WhoOf<Own>, Row, Sort, FilterOf<Filters>> {
  const { id, owner, always, sorts, filters, index } = described;
  /** The columns that select the rows of a page and count them. */
  const chosen = index ? { lastSort: index.id, always: undefined, ...index } : { id, lastSort: id, owner, always };
  const conditions: Conditions = {
    ...filters,
    ids: (value) => sql`${chosen.id} IN (SELECT value FROM json_each(${value}))`,
    q: () => or(...described.q)!,
    qLookedUp: () => and(index?.candidates, or(...described.q))!,
    after: (value) => sql`${chosen.id} > ${value}`,
  };

  /** Returns the condition for all rows of the list that the requester may see. */
  function seen(given: Given, by: { owner: Owner; always?: typeof always } = { owner, always }): SQL {
    const held = typeof by.always === 'function' ? by.always(given) : by.always;
    return and(held ?? sql`1`, ownedBy(given, by.owner))!;
  }

  function ownedBy(given: Given, by: Owner = owner): SQL | undefined {
    if (given.seller === undefined) return undefined;
    if (by === 'platform') return sql`0`;
    return typeof by === 'function' ? by(given.seller) : sql`${by} = ${given.seller}`;
  }

  /**
   * Returns the condition for the filters that are set. A filter with one condition per value has its value in `word`.
   */
  function all(query: readonly SetFilter[], given: Given): SQL {
    const held = query.map(({ name, word }) =>
      word === undefined ? conditions[name]!(valueOf(name), given) : conditions[name]!.ofWord!(word, given),
    );
    return and(seen(given, chosen), ...held)!;
  }

  /** Returns a statement that reads one row, in a version for the platform and one for a seller. */
  function single(condition: (given: Given, input: SQL) => SQL) {
    const [ofAll, ofSeller] = [undefined, seller].map((asker) => {
      const given = { seller: asker, now, today, asked: () => undefined };
      return statement((db, params: Params<{ asked: string | number } & Values>) =>
        described.select(db, given).where(condition(given, sql`${params.asked}`)),
      );
    });
    return (shop: Shop, staff: Staff, request: string | number): Statement<Row[]> => {
      const one = staff.kind === 'seller' ? ofSeller! : ofAll!;
      return shaped(shop, one({ ...valuesOf(shop, staff), asked: request }));
    };
  }

  /** Returns a statement that reads the rows whose ids a query selects. */
  function among<Asked extends object>(ids: (params: Params<Asked>) => SQL) {
    const [ofAll, ofSeller] = [undefined, seller].map((asker) => {
      const given = { seller: asker, now, today, asked: () => undefined };
      return statement((db, params: Params<Values>) =>
        described.select(db, given).where(and(seen(given), sql`${id} IN ${ids(params as Params<Asked>)}`)),
      );
    });
    return (shop: Shop, staff: Staff, asked: Asked): Statement<Row[]> => {
      const rows = staff.kind === 'seller' ? ofSeller! : ofAll!;
      return shaped(shop, rows({ ...valuesOf(shop, staff), ...asked }));
    };
  }

  /** Returns the terms of an ORDER BY. Rows with equal sort values are ordered by their ids. */
  function order(by: Sort, descending: boolean, given: Given): SQL[] {
    const sorting = sorts[by];
    const column = typeof sorting === 'function' ? sorting(given) : sorting;
    const direction = sql.raw(descending ? 'DESC' : 'ASC');
    return [column, ...(column === chosen.id ? [] : [chosen.lastSort])].map((term) => sql`${term} ${direction}`);
  }

  const compiled = new Map<string, ReturnType<typeof compile>>();
  function compile(asked: readonly SetFilter[], by: Sort, descending: boolean, given: Given) {
    const where = all(asked, given);
    const terms = order(by, descending, given);
    const read = statement((db, params: Params<Values>) =>
      described
        .select(db, given)
        .where(where)
        .orderBy(...terms)
        .limit(params.limit!)
        .offset(params.offset!),
    );
    const readChosen = statement((db, params: Params<Values>) =>
      described
        .select(db, given)
        .where(
          sql`${id} IN (SELECT ${chosen.id} FROM ${described.counted} WHERE ${where}
            ORDER BY ${sql.join(terms, sql`, `)} LIMIT ${params.limit!} OFFSET ${params.offset!})`,
        )
        .orderBy(...terms),
    );
    return {
      rows: index ? readChosen : read,
      total: statement((db, _: Params<Values>) => selectCount(db, sql`${described.counted} WHERE ${where}`)),
    };
  }

  /** Maps the rows of a statement to the list's rows. */
  function shaped(shop: Shop, { read, ...bound }: Statement<unknown>): Statement<Row[]> {
    return {
      ...bound,
      read: (answer) => (read(answer) as Awaited<Selected>).map((found) => described.row(found, shop)),
    };
  }

  const valuesOf = (shop: Shop, staff: Staff) => ({
    seller: sellerIdOf(staff),
    now: shop.now,
    today: kolkataDay(shop.now),
  });

  const rowWithId = single((given, asked) => and(seen(given), sql`${id} = ${asked}`)!);
  const rowWithKey = single((given, asked) => and(seen(given), sql`${described.key ?? id} = ${asked}`)!);
  const formerRow = single((given, asked) => and(ownedBy(given), sql`${id} = ${asked}`)!);

  return {
    sorts: Object.keys(sorts) as Sort[],
    missing: described.missing,
    rowWithId,
    rowWithKey,
    formerRow,
    rowsAmong: among,

    async one(shop, staff, which) {
      const [[row]] = await shop.read(rowWithId(shop, staff, which));
      return row ?? refuse(described.missing);
    },

    async list(shop, staff, { filter: { ids, q, ...filter }, sort: { by, descending }, offset, limit }) {
      const asked: Values = {
        ...filter,
        ...(ids && { ids: JSON.stringify(ids) }),
      };
      const search = q ? searchValues(q) : {};
      // A separate condition, since the values of the search text belong to no filter.
      const searching = q && index?.candidates && hasTrigrams(q) ? 'qLookedUp' : 'q';
      const names = Object.keys(conditions).filter((name) => (name === searching ? q : asked[name] !== undefined));
      const set = names.map((name) => ({ name, word: conditions[name]!.ofWord && String(asked[name]) }));
      const shape = [by, descending, staff.kind, ...set.map(({ name, word }) => `${name} ${word}`)].join();
      let list = compiled.get(shape);
      if (!list) {
        list = compile(set, by, descending, {
          seller: staff.kind === 'seller' ? seller : undefined,
          now,
          today,
          asked: (name) => (names.includes(name) ? valueOf(name) : undefined),
        });
        compiled.set(shape, list);
      }
      const values = { ...valuesOf(shop, staff), ...asked, ...search, offset, limit };
      const [rows, [counted]] = await shop.read(shaped(shop, list.rows(values)), list.total(values));
      return { rows, total: counted?.total ?? 0 };
    },
  };
}

/**
 * Returns a list whose rows need several statements. It reads the ids of the page first and then their rows: two round
 * trips.
 */
export function readByIds<Who extends Staff, Row extends { id: number }, Sort extends string, Filter>(
  chosen: ConsoleList<Who, number, Sort, Filter>,
  read: {
    /** Reads the rows of these ids, in any order. */
    rows: (shop: Shop, staff: Who, ids: number[]) => Promise<Row[]>;
    one: (shop: Shop, staff: Who, id: number) => Promise<Row>;
  },
): ConsoleList<Who, Row, Sort, Filter> {
  return {
    sorts: chosen.sorts,
    missing: chosen.missing,
    one: read.one,
    async list(shop, staff, query) {
      const { rows: ids, total } = await chosen.list(shop, staff, query);
      const found = await read.rows(shop, staff, ids);
      const byId = new Map(found.map((row) => [row.id, row]));
      return { rows: ids.map((id) => byId.get(id)!), total };
    },
  };
}
