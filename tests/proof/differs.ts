/** A row of the records, and a way to read some. */
export type Row = Record<string, number | string | null>;
export type Rows = (sql: string, ...values: (string | number)[]) => Row[];

/** @returns nothing where two sums of paise are the same */
export function differs(what: string, said: number, expected: number): string[] {
  return said === expected ? [] : [`${what}: the shop says ${said / 100}, it should be ${expected / 100}`];
}

export const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number =>
  [...items].reduce((all, item) => all + of(item), 0);

export const paise = (rupees: number): number => Math.round(rupees * 100);
