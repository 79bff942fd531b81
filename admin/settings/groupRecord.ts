/** A group of settings as it is read. */
export interface GroupRecord {
  id: string;
  version: number;
  /** Null in the initial state. */
  changedAt: string | null;
}

/** The fields that the form has unchanged. */
export type Fields<Row> = Omit<Row, keyof GroupRecord>;

export function fieldsOf<Row extends GroupRecord>({ id: _, version: __, changedAt: ___, ...fields }: Row) {
  return fields;
}
