/** Why cells, or the row, are wrong or were refused. */
export type Faults<Field extends string> = Partial<Record<Field | 'row', string>>;

/** A record with unsaved cells. */
export interface Changed<Field extends string, Values> {
  /** What the record is called in messages. */
  code: string;
  /** The version, and the values, that the cells were edited from. */
  version: number;
  before: Values;
  /** The text of each changed cell. */
  texts: Partial<Record<Field, string>>;
  /** Why the server refused a cell, or the row. */
  errors?: Faults<Field>;
  /** The stored state after a version conflict. */
  theirs?: { version: number; values: Values };
}

/** The unsaved rows, by the id of their record. */
export type ChangedOf<Row> = Readonly<Record<string, Row>>;

/**
 * Returns the rows after a cell was edited. A row without changed cells is left out.
 * @param fresh the row before any of its cells is changed
 * @param isStored tells whether the text says the stored value
 */
export function withText<Field extends string, Values>(
  rows: ChangedOf<Changed<Field, Values>>,
  id: number,
  fresh: Changed<Field, Values>,
  field: Field,
  text: string,
  isStored: (before: Values) => boolean,
): ChangedOf<Changed<Field, Values>> {
  const { [String(id)]: present, ...others } = rows;
  const row = present ?? fresh;
  const texts = without(row.texts, [field]);
  if (!isStored(row.before)) texts[field] = text;
  const errors = without<Field | 'row'>(row.errors ?? {}, [field, 'row']);
  return Object.keys(texts).length === 0 ? others : { ...others, [id]: { ...row, errors, texts } };
}

function without<Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const left = Object.entries(texts).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Partial<Record<Name, string>>;
}
