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

/** What a list of the console asks for. Names of sorts and filters were checked against a closed table before. */
export interface ListQuery<Sort extends string, Filter> extends Rows {
  filter: Filter & {
    ids?: number[] | undefined;
    /** The text somebody searches for; each list says where. */
    q?: string | undefined;
    /** Only rows with a greater id: how all of a long list are read, some at a time. */
    after?: number | undefined;
  };
  sort: { by: Sort; descending: boolean };
}

/** A list of the console and its single rows. */
export interface ConsoleList<Who extends Staff, Row, Sort extends string, Filter> {
  /** The names it can be sorted by. */
  sorts: readonly Sort[];
  /** The refusal for a row that is not there, or is somebody else's. */
  missing: PlainRefusalCode;
  list: (shop: Shop, staff: Who, query: ListQuery<Sort, Filter>) => Promise<ListAnswer<Row>>;
  /** @throws the refusal `missing` */
  one: (shop: Shop, staff: Who, id: number) => Promise<Row>;
}

/** A list over tables: its rows can be read in the batch that writes them, too. */
export interface TableList<Who extends Staff, Row, Sort extends string, Filter> extends ConsoleList<
  Who,
  Row,
  Sort,
  Filter
> {
  /** Reads one row, or none. */
  rowWithId: (shop: Shop, staff: Who, id: number) => Statement<Row[]>;
  /** The same by what else is unique of it, which is known before a new row has an id. */
  rowWithKey: (shop: Shop, staff: Who, key: string) => Statement<Row[]>;
  /** The same of a row that may have been taken out of the list. */
  formerRow: (shop: Shop, staff: Who, id: number) => Statement<Row[]>;
  /** Reads all rows whose ids a query of the caller's names, in any order. */
  rowsAmong: <Values extends object>(
    ids: (params: Params<Values>) => SQL,
  ) => (shop: Shop, staff: Who, values: Values) => Statement<Row[]>;
}

type Sorting = AnySQLiteColumn | SQL | ((given: Given) => AnySQLiteColumn | SQL);
/** Whose the rows are: of the seller in this column, or that this condition knows; or the house's alone. */
type Owner = AnySQLiteColumn | ((seller: SQL) => SQL) | 'house';
type WhoOf<Own extends Owner> = Own extends 'house' ? Admin : Staff;

interface Description<
  Selected extends SQLiteSelect,
  Row,
  Sort extends string,
  Filters extends Conditions,
  Own extends Owner,
> {
  id: AnySQLiteColumn;
  /** What else is unique of a row, where rows are created by the console. */
  key?: AnySQLiteColumn;
  /** What a row is made of: a dynamic SELECT without conditions and order. */
  select(db: Builder, given: Given): Selected;
  /** The tables that filters and search speak of, as they follow FROM: what is counted. */
  counted: SQL;
  /** Where the list is long. */
  index?: ListIndex;
  /** Sellers see their own rows alone, in the list and by id, whatever they ask for. */
  owner: Own;
  /** What holds for every row of the list. */
  always?: SQL | ((given: Given) => SQL | undefined) | undefined;
  sorts: Record<Sort, Sorting>;
  filters: Filters;
  /** Where the text `q` is searched for; one of these must hold. */
  q: readonly SQL[];
  row(found: Awaited<Selected>[number], shop: Shop): Row;
  /** The refusal for a row that is not there. */
  missing: PlainRefusalCode;
}

/**
 * What a long list is chosen from: the one table of `counted` (`db/schema/catalogue/console-goods.ts`), of which filters, sorts and search
 * speak. Which rows a page has is found in it, and only those are read; `select` joins it.
 */
interface ListIndex {
  /** The id of the row that is read, and the seller whose it is. */
  id: AnySQLiteColumn;
  owner: AnySQLiteColumn;
  /** What its indexes end with, where that is not the id: rows that are equal stand in this order. */
  lastSort?: AnySQLiteColumn;
  /** What holds for every row. */
  always?: SQL;
  /** Holds for all that `q` can find, by an index of its texts: for what is long enough to be looked up there. */
  candidates?: SQL;
}

type Values = Record<string, unknown>;

/** A filter that is set. */
interface SetFilter {
  name: string;
  /** Its value, where the filter has a condition for each of its values. */
  word: string | undefined;
}

const valueOf = (name: string) => sql`${sql.placeholder(name)}`;
const seller = sql`${sql.placeholder('seller')}`;
const now = sql`${sql.placeholder('now')}`;
const today = sql`${sql.placeholder('today')}`;

/**
 * A list of the console, described once: from it come the list with its count, and single rows. Its statements are
 * compiled once for each choice of a sort and of filters, of which there are only so many.
 */
export function consoleList<
  Selected extends SQLiteSelect,
  Row,
  Sort extends string,
  Filters extends Conditions,
  const Own extends Owner,
>(described: Description<Selected, Row, Sort, Filters, Own>): TableList<WhoOf<Own>, Row, Sort, FilterOf<Filters>> {
  const { id, owner, always, sorts, filters, index } = described;
  /** What pages are chosen and rows are counted by. */
  const chosen = index ? { lastSort: index.id, always: undefined, ...index } : { id, lastSort: id, owner, always };
  const conditions: Conditions = {
    ...filters,
    ids: (value) => sql`${chosen.id} IN (SELECT value FROM json_each(${value}))`,
    q: () => or(...described.q)!,
    qLookedUp: () => and(index?.candidates, or(...described.q))!,
    after: (value) => sql`${chosen.id} > ${value}`,
  };

  /** What holds for all rows of a list that somebody may see. */
  function seen(given: Given, by: { owner: Owner; always?: typeof always } = { owner, always }): SQL {
    const held = typeof by.always === 'function' ? by.always(given) : by.always;
    return and(held ?? sql`1`, ownedBy(given, by.owner))!;
  }

  function ownedBy(given: Given, by: Owner = owner): SQL | undefined {
    if (given.seller === undefined) return undefined;
    if (by === 'house') return sql`0`;
    return typeof by === 'function' ? by(given.seller) : sql`${by} = ${given.seller}`;
  }

  /** The condition behind some filters: their names, each with its value where it knows all of them. */
  function all(query: readonly SetFilter[], given: Given): SQL {
    const held = query.map(({ name, word }) =>
      word === undefined ? conditions[name]!(valueOf(name), given) : conditions[name]!.ofWord!(word, given),
    );
    return and(seen(given, chosen), ...held)!;
  }

  /** A statement that reads one row for who sees all, and for a seller. */
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

  /** A statement that reads the rows a query names the ids of. */
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

  /** The words of an ORDER BY; rows that are equal stand in the order of their ids. */
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

  /** Rows as the list shows them. */
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
      // A condition of its own, since the text's values are none of a filter's.
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
 * A list whose rows take several statements: first come the ids of those that are chosen, then all that belongs to them,
 * so it is two round trips.
 */
export function readByIds<Who extends Staff, Row extends { id: number }, Sort extends string, Filter>(
  chosen: ConsoleList<Who, number, Sort, Filter>,
  read: {
    /** Rows of these ids, in any order. */
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
