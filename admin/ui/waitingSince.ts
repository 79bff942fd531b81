const HOUR_MS = 60 * 60_000;

/**
 * Returns how long something has been waiting.
 * @example waitingSince('2026-11-21T10:00:00.000Z') // 'waits for 2 days'
 */
export function waitingSince(iso: string, now = Date.now()): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / HOUR_MS));
  if (hours < 1) return 'came just now';
  if (hours < 48) return hours === 1 ? 'waits for 1 hour' : `waits for ${hours} hours`;
  return `waits for ${Math.floor(hours / 24)} days`;
}
