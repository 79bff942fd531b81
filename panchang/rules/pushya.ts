import { DAY, MINUTE, overlap, type Span } from '../astronomy/clock.ts';
import { type Almanac, nakshatraSpans } from '../calendar/almanac.ts';
import { daysAround, type IndianDay } from '../calendar/days.ts';
import { PUSHYA, SUNDAY, THURSDAY } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { spanTime } from '../times.ts';
import { onDay } from './by-other-event.ts';
import type { Kept } from './occasion.ts';
import { udayaDay } from './pick-day.ts';

/** A shorter coincidence of nakshatra and weekday is of no use to a buyer. */
const SHORTEST = 20 * MINUTE;

function kept(almanac: Almanac, names: Parameters<typeof onDay>[1], day: IndianDay, window: Span, note: string): Kept {
  const times = [spanTime('Pushya nakshatra', () => window)];
  return { ...onDay(almanac, names, day, { span: window, times, note }), recurs: true };
}

function onWeekday(almanac: Almanac, stay: Span): Kept[] {
  return daysAround(almanac, stay).flatMap((day) => {
    const window = overlap(stay, PARTS.wholeDay(day));
    if (!window || window.to - window.from < SHORTEST) return [];
    if (day.weekday === THURSDAY) {
      return [kept(almanac, ['guru-pushya', 'Guru Pushya', 'muhurat'], day, window, 'Pushya nakshatra on a Thursday.')];
    }
    if (day.weekday === SUNDAY) {
      return [kept(almanac, ['ravi-pushya', 'Ravi Pushya', 'muhurat'], day, window, 'Pushya nakshatra on a Sunday.')];
    }
    return [];
  });
}

/** Returns the Moon's times in Pushya, which are days to buy ornaments. The best are on a Thursday or a Sunday. */
export function pushyaDays(almanac: Almanac): Kept[] {
  const [first] = almanac.tithis;
  const stays = nakshatraSpans(almanac, PUSHYA, { from: first!.from, to: almanac.tithis.at(-1)!.to - DAY });
  return stays.flatMap((stay) => {
    const best = onWeekday(almanac, stay);
    const day = udayaDay(almanac, stay);
    if (best.some((event) => event.day.number === day.number)) return best;
    return [
      ...best,
      kept(almanac, ['pushya-nakshatra', 'Pushya Nakshatra', 'muhurat'], day, stay, 'Not used for weddings.'),
    ];
  });
}
