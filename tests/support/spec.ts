import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the rows of a list of the specification, keyed by the names in its first line. */
function readList<Column extends string>(name: string, columns: readonly Column[]): Record<Column, string>[] {
  const path = fileURLToPath(new URL(`../spec/${name}.tsv`, import.meta.url));
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

const texts = new Map(readList('messages', ['code', 'text']).map(({ code, text }) => [code, text]));

/** Returns a text of the specification verbatim. */
export function words(code: string): string {
  const text = texts.get(code);
  if (text === undefined) throw new Error(`The specification has no text ${code}.`);
  return text;
}

export function allWords(): ReadonlyMap<string, string> {
  return texts;
}

export const PEOPLE = ['visitor', 'customer', 'seller', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

/** A call of the shop. `{name}` in its path is a parameter. */
export interface SpecifiedCall {
  method: string;
  path: string;
  /** Everybody, or only these. */
  who: 'public' | string[];
  area: string;
}

const COLUMNS = ['method', 'path', 'who', 'area'] as const;

/** Every call of the whole product, in the specification's order. */
export const SPECIFIED: readonly SpecifiedCall[] = readList('endpoints', COLUMNS).map(callOf);

export interface ServedCall extends SpecifiedCall {
  isNew: boolean;
  /** The permission that staff need, or `none`; empty if no staff may call. */
  may: string;
}

/** The calls that the shop serves now: those of the specification, and new ones. */
export const SERVED: readonly ServedCall[] = readList('served', [...COLUMNS, 'new', 'may']).map((row) => ({
  ...callOf(row),
  isNew: row.new === 'new',
  may: row.may,
}));

function callOf({ method, path, who, area }: Record<(typeof COLUMNS)[number], string>): SpecifiedCall {
  return { method, path, area, who: who === 'public' ? who : who.split(',') };
}

/** The addresses of pages in the specification, one or several per line. */
export const SCREENS: readonly string[] = readList('screens', ['route']).map(({ route }) => route);

/** The tabs of the two dashboards, by the name in their address (`?tab=sku`). */
export const TABS = readList('tabs', ['role', 'tab']) as readonly { role: 'seller' | 'admin'; tab: string }[];

/**
 * Numbers and lists of the specification. `held` is a file and a quote from it that enforces or shows the limit. `now`
 * is the shop's value if it differs. `told` is the reason, or the reason why nothing enforces the limit.
 */
export const LIMITS = readList('limits', ['id', 'value', 'unit', 'now', 'held', 'told']);

/** Returns a path of the specification with a value for each parameter: valid words, and ids that do not exist. */
export function pathOf(path: string): string {
  return path
    .replace('{updateType}', 'increase')
    .replace('returns/{id}/status/{status}', 'returns/{id}/status/APPROVED')
    .replace('seller/{id}/status/{status}', 'seller/{id}/status/ACTIVE')
    .replace('{status}', 'CONFIRMED')
    .replace(/\{(seoUrlOrId|categoryId|slug|category|tag)\}/, 'no-such-thing')
    .replace(/\{\w+\}/g, '999999999');
}
