import { HOUR, MINUTE, overlap, type Span } from '../astronomy/clock.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { abhijit, spanTime } from '../times.ts';
import type { Occasion, TimeOf } from './occasion.ts';

/** A dual sign must rise for at least a muhurta of Pratipada to be used for the pot. */
const LONG_ENOUGH = 48 * MINUTE;

/** Tells whether a sign is Mithuna, Kanya, Dhanu or Mina. */
function isDual(sign: number): boolean {
  return sign % 3 === 2;
}

/**
 * Returns the time to set the pot: the first third of the day during Pratipada and, if a dual sign rises with the Sun,
 * during that sign. If Pratipada ends too early, it is Abhijit.
 */
function settingThePot({ almanac: { horizon }, day, span }: Occasion): Span {
  const morning = overlap(PARTS.firstThird(day), span);
  if (!morning) return PARTS.abhijit(day);
  const sign = horizon.risingSign(day.sunrise);
  const sunriseLagna = isDual(sign) ? overlap(morning, horizon.lagna(sign, day.sunrise - HOUR / 4)) : undefined;
  return sunriseLagna && sunriseLagna.to - sunriseLagna.from >= LONG_ENOUGH ? sunriseLagna : morning;
}

export const ghatasthapana: readonly TimeOf[] = [spanTime('Ghatasthapana', settingThePot), abhijit];
