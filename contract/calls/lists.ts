import * as z from 'zod/mini';

/*
 * How calls treat duplicates in a list. The rule depends on the content of an entry:
 * - A name alone (an id, a key, a tag): the list is a set, and duplicates are dropped (`asSet`).
 * - A name and a quantity to cancel, split or move: the quantities are added up (`addedUp`).
 * - Anything else (a price, a text, a reason): the second entry is refused, since it could contradict the first (`namedOnce`).
 * A list whose entries name nothing has no doubles (`unnamed`). Every list in the body of a call is one of these; a test
 * walks the schemas of all calls and finds lists that are none.
 */

export type ListRule = 'set' | 'addedUp' | 'namedOnce' | 'unnamed';

const rules = new WeakMap<object, ListRule>();

/** Returns the rule a list schema has. A check added to the schema later makes another schema, which has none. */
export function ruleOfList(schema: object): ListRule | undefined {
  return rules.get(schema);
}

function noted<Schema extends object>(schema: Schema, rule: ListRule): Schema {
  rules.set(schema, rule);
  return schema;
}

/** Returns the first index of each name; entries without a name are left out. */
function firstPlaces<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => unknown): Map<unknown, number> {
  const places = new Map<unknown, number>();
  for (const [at, entry] of entries.entries()) {
    const name = nameOf(entry);
    if (name !== undefined && !places.has(name)) places.set(name, at);
  }
  return places;
}

/**
 * Returns a schema for a list of names that is a set: later duplicates are dropped.
 * @param nameOf returns the key that equal entries share; by default the entry itself
 */
export function asSet<Element extends z.ZodMiniType>(
  list: z.ZodMiniArray<Element>,
  nameOf: (entry: z.output<Element>) => unknown = (entry) => entry,
): z.ZodMiniArray<Element> {
  const distinct = z.overwrite<z.output<Element>[]>((entries) => {
    const places = firstPlaces(entries, nameOf);
    return entries.filter((entry, at) => places.get(nameOf(entry)) === at);
  });
  return noted(list.check(distinct), 'set');
}

/**
 * Returns a schema for a list whose entries have a name and a value. A second entry of the same name is a fault of its
 * field.
 * @param what the label of the name, for the text of the fault
 * @param fields the entry's field with the name, or the fields that name it together; without one the entry is the name
 */
export function namedOnce<Element extends z.ZodMiniType>(
  list: z.ZodMiniArray<Element>,
  what: string,
  ...fields: readonly (keyof z.output<Element> & string)[]
): z.ZodMiniArray<Element> {
  const nameOf = (entry: z.output<Element>): unknown =>
    fields.length > 1 ? fields.map((field) => String(entry[field])).join(' ') : fields[0] ? entry[fields[0]] : entry;
  const once = z.check<z.output<Element>[]>(({ value, issues }) => {
    const places = firstPlaces(value, nameOf);
    for (const [at, entry] of value.entries()) {
      const first = places.get(nameOf(entry));
      if (first === undefined || first === at) continue;
      issues.push({
        code: 'custom',
        message: `Entries ${first + 1} and ${at + 1} name the same ${what}. Please keep one of them.`,
        path: [at, ...fields.slice(0, 1)],
        input: value,
      });
    }
  });
  return noted(list.check(once), 'namedOnce');
}

/** Returns a schema for a list whose entries have no name, so that equal entries are separate. */
export function unnamed<Element extends z.ZodMiniType>(list: z.ZodMiniArray<Element>): z.ZodMiniArray<Element> {
  return noted(z.clone(list), 'unnamed');
}

interface Quantities<Entry> {
  name: keyof Entry & string;
  quantity: keyof Entry & string;
  /** Returns the fault of a sum of several entries, which are given by position from 1. */
  fault?: (sum: number, first: number, last: number) => string | undefined;
}

/** Returns a schema for quantities: those of the same name are added up at the first one's position. */
export function addedUp<Element extends z.ZodMiniType<Record<string, unknown>>>(
  list: z.ZodMiniArray<Element>,
  { name, quantity, fault = () => undefined }: Quantities<z.output<Element>>,
): z.ZodMiniArray<Element> {
  const sums = z.check<z.output<Element>[]>((payload) => {
    const entries = payload.value;
    const groups = Map.groupBy(entries.entries(), ([, entry]) => entry[name]);
    payload.value = [...groups.values()].map((group) => {
      const [first, entry] = group[0]!;
      if (group.length === 1) return entry;
      const sum = group.reduce((total, [, one]) => total + Number(one[quantity]), 0);
      const last = group.at(-1)![0];
      const message = fault(sum, first + 1, last + 1);
      if (message) payload.issues.push({ code: 'custom', message, path: [last, quantity], input: entries });
      return { ...entry, [quantity]: sum };
    });
  });
  return noted(list.check(sums), 'addedUp');
}
