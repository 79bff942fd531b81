import type { ReactNode } from 'react';
import type { ConflictRow } from './ConflictDialog.tsx';

/** The fields of a form in the words of its labels, each with how its value is written. */
export type FieldWords<Typed> = {
  [Field in keyof Typed]?: readonly [name: string, write?: (value: Typed[Field]) => ReactNode];
};

/** What two people left differently of one row, in the order of `fields`. */
export function conflictRows<Typed extends object>(
  fields: FieldWords<Typed>,
  theirs: Typed,
  mine: Typed,
): ConflictRow[] {
  const names = Object.keys(fields) as (keyof Typed)[];
  return names.flatMap((field) => {
    if (JSON.stringify(theirs[field]) === JSON.stringify(mine[field])) return [];
    const [name, write = inWords] = fields[field]!;
    return [{ name, theirs: write(theirs[field]), mine: write(mine[field]) }];
  });
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}
