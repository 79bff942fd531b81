/** Instants are milliseconds since 1970, UTC; civil days are counted since 1970 in India. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** India has one time zone and no daylight saving time. The server's own zone must not matter. */
const INDIA_OFFSET = 330 * MINUTE;

/** A span of time; it does not include its end. */
export interface Span {
  from: number;
  to: number;
}

export function overlap(one: Span, other: Span): Span | undefined {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? { from, to } : undefined;
}

export function contains(span: Span, moment: number): boolean {
  return span.from <= moment && moment < span.to;
}

/** Returns the civil day in India of an instant. */
export function civilDayOf(moment: number): number {
  return Math.floor((moment + INDIA_OFFSET) / DAY);
}

/** Returns 00:00 in India as an instant. */
export function midnightOf(civilDay: number): number {
  return civilDay * DAY - INDIA_OFFSET;
}

/** Returns a civil day as YYYY-MM-DD. */
export function dateOf(civilDay: number): string {
  return new Date(civilDay * DAY).toISOString().slice(0, 10);
}

export function civilDayFrom(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
}

/** Returns the weekday, 0 Sunday to 6 Saturday. */
export function weekdayOf(civilDay: number): number {
  return (((civilDay + 4) % 7) + 7) % 7;
}
