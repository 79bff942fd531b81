import { addBusinessDays, kolkataDay, startOfDay } from './dates.ts';
import type { StorePolicy } from './policy.ts';
import type { TicketKind } from '../states/ticket.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type Week = StorePolicy['care']['week'];

/** Returns the day of the week, from Monday 1 to Sunday 7. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function isWorkingDay({ firstDay, lastDay }: Week, instant: number): boolean {
  const day = weekday(kolkataDay(instant));
  return day >= firstDay && day <= lastDay;
}

/** Returns whether customer care is open at an instant, in Kolkata time. */
export function isCareOpen(week: Week, instant: number): boolean {
  const hour = (instant - startOfDay(kolkataDay(instant))) / HOUR;
  return isWorkingDay(week, instant) && hour >= week.opensAt && hour < week.closesAt;
}

/**
 * Returns the deadlines to acknowledge and to settle a ticket. Questions count the shop's working days. Complaints count
 * calendar days, as rule 4(5) of the Consumer Protection (E-Commerce) Rules 2020 requires.
 */
export function ticketClocks(
  { care, grievance }: Pick<StorePolicy, 'care' | 'grievance'>,
  kind: TicketKind,
  receivedAt: number,
): { acknowledgeUntil: number; resolveUntil: number } {
  const day = kolkataDay(receivedAt);
  if (kind === 'GRIEVANCE') {
    return {
      acknowledgeUntil: receivedAt + grievance.acknowledgeHours * HOUR,
      resolveUntil: startOfDay(addMonths(day, grievance.resolveMonths)) + (receivedAt - startOfDay(day)),
    };
  }
  let acknowledgeUntil = receivedAt + care.acknowledgeHours * HOUR;
  for (let tries = 0; tries < 7 && !isWorkingDay(care.week, acknowledgeUntil); tries += 1) acknowledgeUntil += DAY;
  const answered = startOfDay(addBusinessDays(day, care.answerBusinessDays)) + care.week.closesAt * HOUR;
  return { acknowledgeUntil, resolveUntil: Math.max(acknowledgeUntil, answered) };
}

/** Returns the same day some months later, or the last day of that month if it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}
