import { civilDayOf, type Span } from '../astronomy/clock.ts';
import { type Almanac, nakshatraSpans } from '../calendar/almanac.ts';
import type { IndianDay } from '../calendar/days.ts';
import { DHANU, KANYA, MAKARA, MESHA, MINA, SHRAVANA_STAR, SIMHA } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { brahmaMuhurta, daytime, momentTime, spanTime, sunrise } from '../times.ts';
import { onDay } from './by-other-event.ts';
import type { Kept } from './occasion.ts';
import { dayInWords, sunriseDays } from './pick-day.ts';

function sankrantiTime(moment: number) {
  return momentTime('Sankranti', () => moment);
}

/** Returns the civil day of the Sun's entry into a sign. */
function civilDay(almanac: Almanac, moment: number): IndianDay {
  return almanac.day(civilDayOf(moment));
}

/** Returns the day by the rule of the North and of Tamil Nadu: an entry after sunset counts for the next day. */
function beforeSunset(almanac: Almanac, moment: number): IndianDay {
  const day = civilDay(almanac, moment);
  return moment < day.sunset ? day : almanac.day(day.number + 1);
}

/** Returns the day by the rule of Kerala: the first sunrise with the Sun in the new sign. */
function firstSunrise(almanac: Almanac, moment: number): IndianDay {
  const day = civilDay(almanac, moment);
  return moment <= day.sunrise ? day : almanac.day(day.number + 1);
}

/**
 * Returns the time for giving: from the entry to sunset. After an entry at night it is from sunrise to sunset, or to
 * noon if the entry was before midnight.
 */
function punyaKaal(moment: number, day: IndianDay): Span {
  if (moment >= day.sunrise) return { from: moment, to: day.sunset };
  const cameInTheEvening = civilDayOf(moment) < day.number;
  return { from: day.sunrise, to: cameInTheEvening ? PARTS.purvahna(day).to : day.sunset };
}

function makara(almanac: Almanac): Kept[] {
  const moment = almanac.sankranti(MAKARA);
  const day = beforeSunset(almanac, moment);
  const { from, to } = punyaKaal(moment, day);
  const maha = { from, to: Math.min(to, from + (day.sunset - day.sunrise) / 6) };
  const moved = civilDayOf(moment) < day.number;
  const eve = almanac.day(day.number - 1);
  const after = almanac.day(day.number + 1);
  const inTheAfternoon = moment > PARTS.madhyahna(day).from;
  return [
    onDay(almanac, ['lohri', 'Lohri', 'festival'], eve, {
      times: [momentTime('Bonfire after sunset', () => eve.sunset)],
      note: moved ? 'The eve of Makar Sankranti; many lists keep 13 January every year.' : '',
    }),
    onDay(almanac, ['makar-sankranti', 'Makar Sankranti / Uttarayan', 'festival'], day, {
      times: [spanTime('Punya kaal', () => ({ from, to })), spanTime('Maha punya kaal', () => maha)],
      note: moved ? `The Sun enters Makara after sunset on ${dayInWords(eve)}, so the next day is kept.` : '',
    }),
    onDay(almanac, ['thai-pongal', 'Thai Pongal', 'festival'], day, {
      times: [sankrantiTime(moment)],
      note: [
        `Bhogi is on ${dayInWords(eve)} and Mattu Pongal on ${dayInWords(after)}.`,
        ...(inTheAfternoon && !moved ? [`Tamil Nadu's own list may keep ${dayInWords(after)}.`] : []),
      ].join(' '),
    }),
  ];
}

function mesha(almanac: Almanac): Kept[] {
  const moment = almanac.sankranti(MESHA);
  const day = civilDay(almanac, moment);
  return [
    onDay(almanac, ['baisakhi', 'Baisakhi', 'festival'], day, {
      times: [sankrantiTime(moment), daytime],
      note: 'Some holiday lists keep 13 or 14 April whatever the day of the sankranti.',
    }),
    onDay(almanac, ['puthandu', 'Puthandu', 'festival'], beforeSunset(almanac, moment), {
      times: [sankrantiTime(moment)],
    }),
    onDay(almanac, ['vishu', 'Vishu', 'festival'], firstSunrise(almanac, moment), { times: [brahmaMuhurta, sunrise] }),
    onDay(almanac, ['pohela-boishakh', 'Pohela Boishakh', 'festival'], almanac.day(day.number + 1), {
      times: [sunrise],
      note: 'As kept in West Bengal.',
    }),
  ];
}

function kanya(almanac: Almanac): Kept[] {
  const moment = almanac.sankranti(KANYA);
  return [
    onDay(almanac, ['vishwakarma-puja', 'Vishwakarma Puja', 'festival'], civilDay(almanac, moment), {
      times: [sankrantiTime(moment)],
    }),
  ];
}

/** Returns the Sun's months in Dhanu and in Mina, which are without weddings. */
function kharmas(almanac: Almanac): Kept[] {
  const begins = [DHANU, MINA].map((sign) => {
    const moment = almanac.sankranti(sign);
    return onDay(almanac, ['kharmas-begins', 'Kharmas begins', 'festival'], civilDay(almanac, moment), {
      times: [sankrantiTime(moment)],
      note: 'For a month weddings and new beginnings are put off.',
    });
  });
  const ends = [MAKARA, MESHA].map((sign) => {
    const moment = almanac.sankranti(sign);
    return onDay(almanac, ['kharmas-ends', 'Kharmas ends', 'festival'], civilDay(almanac, moment), {
      times: [sankrantiTime(moment)],
      note: 'Weddings and new beginnings are possible again.',
    });
  });
  return [...begins, ...ends];
}

/**
 * Returns Onam: the nakshatra Shravana at sunrise while the Sun is in Simha. Of two consecutive such days it is the
 * first. If the nakshatra comes twice in the month, the last time counts.
 */
function onam(almanac: Almanac): Kept[] {
  const month = { from: almanac.sankranti(SIMHA), to: almanac.sankranti(KANYA) };
  const stays = nakshatraSpans(almanac, SHRAVANA_STAR, month);
  const days = stays.flatMap((stay) =>
    sunriseDays(almanac, stay)
      .filter((day) => day.sunrise >= month.from && day.sunrise < month.to)
      .slice(0, 1)
      .map((day) => ({ day, stay })),
  );
  const [stay] = stays;
  const chosen = days.at(-1) ?? (stay && { stay, day: almanac.dayAt(stay.from) });
  if (!chosen) return [];
  return [
    onDay(almanac, ['onam', 'Onam (Thiruvonam)', 'festival'], chosen.day, {
      times: [
        sunrise,
        momentTime('Onasadya, noon', ({ day }) => PARTS.purvahna(day).to),
        spanTime('Thiruvonam nakshatra', () => chosen.stay),
      ],
    }),
  ];
}

/** Returns the festivals of the solar months. */
export function bySun(almanac: Almanac): Kept[] {
  return [makara, mesha, kanya, kharmas, onam].flatMap((rule) => rule(almanac));
}
