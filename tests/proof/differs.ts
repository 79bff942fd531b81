/** A row of the records, and a function that reads rows. */
export type Row = Record<string, number | string | null>;
export type Rows = (sql: string, ...values: (string | number)[]) => Row[];

/** @returns an empty list if two sums of paise are equal, otherwise the difference as text */
export function differs(what: string, said: number, expected: number): string[] {
  return said === expected ? [] : [`${what}: the shop says ${said / 100}, it should be ${expected / 100}`];
}

export const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number =>
  [...items].reduce((all, item) => all + of(item), 0);

export const paise = (rupees: number): number => Math.round(rupees * 100);
