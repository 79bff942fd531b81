/** India's time is ahead of UTC by this, all year. */
const AHEAD_MS = 5.5 * 3_600_000;

/** Returns an instant for a field of date and time, in India's time. @example '2026-12-01T10:00' */
export function toField(iso: string | null | undefined): string {
  const instant = iso ? Date.parse(iso) : NaN;
  return Number.isNaN(instant) ? '' : new Date(instant + AHEAD_MS).toISOString().slice(0, 16);
}

/** Returns the instant of a field of date and time in India's time; null for an empty or incomplete one. */
export function fromField(text: string | null | undefined): string | null {
  const instant = text ? Date.parse(`${text}+05:30`) : NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
