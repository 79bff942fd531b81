import { type FestivalRule, type FestivalType, TITHI_NAMES } from '../words.ts';
import { HOUR, type Span } from '../astronomy/clock.ts';
import { type Almanac, lunarDayOfTithi, nakshatraSpans } from '../calendar/almanac.ts';
import type { IndianDay } from '../calendar/days.ts';
import {
  ANURADHA,
  ASHVINA,
  BHADRAPADA,
  FRIDAY,
  KARTIKA,
  krishna,
  KUMBHA,
  MULA,
  PHALGUNA,
  PURNIMA,
  PURVA_ASHADHA,
  SHRAVANA,
  shukla,
  SIMHA,
  VRISCHIKA,
  VRISHABHA,
} from '../calendar/names.ts';
import { daytime, nishita, part, spanTime, sunrise, sunset, timesOf, wholeTithi } from '../times.ts';
import { lunationsOf, tithiIn, tithisOf } from './by-tithi.ts';
import type { Kept, TimeOf } from './occasion.ts';
import { dayInWords, sunriseDays, touching, udaya, udayaDay } from './pick-day.ts';
import { holikaDay } from './procedures.ts';

interface Told {
  times?: readonly TimeOf[];
  note?: string;
  span?: Span;
}

/** Returns an event of a day. Its lunar day is that of the day's sunrise. */
export function onDay(
  almanac: Almanac,
  [rule, name, type]: readonly [FestivalRule, string, FestivalType],
  day: IndianDay,
  { times = [], note = '', span = { from: day.sunrise, to: day.nextSunrise } }: Told = {},
): Kept {
  return {
    rule,
    name,
    type,
    day,
    lunarDay: lunarDayOfTithi(almanac.tithiAt(day.sunrise)),
    times: timesOf(times, { almanac, day, span }),
    note,
  };
}

function holi(almanac: Almanac): Kept[] {
  return tithisOf(almanac, PHALGUNA, PURNIMA).map((purnima) => {
    const fire = holikaDay(almanac, purnima);
    const day = almanac.day(fire.number + 1);
    return onDay(almanac, ['holi', 'Holi (Dhulandi)', 'festival'], day, {
      times: [part('Morning', 'purvahna')],
      note: `The day after Holika Dahan, which is on ${dayInWords(fire)}.`,
    });
  });
}

/** By midnight, the rule of householders. */
const smartaJanmashtami = touching('nishita', { two: 'second', none: 'second' });

/** Returns the public holiday, by sunrise. The night of householders is a row of its own if it is another one. */
function janmashtami(almanac: Almanac): Kept[] {
  return tithisOf(almanac, SHRAVANA, krishna(8)).flatMap((ashtami) => {
    const smarta = smartaJanmashtami(almanac, ashtami);
    const main = udaya(almanac, ashtami);
    const lunarDay = lunarDayOfTithi(ashtami);
    const told = { times: [nishita], span: ashtami };
    const handi = onDay(almanac, ['dahi-handi', 'Dahi Handi', 'festival'], almanac.day(smarta.number + 1), {
      times: [daytime],
    });
    const rule = 'krishna-janmashtami';
    if (smarta.number === main.number) {
      return [{ ...onDay(almanac, [rule, 'Krishna Janmashtami', 'festival'], main, told), lunarDay }, handi];
    }
    const note = `The public holiday, as in Mathura and ISKCON temples; many households fast on ${dayInWords(smarta)}.`;
    const smartaNote = `For households that go by midnight; the public holiday is on ${dayInWords(main)}.`;
    return [
      { ...onDay(almanac, [rule, 'Krishna Janmashtami', 'festival'], main, { ...told, note }), lunarDay },
      {
        ...onDay(almanac, [rule, 'Krishna Janmashtami (Smarta)', 'festival'], smarta, { ...told, note: smartaNote }),
        lunarDay,
        slug: 'krishna-janmashtami-smarta',
      },
      handi,
    ];
  });
}

/** The fixed signs of the day. Traditionally, works begun in a fixed sign last. */
const varalakshmiTimes: readonly TimeOf[] = [
  spanTime('Simha lagna, morning', ({ almanac, day }) => almanac.horizon.lagna(SIMHA, day.sunrise - HOUR)),
  spanTime('Vrischika lagna, noon', ({ almanac, day }) => almanac.horizon.lagna(VRISCHIKA, day.sunrise)),
  spanTime('Kumbha lagna, evening', ({ almanac, day }) => almanac.horizon.lagna(KUMBHA, day.sunrise + 6 * HOUR)),
  spanTime('Vrishabha lagna, night', ({ almanac, day }) => almanac.horizon.lagna(VRISHABHA, day.sunset)),
];

function varalakshmi(almanac: Almanac): Kept[] {
  return tithisOf(almanac, SHRAVANA, PURNIMA).map((purnima) => {
    const full = udayaDay(almanac, purnima);
    const back = (full.weekday - FRIDAY + 7) % 7;
    const day = almanac.day(full.number - back);
    return onDay(almanac, ['varalakshmi-vratam', 'Varalakshmi Vratam', 'fast'], day, {
      times: varalakshmiTimes,
      note:
        back === 0
          ? `Purnima itself is a Friday; some states keep the Friday before, ${dayInWords(almanac.day(day.number - 7))}.`
          : '',
    });
  });
}

function gauri(almanac: Almanac): Kept[] {
  return lunationsOf(almanac, BHADRAPADA).flatMap((lunation) => {
    const stay = nakshatraSpans(almanac, ANURADHA, lunation).find(({ from }) => from >= lunation.from);
    if (!stay) return [];
    const { number } = udayaDay(almanac, stay);
    const times = [daytime];
    return [
      onDay(almanac, ['jyeshtha-gauri-avahana', 'Jyeshtha Gauri Avahana', 'festival'], almanac.day(number), { times }),
      onDay(almanac, ['jyeshtha-gauri-puja', 'Jyeshtha Gauri Puja', 'festival'], almanac.day(number + 1), { times }),
      onDay(almanac, ['jyeshtha-gauri-visarjan', 'Jyeshtha Gauri Visarjan', 'festival'], almanac.day(number + 2), {
        times,
      }),
    ];
  });
}

function chhathDays(almanac: Almanac): Kept[] {
  return tithisOf(almanac, KARTIKA, shukla(6)).flatMap((shashthi) => {
    const { number } = udaya(almanac, shashthi);
    return [
      onDay(almanac, ['chhath-nahay-khay', 'Chhath Nahay Khay', 'festival'], almanac.day(number - 2), {
        times: [sunrise],
        note: 'The first of the four days of Chhath.',
      }),
      onDay(almanac, ['chhath-kharna', 'Chhath Kharna', 'fast'], almanac.day(number - 1), {
        times: [sunset],
        note: 'The second of the four days of Chhath.',
      }),
      onDay(almanac, ['chhath-usha-arghya', 'Chhath Usha Arghya', 'festival'], almanac.day(number + 1), {
        times: [sunrise],
        note: 'The last of the four days of Chhath.',
      }),
    ];
  });
}

const GODDESSES = [
  'Shailaputri',
  'Brahmacharini',
  'Chandraghanta',
  'Kushmanda',
  'Skandamata',
  'Katyayani',
  'Kalaratri',
  'Mahagauri',
  'Siddhidatri',
] as const;

/**
 * The colours worn in Gujarat and Maharashtra, by the weekday, on the first seven days. Lists differ for the last two
 * days.
 */
const COLOURS = ['orange', 'white', 'red', 'royal blue', 'yellow', 'green', 'grey'] as const;

/**
 * Returns the days of Navratri. A tithi without a sunrise shares the day of the previous one. A tithi with two sunrises
 * has two days.
 */
function navratriDays(almanac: Almanac): Kept[] {
  return lunationsOf(almanac, ASHVINA).flatMap((lunation) =>
    GODDESSES.map((goddess, index): Kept => {
      const tithi = tithiIn(almanac, lunation, index + 1);
      const [first = almanac.dayAt(tithi.from), second] = sunriseDays(almanac, tithi);
      const colour = index < 7 ? `Many who dress by the day wear ${COLOURS[first.weekday]}.` : '';
      return {
        ...onDay(almanac, ['navratri-days', `Navratri Day ${index + 1}: ${goddess}`, 'festival'], first, {
          note: colour,
          times: [wholeTithi(`${TITHI_NAMES[index]} tithi`)],
          span: tithi,
        }),
        ...(second && { lastDay: second }),
        lunarDay: lunarDayOfTithi(tithi),
        slug: `navratri-day-${index + 1}`,
      };
    }),
  );
}

const mostOfTheDay = touching('daylight', { two: 'more' });

function saraswati(almanac: Almanac): Kept[] {
  return lunationsOf(almanac, ASHVINA).flatMap((lunation) => {
    const brightHalf = { from: lunation.from, to: tithiIn(almanac, lunation, PURNIMA).to };
    const stored = (star: number, rule: FestivalRule, name: string) =>
      nakshatraSpans(almanac, star, brightHalf)
        .slice(0, 1)
        .map((span) => {
          const times = [spanTime(star === MULA ? 'Mula nakshatra' : 'Purva Ashadha nakshatra', () => span)];
          return onDay(almanac, [rule, name, 'festival'], mostOfTheDay(almanac, span), { span, times });
        });
    return [
      ...stored(MULA, 'saraswati-avahana', 'Saraswati Avahana'),
      ...stored(PURVA_ASHADHA, 'saraswati-puja', 'Saraswati Puja (Navratri)'),
    ];
  });
}

/** Returns the festivals whose day depends on another festival's day, or on a nakshatra within a lunar month. */
export function byOtherEvent(almanac: Almanac): Kept[] {
  return [holi, janmashtami, varalakshmi, gauri, chhathDays, navratriDays, saraswati].flatMap((rule) => rule(almanac));
}
