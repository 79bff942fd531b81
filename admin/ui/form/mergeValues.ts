/** Two edits of the same values, merged field by field. */
export interface Merged<Values> {
  /** The fields that both changed to different values. */
  asked: (keyof Values)[];
  /** The merged values, with ours in the fields that both changed. */
  mine: Values;
  /** The merged values, with theirs in the fields that both changed. */
  theirs: Values;
}

/**
 * Merges the values of a form with the values that another person has saved. If only one of them changed a field, the
 * changed value is used. An object, such as the facts of a product, is merged by its own fields.
 * @param base the values that the form was opened with
 */
export function mergeValues<Values extends object>(base: Values, theirs: Values, mine: Values): Merged<Values> {
  const names = Object.keys(mine) as (keyof Values)[];
  const withSide = (side: Side) =>
    Object.fromEntries(names.map((name) => [name, merged(base[name], theirs[name], mine[name], side)])) as Values;
  const [ours, others] = [withSide('mine'), withSide('theirs')];
  return { asked: names.filter((name) => !isSame(ours[name], others[name])), mine: ours, theirs: others };
}

type Side = 'mine' | 'theirs';

function merged(base: unknown, theirs: unknown, mine: unknown, side: Side): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base) || isSame(theirs, mine)) return mine;
  if (!isFields(theirs) || !isFields(mine)) return side === 'mine' ? mine : theirs;
  const former = isFields(base) ? base : {};
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].map((name) => [name, merged(former[name], theirs[name], mine[name], side)] as const),
  );
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two values mean the same: a form turns an empty text or list into null. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other));
}

/** Returns a value without empty fields, its fields in the order of their names. */
function bare(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare);
  if (!isFields(value)) return value;
  const stated = Object.entries(value)
    .map(([name, field]) => [name, bare(field)] as const)
    .filter(([, field]) => field !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return stated.length === 0 ? null : Object.fromEntries(stated);
}
