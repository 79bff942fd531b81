import { overlap, type Span } from '../astronomy/clock.ts';
import { tithiOf } from '../calendar/almanac.ts';
import { AMAVASYA, BHADRAPADA, krishna, PURNIMA, SHRAVANA, shukla } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { madhyahna, momentTime, moonrise, part, partInTithi, pradosha, spanTime } from '../times.ts';
import type { Occasion, TithiRow } from './occasion.ts';
import { dayInWords, touching, udaya, udayaDay } from './pick-day.ts';
import { bhadraOfPurnima, rakshaDay } from './procedures.ts';

const kutup = part('Kutup muhurat', 'kutup');
const rauhina = part('Rauhina muhurat', 'rauhina');
const aparahna = part('Aparahna', 'aparahna');

/**
 * Returns the part of Purnima on the day without Bhadra: until the evening's pradosha ends, or until midnight if Bhadra
 * lasts longer.
 */
function rakhiTime({ almanac, day, span }: Occasion): Span | undefined {
  const { to: bhadraEnds } = bhadraOfPurnima(tithiOf(almanac, span));
  const free = { from: Math.max(day.sunrise, bhadraEnds), to: span.to };
  return (
    overlap(free, { from: day.sunrise, to: PARTS.pradosha(day).to }) ??
    overlap(free, PARTS.firstHalfOfNight(day)) ??
    free
  );
}

/** Returns the best part of the rakhi time: the afternoon, otherwise the evening. */
function bestRakhiTime(occasion: Occasion): Span | undefined {
  const free = rakhiTime(occasion);
  const best = free && (overlap(free, PARTS.aparahna(occasion.day)) ?? overlap(free, PARTS.pradosha(occasion.day)));
  const same = best && best.from === free.from && best.to === free.to;
  return same ? undefined : best;
}

/** Returns the time in which people avoid looking at the Moon of Ganesh Chaturthi, while it is above the horizon. */
function moonToAvoid({ almanac, day, span }: Occasion): Span | undefined {
  const rise = almanac.moonrise(day.number);
  const set = rise && almanac.horizon.moonsetAfter(rise);
  return rise && set ? { from: Math.max(rise, span.from), to: set } : undefined;
}

export const SHRAVANA_BHADRAPADA: readonly TithiRow[] = [
  {
    rule: 'hariyali-teej',
    name: 'Hariyali Teej',
    type: 'festival',
    month: SHRAVANA,
    place: shukla(3),
    keptOn: udaya,
    times: [partInTithi('Pratah kaal', 'pratah'), partInTithi('Pradosh kaal', 'pradosha')],
  },
  {
    rule: 'nag-panchami',
    name: 'Nag Panchami',
    type: 'festival',
    month: SHRAVANA,
    place: shukla(5),
    keptOn: udaya,
    times: [partInTithi('Pratah kaal', 'pratah')],
  },
  {
    rule: 'raksha-bandhan',
    name: 'Raksha Bandhan',
    type: 'festival',
    month: SHRAVANA,
    place: PURNIMA,
    keptOn: rakshaDay,
    times: [spanTime('Tying the rakhi', rakhiTime), spanTime('Best part', bestRakhiTime)],
    note: ({ almanac, day, span }) => {
      const { to: bhadraEnds } = bhadraOfPurnima(tithiOf(almanac, span));
      return bhadraEnds > day.sunrise
        ? 'The rakhi is tied after Bhadra, the inauspicious half of Purnima, is over.'
        : '';
    },
  },
  {
    rule: 'kajari-teej',
    name: 'Kajari Teej',
    type: 'festival',
    month: SHRAVANA,
    place: krishna(3),
    keptOn: udaya,
    times: [moonrise],
  },
  {
    rule: 'hal-shashthi',
    name: 'Hal Shashthi (Balarama Jayanti)',
    type: 'fast',
    month: SHRAVANA,
    place: krishna(6),
    keptOn: touching('madhyahna', { two: 'more' }),
    times: [madhyahna],
  },
  {
    rule: 'hartalika-teej',
    name: 'Hartalika Teej',
    type: 'fast',
    month: BHADRAPADA,
    place: shukla(3),
    keptOn: touching('sunrise', { two: 'second' }),
    times: [partInTithi('Pratah kaal pujan', 'pratah'), pradosha],
  },
  {
    rule: 'ganesh-chaturthi',
    name: 'Ganesh Chaturthi',
    type: 'festival',
    month: BHADRAPADA,
    place: shukla(4),
    keptOn: touching('madhyahna', { two: 'more' }),
    times: [partInTithi('Madhyahna pujan', 'madhyahna'), spanTime('Avoid seeing the Moon', moonToAvoid)],
  },
  {
    rule: 'rishi-panchami',
    name: 'Rishi Panchami',
    type: 'fast',
    month: BHADRAPADA,
    place: shukla(5),
    keptOn: touching('madhyahna', { two: 'more', none: 'second' }),
    times: [madhyahna],
  },
  {
    rule: 'mahalakshmi-vrat-begins',
    name: 'Mahalakshmi Vrat begins',
    type: 'fast',
    month: BHADRAPADA,
    place: shukla(8),
    keptOn: touching('pradosha'),
    times: [pradosha, moonrise],
    note: () => 'The vow is kept for sixteen days, until Gaja Lakshmi.',
  },
  {
    rule: 'radha-ashtami',
    name: 'Radha Ashtami',
    type: 'festival',
    month: BHADRAPADA,
    place: shukla(8),
    keptOn: touching('madhyahna', { two: 'more', equal: 'second', none: 'second' }),
    times: [madhyahna],
  },
  {
    rule: 'vamana-jayanti',
    name: 'Vamana Jayanti',
    type: 'festival',
    month: BHADRAPADA,
    place: shukla(12),
    keptOn: touching('madhyahna', { two: 'more', none: 'second' }),
    times: [madhyahna],
  },
  {
    rule: 'anant-chaturdashi',
    name: 'Anant Chaturdashi (Ganesh Visarjan)',
    type: 'festival',
    month: BHADRAPADA,
    place: shukla(14),
    keptOn: udaya,
    times: [partInTithi('Pujan muhurat', 'wholeDay')],
  },
  {
    rule: 'pitru-paksha-begins',
    name: 'Pitru Paksha begins (Purnima Shraddha)',
    type: 'festival',
    month: BHADRAPADA,
    place: PURNIMA,
    keptOn: touching('aparahna', { two: 'more', none: 'second' }),
    times: [kutup, rauhina, aparahna],
    note: () => 'The fortnight of the ancestors lasts until Sarva Pitru Amavasya; many families buy nothing new in it.',
  },
  {
    rule: 'jivitputrika-vrat',
    name: 'Jivitputrika Vrat',
    type: 'fast',
    month: BHADRAPADA,
    place: krishna(8),
    keptOn: touching('madhyahna', { two: 'more' }),
    times: [pradosha, momentTime('Parana from', ({ day, span }) => Math.max(span.to, day.nextSunrise))],
    note: ({ almanac, day, span }) => {
      const other = udayaDay(almanac, span);
      if (other.number === day.number) return '';
      return `Those who go by the tithi at sunrise fast on ${dayInWords(other)}.`;
    },
  },
  {
    rule: 'gaja-lakshmi',
    name: 'Gaja Lakshmi (Mahalakshmi Vrat ends)',
    type: 'fast',
    month: BHADRAPADA,
    place: krishna(8),
    keptOn: touching('pradosha'),
    times: [pradosha, moonrise],
  },
  {
    rule: 'sarva-pitru-amavasya',
    name: 'Sarva Pitru Amavasya',
    type: 'festival',
    month: BHADRAPADA,
    place: AMAVASYA,
    keptOn: touching('aparahna', { two: 'more', none: 'second' }),
    times: [kutup, rauhina, aparahna],
  },
];
