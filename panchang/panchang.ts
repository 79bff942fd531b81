import { type DayPanchang, type PanchangLimb, TITHI_NAMES } from './words.ts';
import { DAY, midnightOf, type Span } from './astronomy/clock.ts';
import {
  elongation,
  ELONGATION_RATE,
  MOON_RATE,
  moonAmongStars,
  SUM_RATE,
  sumAmongStars,
} from './astronomy/longitudes.ts';
import { reach } from './astronomy/reach.ts';
import { type Almanac, lunarDayOfTithi } from './calendar/almanac.ts';
import type { IndianDay } from './calendar/days.ts';
import { NAKSHATRA, WEDNESDAY } from './calendar/names.ts';
import { PARTS } from './calendar/parts-of-day.ts';
import { abhijit, brahmaMuhurta, nishita, part, spanTime, timesOf } from './times.ts';

const NAKSHATRA_NAMES = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

const YOGA_NAMES = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const;

/** The seven recurring karanas. Vishti is Bhadra, which is unsuitable for beginnings. */
const KARANA_NAMES = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti (Bhadra)'] as const;

/** Returns the name of a karana. The four half-tithis around the new moon have their own names. */
function karanaName(half: number): string {
  if (half === 0) return 'Kimstughna';
  return ['Shakuni', 'Chatushpada', 'Naga'][half - 57] ?? KARANA_NAMES[(half - 1) % 7]!;
}

function tithiName(index: number): string {
  if (index === 29) return 'Amavasya';
  if (index === 14) return 'Purnima';
  return `${index < 15 ? 'Shukla' : 'Krishna'} ${TITHI_NAMES[index % 15]}`;
}

/** A limb of the panchang: a growing angle, divided into equal arcs with names. */
interface Limb {
  angle: (moment: number) => number;
  rate: number;
  arc: number;
  nameOf: (index: number) => string;
}

const TITHI: Limb = { angle: elongation, rate: ELONGATION_RATE, arc: 12, nameOf: tithiName };
const KARANA: Limb = { angle: elongation, rate: ELONGATION_RATE, arc: 6, nameOf: karanaName };
const STAR: Limb = {
  angle: moonAmongStars,
  rate: MOON_RATE,
  arc: NAKSHATRA,
  nameOf: (index) => NAKSHATRA_NAMES[index]!,
};
const YOGA: Limb = { angle: sumAmongStars, rate: SUM_RATE, arc: NAKSHATRA, nameOf: (index) => YOGA_NAMES[index]! };

/** Returns the limbs between one sunrise and the next, the one at sunrise first. */
function limbsOf({ sunrise, nextSunrise }: IndianDay, { angle, rate, arc, nameOf }: Limb): PanchangLimb[] {
  const arcs = Math.round(360 / arc);
  const degrees = angle(sunrise);
  const limbs: PanchangLimb[] = [];
  let index = Math.floor(degrees / arc);
  let guess = sunrise + (((index + 1) * arc - degrees) / rate) * DAY;
  for (;;) {
    const untilAt = reach(angle, rate, ((index + 1) % arcs) * arc, guess);
    limbs.push({ name: nameOf(index), untilAt });
    if (untilAt >= nextSunrise) return limbs;
    index = (index + 1) % arcs;
    guess = untilAt + (arc / rate) * DAY;
  }
}

/** Rahu's eighth of the day, from Sunday to Saturday. */
const RAHU = [8, 2, 7, 5, 6, 4, 3] as const;

function rahuKaal({ weekday, sunrise, sunset }: IndianDay): Span {
  const eighth = (sunset - sunrise) / 8;
  const to = sunrise + RAHU[weekday]! * eighth;
  return { from: to - eighth, to };
}

/** Returns the panchang of one day of an almanac's year. */
export function dayPanchang(almanac: Almanac, number: number): DayPanchang {
  const day = almanac.day(number);
  const occasion = { almanac, day, span: PARTS.wholeDay(day) };
  const good = [brahmaMuhurta, ...(day.weekday === WEDNESDAY ? [] : [abhijit]), part('Godhuli', 'godhuli'), nishita];
  return {
    date: day.date,
    lunarDay: lunarDayOfTithi(almanac.tithiAt(day.sunrise)),
    sunriseAt: day.sunrise,
    sunsetAt: day.sunset,
    moonriseAt: almanac.moonrise(number) ?? null,
    moonsetAt: almanac.horizon.moonsetAfter(midnightOf(number)) ?? null,
    tithis: limbsOf(day, TITHI),
    nakshatras: limbsOf(day, STAR),
    yogas: limbsOf(day, YOGA),
    karanas: limbsOf(day, KARANA),
    good: timesOf(good, occasion),
    avoided: timesOf([spanTime('Rahu kaal', () => rahuKaal(day))], occasion),
  };
}
