import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addedUp, asSet, namedOnce, ruleOfList } from '../../contract/calls/lists.ts';
import type { ListRule } from '../../contract/calls/lists.ts';
import { CALLS } from '../../functions/routes/index.ts';
import { SERVED } from '../support/spec.ts';

interface FoundList {
  /** Its path in the body, such as `skus[].mediaList`. */
  path: string;
  rule: ListRule | undefined;
}

/** The parts of a zod schema's definition that this test reads. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: Schema[];
  left?: Schema;
  right?: Schema;
  valueType?: Schema;
  items?: Schema[];
}
type Schema = z.core.$ZodType;

/** Returns every list in a schema, with its rule. */
function listsIn(schema: Schema, path = ''): FoundList[] {
  const { type, ...def } = schema._zod.def as Definition;
  const within = (inner: Schema | undefined, step = '') => (inner ? listsIn(inner, path + step) : []);
  switch (type) {
    case 'object':
      return Object.entries(def.shape!).flatMap(([name, field]) => within(field, path === '' ? name : `.${name}`));
    case 'array':
      return [{ path, rule: ruleOfList(schema) }, ...within(def.element, '[]')];
    case 'record':
      return within(def.valueType, '{}');
    case 'union':
      return def.options!.flatMap((option) => within(option));
    case 'intersection':
      return [...within(def.left), ...within(def.right)];
    case 'pipe':
      return [...within(def.in), ...within(def.out)];
    case 'tuple':
      return def.items!.flatMap((item, at) => within(item, `[${at}]`));
    default:
      return within(def.innerType);
  }
}

const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`;
const lists = CALLS.flatMap((call) =>
  call.body ? listsIn(call.body).map((list) => ({ call: nameOf(call), ...list })) : [],
);

test('the calls that are looked through are those the shop serves', () => {
  const served = new Set(SERVED.map(nameOf));
  const described = CALLS.map(nameOf);
  expect(described.filter((name) => !served.has(name))).toEqual([]);
  expect(described.length).toBeGreaterThan(300);
});

test('every list in the body of a call has a rule for a thing that is named twice', () => {
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter(({ rule }) => rule === undefined).map(({ call, path }) => `${call}: ${path}`)).toEqual([]);
});

test('a list without a rule is found, wherever it stands, and a check that is added takes the rule away', () => {
  const list = z.array(z.string());
  const places = {
    field: z.object({ keys: list }),
    default: z.object({ keys: z._default(list, []) }),
    optional: z.object({ keys: z.optional(z.nullable(list)) }),
    nested: z.object({ skus: asSet(z.array(z.object({ keys: list }))) }),
    piped: z.pipe(
      z.object({ keys: list }),
      z.transform((body) => body),
    ),
    record: z.object({ facts: z.record(z.string(), z.union([z.string(), list])) }),
    checked: z.object({ keys: asSet(list).check(z.maxLength(3)) }),
  };
  for (const schema of Object.values(places)) {
    expect(listsIn(schema).filter(({ rule }) => rule === undefined)).toHaveLength(1);
  }
  const ruled = z.object({
    keys: asSet(list),
    prices: namedOnce(z.array(z.object({ id: z.int() })), 'SKU', 'id'),
    pieces: addedUp(z.array(z.object({ id: z.int(), quantity: z.int() })), { name: 'id', quantity: 'quantity' }),
  });
  expect(listsIn(ruled).map(({ rule }) => rule)).toEqual(['set', 'namedOnce', 'addedUp']);
});
