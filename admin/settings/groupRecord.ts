/** A group of the settings as it is read. */
export interface GroupRecord {
  id: string;
  version: number;
  /** None where it is as the shop came with it. */
  changedAt: string | null;
}

/** The fields of a group that are typed as they are read. */
export type Fields<Row> = Omit<Row, keyof GroupRecord>;

export function fieldsOf<Row extends GroupRecord>({ id: _, version: __, changedAt: ___, ...fields }: Row) {
  return fields;
}
