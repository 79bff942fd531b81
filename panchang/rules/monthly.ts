import type { FestivalRule } from '../words.ts';
import { type Almanac, lunarDayOfTithi, type Tithi } from '../calendar/almanac.ts';
import type { IndianDay } from '../calendar/days.ts';
import {
  AMAVASYA,
  ASHADHA,
  BHADRAPADA,
  KARTIKA,
  krishna,
  MAGHA,
  MONDAY,
  PAUSHA,
  PURNIMA,
  SATURDAY,
  SHRAVANA,
  shukla,
  TUESDAY,
  VAISHAKHA,
} from '../calendar/names.ts';
import { daytime, madhyahna, moonrise, nishita, part, partInTithi, sunrise, timesOf } from '../times.ts';
import { onDay } from './by-other-event.ts';
import { lunationsOf, tithiIn, tithisOf } from './by-tithi.ts';
import type { DayRule, Kept, TimeOf } from './occasion.ts';
import { dayInWords, touching, udaya, udayaDay } from './pick-day.ts';

/** A fast of every lunar month. */
interface MonthlyRow {
  rule: FestivalRule;
  type: 'fast' | 'festival';
  places: readonly number[];
  keptOn: DayRule;
  name: (tithi: Tithi, day: IndianDay) => string;
  times: readonly TimeOf[];
  /** Months in which a festival of the table is this same day under its own name. */
  elsewhere?: readonly number[];
  note?: (almanac: Almanac, tithi: Tithi, day: IndianDay) => string;
}

const PRADOSH_NAMES = ['Ravi', 'Soma', 'Bhauma', 'Budha', 'Guru', 'Shukra', 'Shani'] as const;

function amavasyaName(tithi: Tithi, day: IndianDay): string {
  const month = lunarDayOfTithi(tithi).month;
  if (day.weekday === MONDAY) return `Somvati Amavasya (${month})`;
  return day.weekday === SATURDAY ? `Shani Amavasya (${month})` : `${month} Amavasya`;
}

const shraddhaDay = touching('aparahna', { none: 'second' });
const midday = touching('madhyahna', { none: 'second' });

const ROWS: readonly MonthlyRow[] = [
  {
    rule: 'pradosh',
    type: 'fast',
    places: [shukla(13), krishna(13)],
    keptOn: touching('pradosha', { two: 'more', within: 0.1 }),
    name: (_, day) => `${PRADOSH_NAMES[day.weekday]} Pradosh Vrat`,
    times: [partInTithi('Pradosh kaal', 'pradosha')],
  },
  {
    rule: 'sankashti-chaturthi',
    type: 'fast',
    places: [krishna(4)],
    keptOn: touching('moonrise', { none: 'second' }),
    name: (_, day) => (day.weekday === TUESDAY ? 'Angarki Sankashti Chaturthi' : 'Sankashti Chaturthi'),
    times: [moonrise],
  },
  {
    rule: 'vinayaka-chaturthi',
    type: 'fast',
    places: [shukla(4)],
    keptOn: touching('madhyahna', { two: 'more' }),
    name: () => 'Vinayaka Chaturthi',
    times: [madhyahna],
    elsewhere: [BHADRAPADA],
  },
  {
    rule: 'masik-shivaratri',
    type: 'fast',
    places: [krishna(14)],
    keptOn: touching('nishita', { none: 'second' }),
    name: () => 'Masik Shivaratri',
    times: [nishita],
    elsewhere: [MAGHA],
  },
  {
    rule: 'kalashtami',
    type: 'fast',
    places: [krishna(8)],
    keptOn: touching('pradosha'),
    name: () => 'Kalashtami',
    times: [part('Sunset to sunrise', 'night')],
  },
  {
    rule: 'skanda-shashthi',
    type: 'fast',
    places: [shukla(6)],
    keptOn: touching('sunset', { none: 'second' }),
    name: () => 'Skanda Shashthi',
    times: [daytime],
  },
  {
    rule: 'purnima',
    type: 'festival',
    places: [PURNIMA],
    keptOn: udaya,
    name: ({ lunation }) => `${lunation.name} Purnima`,
    times: [sunrise, moonrise],
    elsewhere: [VAISHAKHA, ASHADHA, KARTIKA, PAUSHA, MAGHA],
  },
  {
    rule: 'amavasya',
    type: 'festival',
    places: [AMAVASYA],
    keptOn: udaya,
    name: amavasyaName,
    times: [part('Aparahna', 'aparahna')],
    elsewhere: [ASHADHA, PAUSHA],
    note: (almanac, tithi, day) => {
      const shraddha = shraddhaDay(almanac, tithi);
      return shraddha.number === day.number ? '' : `Shraddha of Amavasya is held on ${dayInWords(shraddha)}.`;
    },
  },
];

function monthly(almanac: Almanac, row: MonthlyRow): Kept[] {
  return almanac.tithis
    .filter(({ place, lunation }) => {
      return row.places.includes(place) && !row.elsewhere?.some((month) => lunation.months.includes(month));
    })
    .map((tithi) => {
      const day = row.keptOn(almanac, tithi);
      return {
        rule: row.rule,
        name: row.name(tithi, day),
        type: row.type,
        day,
        lunarDay: lunarDayOfTithi(tithi),
        times: timesOf(row.times, { almanac, day, span: tithi }),
        note: row.note?.(almanac, tithi, day) ?? '',
        recurs: true,
      };
    });
}

/**
 * Returns the vow of Satyanarayan, if its day (by the midday rule) is before the day of the bath (the sunrise in
 * Purnima).
 */
function purnimaVrats(almanac: Almanac): Kept[] {
  return almanac.tithis
    .filter(({ place }) => place === PURNIMA)
    .flatMap((tithi) => {
      const bath = udayaDay(almanac, tithi);
      const day = midday(almanac, tithi);
      if (day.number >= bath.number) return [];
      const note = `The bath and the gifts of Purnima are on ${dayInWords(bath)}.`;
      const stored = onDay(almanac, ['purnima-vrat', `${tithi.lunation.name} Purnima Vrat`, 'fast'], day, {
        times: [moonrise],
        note,
      });
      return [{ ...stored, lunarDay: lunarDayOfTithi(tithi), recurs: true }];
    });
}

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const;

/**
 * Returns the weekdays of Shravana in the northern reckoning, from the day after Ashadha Purnima to Shravana Purnima.
 */
function ofShravana(almanac: Almanac, rule: FestivalRule, name: string, weekday: number): Kept[] {
  return lunationsOf(almanac, SHRAVANA).flatMap((shravana) => {
    const before = tithisOf(almanac, ASHADHA, PURNIMA).findLast((purnima) => purnima.from < shravana.from);
    if (!before) return [];
    const first = udayaDay(almanac, before).number + 1;
    const last = udayaDay(almanac, tithiIn(almanac, shravana, PURNIMA)).number;
    return Array.from({ length: last - first + 1 }, (_, index) => almanac.day(first + index))
      .filter((day) => day.weekday === weekday)
      .map((day, index) => {
        const optional = almanac.tithiAt(day.sunrise).lunation.adhika
          ? ' In the adhika month it is kept by choice.'
          : '';
        return {
          ...onDay(almanac, [rule, `${ORDINALS[index]} ${name}`, 'fast'], day, {
            times: [daytime],
            note: `By the northern month; where months begin with the new moon, Shravana comes two weeks later.${optional}`,
          }),
          recurs: true,
        };
      });
  });
}

/** Returns the monthly fasts, and the weekly ones of Shravana. */
export function monthlyFasts(almanac: Almanac): Kept[] {
  return [
    ...ROWS.flatMap((row) => monthly(almanac, row)),
    ...purnimaVrats(almanac),
    ...ofShravana(almanac, 'sawan-somvar', 'Sawan Somvar', MONDAY),
    ...ofShravana(almanac, 'mangala-gauri', 'Mangala Gauri Vrat', TUESDAY),
  ];
}
