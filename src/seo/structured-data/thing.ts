/** A value as JSON-LD holds it; what is undefined is left out. */
export type Value = string | number | boolean | undefined | Value[] | { [name: string]: Value };

/** Something of https://schema.org/, with the properties search engines read. */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: Value;
}

/**
 * Things as the text of a script element. A name may hold `</script>` or `<!--`, and must not end the element; two line
 * ends that JSON knows and old scripts do not are written as escapes, too.
 */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An amount as schema.org wants it: rupees with a point, without a sign. */
export function amount(paise: number): string {
  return (paise / 100).toFixed(2);
}

export function instant(ms: number): string {
  return new Date(ms).toISOString();
}

/** A whole number of days, as a quantity. */
export function days(from: number, to: number): Thing {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}
