import type { AuspiciousTime } from './words.ts';
import { civilDayFrom, civilDayOf, HOUR, MINUTE, midnightOf, overlap, type Span } from './astronomy/clock.ts';
import { VRISHABHA } from './calendar/names.ts';
import { type PartOfDay, PARTS } from './calendar/parts-of-day.ts';
import type { Occasion, TimeOf } from './rules/occasion.ts';

/** Almanacs truncate seconds: an event that begins at "5:33" has begun by 5:34. */
function toTheMinute(moment: number): number {
  return Math.floor(moment / MINUTE) * MINUTE;
}

export function spanTime(label: string, span: (occasion: Occasion) => Span | undefined): TimeOf {
  return (occasion) => {
    const found = span(occasion);
    return found && { label, fromAt: toTheMinute(found.from), toAt: toTheMinute(found.to) };
  };
}

export function momentTime(label: string, moment: (occasion: Occasion) => number | undefined): TimeOf {
  return (occasion) => {
    const found = moment(occasion);
    if (found === undefined) return undefined;
    return { label, fromAt: toTheMinute(found), toAt: toTheMinute(found) };
  };
}

/** Returns the rule for a whole part of the day or night. */
export function part(label: string, name: PartOfDay): TimeOf {
  return spanTime(label, ({ day }) => PARTS[name](day));
}

/** Returns the rule for a part of the day within the tithi; undefined when they do not overlap. */
export function partInTithi(label: string, name: PartOfDay): TimeOf {
  return spanTime(label, ({ day, span }) => overlap(PARTS[name](day), span));
}

export function wholeTithi(label: string): TimeOf {
  return spanTime(label, ({ span }) => span);
}

export const sunrise = momentTime('Sunrise', ({ day }) => day.sunrise);
export const sunset = momentTime('Sunset', ({ day }) => day.sunset);
export const moonrise = momentTime('Moonrise', ({ almanac, day }) => almanac.moonrise(day.number));
/** For events that are possible all day but not after dark. */
export const daytime = part('Sunrise to sunset', 'daylight');
export const pratah = part('Pratah kaal', 'pratah');
export const madhyahna = part('Madhyahna', 'madhyahna');
export const pradosha = part('Pradosh kaal', 'pradosha');
export const nishita = part('Nishita kaal', 'nishita');
export const abhijit = part('Abhijit muhurat', 'abhijit');
/** The puja of fasts that end by the Moon or the stars. It begins at sunset and lasts a tenth of the night. */
export const eveningPuja = part('Pujan muhurat', 'afterSunset');

/** The last but one of the night's muhurtas, for bathing and prayer. */
export const brahmaMuhurta = spanTime('Brahma muhurat', ({ almanac, day }) => {
  const muhurta = (day.sunrise - almanac.day(day.number - 1).sunset) / 15;
  return { from: day.sunrise - 2 * muhurta, to: day.sunrise - muhurta };
});

/**
 * Returns the evening rising of Vrishabha, the fixed sign of autumn evenings. Traditionally, works begun in a fixed
 * sign last.
 */
function eveningVrishabha({ almanac, day }: Occasion): Span {
  return almanac.horizon.lagna(VRISHABHA, day.sunset - HOUR);
}

export const vrishabhaLagna = spanTime('Vrishabha lagna', eveningVrishabha);

/**
 * Returns the rule for the part of the evening in which a fixed sign rises during the tithi. If they do not overlap,
 * the sign is ignored.
 */
export function fixedPradosha(label: string): TimeOf {
  return spanTime(label, (occasion) => {
    const evening = overlap(PARTS.pradosha(occasion.day), occasion.span);
    return evening && (overlap(evening, eveningVrishabha(occasion)) ?? evening);
  });
}

/** Returns the times of an occasion, in the order of the rules. */
export function timesOf(rules: readonly TimeOf[], occasion: Occasion): AuspiciousTime[] {
  return rules.flatMap((rule) => rule(occasion) ?? []);
}

function clockInWords(moment: number): string {
  const minutes = Math.floor((moment - midnightOf(civilDayOf(moment))) / MINUTE);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns the name of a day relative to the day of the event. */
function dayFrom(date: string, moment: number): string {
  const days = civilDayOf(moment) - civilDayFrom(date);
  if (days === 0) return '';
  if (Math.abs(days) > 1) return days > 0 ? ` ${days} days later` : ` ${-days} days before`;
  return days > 0 ? ' next day' : ' the day before';
}

/**
 * Returns a time as text, relative to the day of its event: '5:33 pm to 6:50 pm', '12:09 am to 1:01 am next day'.
 *
 * @param date the day of the event, YYYY-MM-DD
 */
export function timeInWords(time: AuspiciousTime, date: string): string {
  const begins = dayFrom(date, time.fromAt);
  const ends = dayFrom(date, time.toAt);
  if (time.fromAt === time.toAt) return clockInWords(time.fromAt) + begins;
  return `${clockInWords(time.fromAt)}${begins === ends ? '' : begins} to ${clockInWords(time.toAt)}${ends}`;
}

/** Returns all times of an event in one line: 'Pujan muhurat 5:33 pm to 6:50 pm; Moonrise 8:12 pm'. */
export function muhuratInWords(times: readonly AuspiciousTime[], date: string): string {
  return times.map((time) => `${time.label} ${timeInWords(time, date)}`).join('; ');
}
