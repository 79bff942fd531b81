import type { CheckoutStep } from '#contract/calls/checkouts.ts';
import type { CheckoutRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { words } from '../words/en/checkouts.ts';

export const STEP_TONES: Record<CheckoutStep, Tone> = {
  CART: 'waiting',
  COUPON: 'moving',
  ORDER: 'due',
  PAYMENT: 'bad',
};

/** The number of items that are named. */
const NAMED = 3;

/**
 * Returns the items with numbers that do not break from the names.
 * @example itemsText([{ name: 'Jhumka', detail: 'Green', quantity: 2 }]) // '2 × Jhumka (Green)'
 */
export function itemsText(items: CheckoutRecord['items']): string {
  const named = items
    .slice(0, NAMED)
    .map(({ name, detail, quantity }) => `${quantity}\u00a0×\u00a0${name}${detail ? ` (${detail})` : ''}`);
  const others = items.length - named.length;
  return [...named, ...(others > 0 ? [words.otherItems(others)] : [])].join(', ');
}

const HOUR_MS = 60 * 60_000;

/** @example agoText('2026-11-20T10:00:00.000Z') // '2 days ago' */
export function agoText(iso: string, now = Date.now()): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / HOUR_MS));
  if (hours < 1) return words.justNow;
  if (hours < 48) return words.hoursAgo(hours);
  return words.daysAgo(Math.floor(hours / 24));
}

/** Returns whether a customer was reminded, or would be. An unpaid order has emails of its own. */
export function reminderText({ kind, remindedAt, wantsReminder }: CheckoutRecord): string {
  if (remindedAt !== null) return words.remindedAt(instant(remindedAt));
  if (kind === 'ORDER') return words.toldThatItIsNot;
  return wantsReminder ? words.wantsToBeReminded : words.hasNotChosenReminders;
}
