import type { ReactNode } from 'react';
import type { ConflictRow } from './ConflictDialog.tsx';
import { common } from '../../words/en/common.ts';

/** The label of each field of a form, and how its value is shown. */
export type FieldLabels<Values> = {
  [Field in keyof Values]?: readonly [name: string, write?: (value: Values[Field]) => ReactNode];
};

/** Returns the fields that differ, in the order of `fields`. */
export function conflictRows<Values extends object>(
  fields: FieldLabels<Values>,
  theirs: Values,
  mine: Values,
): ConflictRow<Values>[] {
  const names = Object.keys(fields) as (keyof Values)[];
  return names.flatMap((field) => {
    if (JSON.stringify(theirs[field]) === JSON.stringify(mine[field])) return [];
    const [name, write = textOf] = fields[field]!;
    return [{ field, name, theirs: write(theirs[field]), mine: write(mine[field]) }];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  return value === null || value === undefined ? '' : String(value);
}
