import type { Results } from '../../../db/db.ts';
import type { Statement } from '../../../db/statement.ts';
import { newestChange, noBits, OrderedPlaces, setBit } from '../product-list/index.ts';
import type { Bits, ListingFacts } from '../product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { productOfRow } from './rank.ts';

/*
 * The cache of the full text index that a process keeps between requests: which products have which words, as sets of
 * positions in the facts of lists, and the rank and name of each product. A request reads the changes in the batch it
 * reads anyway. The cache contains no data of shoppers.
 */

interface SearchMemory {
  /** The newest change it includes. */
  version: number;
  /** Row numbers, the smallest for the top product, and folded names, by product id. */
  documents: Map<number, { row: number; name: string }>;
  /** The facts that the positions belong to, with their capacity at that time. */
  facts: ListingFacts;
  room: number;
  rows: Float64Array;
  ranked: OrderedPlaces;
  /** Positions found by index queries, least recently used first. */
  found: Map<string, Bits>;
}

/** The largest memory of all cached positions in bytes. */
const MOST_BYTES = 8 * 2 ** 20;
/** Products without a document sort last. */
const NO_ROW = Number.MAX_SAFE_INTEGER;
/** Documents returned as one text. */
const TOGETHER = 500;

const memories = new WeakMap<object, SearchMemory>();

/** The index as one request sees it. */
export interface SearchIndex {
  /** All positions, the top product first. */
  ranked: Int32Array;
  /** A product's folded name for weighing. */
  nameAt(index: number): string;
  /** Positions found by an index query. */
  found(match: string): Bits;
}

type Documents = { productId: number; row: number; name: string }[];

/**
 * Returns the statement that reads documents changed since a version, by the number of their change. A removed document
 * has no row.
 */
function changedDocuments(
  version: number,
): Statement<{ productId: number; change: number; row: number | null; name: string }[]> {
  return {
    sql: `SELECT -c.id, c.change, d.id, d.name FROM catalogue_changes c LEFT JOIN search_documents d ON d.product_id = -c.id
      WHERE ? >= 0 AND c.change > ? AND +c.id < 0`,
    args: [version, version],
    read: ({ rows }) =>
      rows.map((row) => ({
        productId: Number(row[0]),
        change: Number(row[1]),
        row: row[2] === null ? null : Number(row[2]),
        name: String(row[3] ?? ''),
      })),
  };
}

/** Reads all documents if nothing is cached. The cost of a read is its number of rows, so hundreds come as one row. */
function allDocuments(version: number): Statement<Documents> {
  return {
    sql: `SELECT group_concat(product_id || char(9) || id || char(9) || name, char(10)) FROM search_documents
      WHERE ? < 0 GROUP BY product_id / ${TOGETHER}`,
    args: [version],
    read: ({ rows }) =>
      rows.flatMap((lines) =>
        String(lines[0])
          .split('\n')
          .map((line) => {
            const [productId, row, name] = line.split('\t');
            return { productId: Number(productId), row: Number(row), name: name! };
          }),
      ),
  };
}

/**
 * Reads the ids of products that an index query finds, as one text. Null if nothing changed since a version, so that
 * cached queries are refreshed in the same round trip.
 * @param version -1 to read in any case
 */
function foundBy(match: string, version: number): Statement<number[] | null> {
  return {
    sql: `SELECT CASE WHEN (SELECT coalesce(max(change), 0) FROM catalogue_changes) > ?
      THEN (SELECT coalesce(group_concat(${productOfRow('rowid')}), '') FROM search_words WHERE search_words MATCH ?) END`,
    args: [version, match],
    read: ({ rows }) => {
      const ids = rows[0]![0];
      return ids === null ? null : (JSON.parse(`[${String(ids)}]`) as number[]);
    },
  };
}

/** Returns the statements that refresh the cache for these queries; `searchIndexFrom` takes their results. */
export function searchIndexStatements(shop: Shop, matches: readonly string[]) {
  const memory = memories.get(shop.memory);
  const version = memory?.version ?? -1;
  const found = matches.map((match) => foundBy(match, memory?.found.has(match) ? version : -1));
  return [changedDocuments(version), allDocuments(version), ...found] as const;
}

type Answers = [
  ...Results<readonly [ReturnType<typeof changedDocuments>, Statement<Documents>]>,
  ...(number[] | null)[],
];

/**
 * Returns the index for these queries. Queries that another request has evicted meanwhile are read once more.
 * @param version the newest change when the results were read
 */
export async function searchIndexFrom(
  shop: Shop,
  facts: ListingFacts,
  matches: readonly string[],
  version: number,
  [changed, all, ...ids]: Answers,
): Promise<SearchIndex> {
  const memory = brought(shop, facts, version, changed, all);
  const ranked = rankedPlaces(memory, facts);
  const own = new Map<string, Bits>();
  for (const [at, match] of matches.entries()) if (ids[at]) own.set(match, placesOf(facts, ids[at]));
  if (version === memory.version) for (const [match, bits] of own) keep(memory, facts, match, bits);
  const lost = matches.filter((match) => !own.has(match) && !memory.found.has(match));
  if (lost.length > 0) {
    const [again, ...found] = await shop.read(newestChange, ...lost.map((match) => foundBy(match, -1)));
    for (const [at, match] of lost.entries()) {
      own.set(match, placesOf(facts, found[at]!));
      if (again === memory.version) keep(memory, facts, match, own.get(match)!);
    }
  }
  const places = new Map(matches.map((match) => [match, own.get(match) ?? used(memory, match)]));
  return {
    ranked,
    nameAt: (index) => memory.documents.get(facts.ids[index]!)?.name ?? '',
    found: (match) => places.get(match)!,
  };
}

/** Returns the cache, updated to a version. */
function brought(
  shop: Shop,
  facts: ListingFacts,
  version: number,
  changed: ReturnType<ReturnType<typeof changedDocuments>['read']>,
  all: Documents,
): SearchMemory {
  let memory = memories.get(shop.memory);
  if (!memory) {
    memory = {
      version,
      documents: new Map(all.map(({ productId, row, name }) => [productId, { row, name }])),
      ...nothingFound(facts),
    };
    memories.set(shop.memory, memory);
  }
  if (memory.facts !== facts || memory.room !== facts.room) Object.assign(memory, nothingFound(facts));
  if (memory.version >= version) return memory;
  const newer = changed.filter(({ change }) => change > memory.version);
  for (const { productId, row, name } of newer) {
    if (row === null) memory.documents.delete(productId);
    else memory.documents.set(productId, { row, name });
    const index = facts.placeOf(productId);
    if (index === undefined || index >= memory.rows.length) continue;
    memory.ranked.remove(index);
    memory.rows[index] = row ?? NO_ROW;
    memory.ranked.insert(index);
  }
  if (newer.length > 0) memory.found.clear();
  memory.version = version;
  return memory;
}

function nothingFound(facts: ListingFacts): Pick<SearchMemory, 'facts' | 'room' | 'rows' | 'ranked' | 'found'> {
  const rows = new Float64Array(facts.room);
  const ranked = new OrderedPlaces((one, other) => rows[one]! - rows[other]! || one - other);
  return { facts, room: facts.room, rows, ranked, found: new Map() };
}

function rankedPlaces(memory: SearchMemory, facts: ListingFacts): Int32Array {
  const { rows, documents, ranked } = memory;
  const all = () => {
    for (let index = 0; index < facts.count; index += 1) rows[index] = documents.get(facts.ids[index]!)?.row ?? NO_ROW;
    return Array.from({ length: facts.count }, (_, position) => position);
  };
  const places = ranked.of(all);
  if (places.length === facts.count) return places;
  // The lists have products that are missing in this order.
  Object.assign(memory, nothingFound(facts));
  return rankedPlaces(memory, facts);
}

function placesOf(facts: ListingFacts, ids: readonly number[]): Bits {
  const bits = noBits(facts.room);
  for (const id of ids) {
    const index = facts.placeOf(id);
    if (index !== undefined) setBit(bits, index);
  }
  return bits;
}

function keep(memory: SearchMemory, facts: ListingFacts, match: string, bits: Bits): void {
  // The positions belong to other facts, which were loaded meanwhile.
  if (facts !== memory.facts || facts.room !== memory.room) return;
  memory.found.set(match, bits);
  const most = Math.max(1, Math.floor(MOST_BYTES / bits.byteLength));
  while (memory.found.size > most) memory.found.delete(memory.found.keys().next().value!);
}

function used(memory: SearchMemory, match: string): Bits {
  const bits = memory.found.get(match)!;
  memory.found.delete(match);
  memory.found.set(match, bits);
  return bits;
}
