import { HOUR, MINUTE, overlap, type Span } from '../astronomy/clock.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { abhijit, spanTime } from '../times.ts';
import type { Occasion, TimeOf } from './occasion.ts';

/** A dual sign must rise at least a muhurta for the pot to be set in it. */
const LONG_ENOUGH = 48 * MINUTE;

/** Mithuna, Kanya, Dhanu and Mina. */
function isDual(sign: number): boolean {
  return sign % 3 === 2;
}

/**
 * The pot is set in the first third of the day while Pratipada lasts, and where a dual sign rises with the Sun, while
 * it rises. A Pratipada that is over too soon leaves Abhijit.
 */
function settingThePot({ almanac: { horizon }, day, span }: Occasion): Span {
  const morning = overlap(PARTS.firstThird(day), span);
  if (!morning) return PARTS.abhijit(day);
  const sign = horizon.risingSign(day.sunrise);
  const sunriseLagna = isDual(sign) ? overlap(morning, horizon.lagna(sign, day.sunrise - HOUR / 4)) : undefined;
  return sunriseLagna && sunriseLagna.to - sunriseLagna.from >= LONG_ENOUGH ? sunriseLagna : morning;
}

export const ghatasthapana: readonly TimeOf[] = [spanTime('Ghatasthapana', settingThePot), abhijit];
