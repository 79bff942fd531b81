/** A JSON-LD value; undefined is left out. */
export type Value = string | number | boolean | undefined | Value[] | { [name: string]: Value };

/** A https://schema.org/ object with the properties that search engines read. */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: Value;
}

/**
 * Returns things as the text of a script element. `</script>` and `<!--` in names are escaped, and so are two line
 * separators that JSON allows and old scripts do not.
 */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns an amount for schema.org: rupees with a decimal point, without a currency sign. */
export function amount(paise: number): string {
  return (paise / 100).toFixed(2);
}

export function instant(ms: number): string {
  return new Date(ms).toISOString();
}

/** Returns a range of days as a quantity. */
export function days(from: number, to: number): Thing {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}
