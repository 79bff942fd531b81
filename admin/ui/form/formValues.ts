/** Returns the values of a form from a record. The form has the fields of its empty values. */
export function pickFields<Values extends object>(empty: Values, record: Values): Values {
  const names = Object.keys(empty) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Values;
}

type Texts<Values> = {
  [Name in keyof Values]: Extract<Values[Name], string> extends never ? never : Name;
}[keyof Values];

/** Returns the named text fields with '' for the null to which react-admin sets a field that was emptied. */
export function textsOf<Values, Name extends Texts<Values>>(
  values: Values,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;
}
