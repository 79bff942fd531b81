import { words } from '../words/en/ui.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Returns how long something has been waiting.
 * @example waitingSince('2026-11-21T10:00:00.000Z') // 'waits for 2 days'
 */
export function waitingSince(iso: string, now = Date.now()): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / HOUR_MS));
  if (hours < 1) return words.cameJustNow;
  if (hours < 48) return words.waitsForHours(hours);
  return words.waitsForDays(Math.floor(hours / 24));
}
