import type { Results } from '../../../db/db.ts';
import type { Statement } from '../../../db/statement.ts';
import { newestChange, noBits, OrderedPlaces, setBit } from '../product-list/index.ts';
import type { Bits, ListingFacts } from '../product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { productOfRow } from './rank.ts';

/*
 * What a process keeps of the full text index between requests: which products have which words, as sets of places in the
 * facts of lists, and the rank and name of each product. A request asks what has changed in the batch it reads anyway.
 * Nothing in it says who searched.
 */

interface SearchMemory {
  /** The newest change it knows. */
  version: number;
  /** Row numbers, the top product the smallest, and folded names, by product id. */
  documents: Map<number, { row: number; name: string }>;
  /** The facts whose places are meant, with the room they had. */
  facts: ListingFacts;
  room: number;
  rows: Float64Array;
  ranked: OrderedPlaces;
  /** Places found by queries of the index, the one not asked for longest first. */
  found: Map<string, Bits>;
}

/** What places found by queries may take in all. */
const MOST_BYTES = 8 * 2 ** 20;
/** What has no document stands behind all that have. */
const NO_ROW = Number.MAX_SAFE_INTEGER;
/** Documents that come as one text. */
const TOGETHER = 500;

const memories = new WeakMap<object, SearchMemory>();

/** The index as one request sees it. */
export interface SearchIndex {
  /** All places, the top product first. */
  ranked: Int32Array;
  /** A product's name as it is weighed. */
  nameAt(index: number): string;
  /** Places found by a query of the index. */
  found(match: string): Bits;
}

type Documents = { productId: number; row: number; name: string }[];

/** Documents that changed since a version, found by the number of their change, without a row where there is none any more. */
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

/** All documents where nothing is known yet. Rows are what a read costs, so hundreds come as one. */
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
 * Ids of the products a query of the index finds, as one text; nothing where nothing has changed since a version, so that
 * what is kept is asked for again in the same round trip.
 * @param version -1 to ask in any case
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

/** What is asked so that these queries can be answered from what is kept; `searchIndexFrom` takes the answers. */
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
 * The index for these queries; asks once more for those that another request has dropped in the meantime.
 * @param version the newest change when the answers were read
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

/** What is kept, brought up to a version. */
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
  // Products are new in the lists that were not there when these were put in order.
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
  // Of other facts, which came meanwhile, the places are others.
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
