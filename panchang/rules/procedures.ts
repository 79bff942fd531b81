import { MINUTE, overlap, type Span } from '../astronomy/clock.ts';
import { ELONGATION_RATE, elongation } from '../astronomy/longitudes.ts';
import { reach } from '../astronomy/reach.ts';
import { type Almanac, inNakshatra, type Tithi } from '../calendar/almanac.ts';
import { daysAround, type IndianDay } from '../calendar/days.ts';
import { SHRAVANA_STAR } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { sunriseDays, touching, udayaDay } from './pick-day.ts';
import type { DayRule } from './occasion.ts';

/** Returns three muhurtas: the time that a tithi must last after sunrise to determine the day. */
function threeMuhurtas(day: IndianDay): number {
  return (day.sunset - day.sunrise) / 5;
}

function lastsThreeMuhurtas(tithi: Span, day: IndianDay): boolean {
  return tithi.to - day.sunrise >= threeMuhurtas(day);
}

/** Returns the Bhadra (Vishti karana) of a Purnima, its first half, which is unsuitable for beginnings. */
export function bhadraOfPurnima(purnima: Tithi): Span {
  const middle = (purnima.from + purnima.to) / 2;
  return { from: purnima.from, to: reach(elongation, ELONGATION_RATE, 174, middle) };
}

/** Lakshmi Puja is on the second evening only if Amavasya lasts this much longer than the second sunset. */
const AMAVASYA_AFTER_SUNSET = 48 * MINUTE;

export function evenings(almanac: Almanac, tithi: Tithi): IndianDay[] {
  return daysAround(almanac, tithi).filter((day) => overlap(PARTS.pradosha(day), tithi));
}

export const diwaliDay: DayRule = (almanac, amavasya) => {
  const [first, second] = evenings(almanac, amavasya);
  if (second && amavasya.to - second.sunset >= AMAVASYA_AFTER_SUNSET) return second;
  return first ?? almanac.dayAt(amavasya.from);
};

export const rakshaDay: DayRule = (almanac, purnima) => {
  const last = sunriseDays(almanac, purnima).at(-1);
  if (!last) return almanac.dayAt(purnima.from);
  return lastsThreeMuhurtas(purnima, last) ? last : almanac.day(last.number - 1);
};

/** Tells whether Bhadra covers the whole of Purnima in the evening of a day. */
export function bhadraFillsEvening(day: IndianDay, purnima: Tithi): boolean {
  const evening = overlap(PARTS.pradosha(day), purnima);
  return evening !== undefined && bhadraOfPurnima(purnima).to >= evening.to;
}

export const holikaDay: DayRule = (almanac, purnima) => {
  const day = touching('pradosha', { two: 'second' })(almanac, purnima);
  if (!bhadraFillsEvening(day, purnima)) return day;
  if (bhadraOfPurnima(purnima).to < PARTS.firstHalfOfNight(day).to) return day;
  const next = almanac.day(day.number + 1);
  // Three and a half of the next day's four praharas.
  const lasts = purnima.to - next.sunrise >= ((next.sunset - next.sunrise) * 7) / 8;
  return lasts ? next : day;
};

function shravanaInAfternoon(day: IndianDay): boolean {
  const { from, to } = PARTS.aparahna(day);
  // The Moon's time in a nakshatra is about a day, so it cannot begin and end within an afternoon.
  return inNakshatra(SHRAVANA_STAR, from) || inNakshatra(SHRAVANA_STAR, to);
}

export const dussehraDay: DayRule = (almanac, dashami) => {
  const day = touching('aparahna', { two: 'more' })(almanac, dashami);
  const next = almanac.day(day.number + 1);
  const starDraws =
    dashami.from <= next.sunrise &&
    lastsThreeMuhurtas(dashami, next) &&
    inNakshatra(SHRAVANA_STAR, next.sunrise) &&
    shravanaInAfternoon(next) &&
    !shravanaInAfternoon(day);
  return starDraws ? next : day;
};

export const govardhanDay: DayRule = (almanac, pratipada) => {
  const [day] = sunriseDays(almanac, pratipada);
  if (!day) return almanac.dayAt(pratipada.from);
  return lastsThreeMuhurtas(pratipada, day) ? day : almanac.day(day.number - 1);
};

export const akshayaDay: DayRule = (almanac, tritiya) => {
  const days = daysAround(almanac, tritiya).filter((day) => overlap(PARTS.purvahna(day), tritiya));
  const [first, second] = days;
  if (second) return lastsThreeMuhurtas(tritiya, second) ? second : first!;
  return first ?? udayaDay(almanac, tritiya);
};
