import { HOUR, MINUTE, overlap, type Span } from '../astronomy/clock.ts';
import { tithiOf } from '../calendar/almanac.ts';
import { AMAVASYA, ASHVINA, KARTIKA, krishna, PURNIMA, shukla, SIMHA } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import {
  brahmaMuhurta,
  eveningPuja,
  fixedPradosha,
  momentTime,
  moonrise,
  nishita,
  part,
  partInTithi,
  pradosha,
  pratah,
  spanTime,
  sunrise,
  vrishabhaLagna,
  wholeTithi,
} from '../times.ts';
import { ghatasthapana } from './ghatasthapana.ts';
import type { Occasion, TithiRow } from './occasion.ts';
import { dayInWords, touching, udaya, udayaDay } from './pick-day.ts';
import { diwaliDay, dussehraDay, evenings, govardhanDay } from './procedures.ts';

const JUNCTION = 24 * MINUTE;

/**
 * Returns the time of the bath before sunrise, from moonrise. If the thin Moon rises outside the last watch of the
 * night, it is from the start of that watch.
 */
function abhyangSnan({ almanac, day }: Occasion): Span {
  const watch = PARTS.arunodaya(day);
  const rise = almanac.moonrise(day.number);
  return { from: rise !== undefined && rise > watch.from && rise < watch.to ? rise : watch.from, to: watch.to };
}

/** Returns the time of the other fixed sign in Diwali's night, for worship at midnight or later. */
function simhaLagna({ almanac, day, span }: Occasion): Span | undefined {
  return overlap(
    almanac.horizon.lagna(SIMHA, day.sunset + 2 * HOUR),
    overlap(PARTS.night(day), span) ?? PARTS.night(day),
  );
}

export const ASHVINA_KARTIKA: readonly TithiRow[] = [
  {
    rule: 'sharad-navratri-ghatasthapana',
    name: 'Sharad Navratri Ghatasthapana',
    type: 'festival',
    month: ASHVINA,
    place: shukla(1),
    keptOn: udaya,
    times: ghatasthapana,
  },
  {
    rule: 'durga-ashtami',
    name: 'Durga Ashtami',
    type: 'festival',
    month: ASHVINA,
    place: shukla(8),
    keptOn: udaya,
    times: [spanTime('Sandhi puja', ({ span }) => ({ from: span.to - JUNCTION, to: span.to + JUNCTION }))],
  },
  {
    rule: 'maha-navami',
    name: 'Maha Navami',
    type: 'festival',
    month: ASHVINA,
    place: shukla(9),
    keptOn: touching('aparahna', { none: 'second' }),
    times: [partInTithi('Navami puja', 'daylight')],
    note: ({ almanac, day, span }) => {
      const other = udayaDay(almanac, span);
      if (other.number === day.number) return '';
      return `Those who go by the tithi at sunrise keep Navami on ${dayInWords(other)}.`;
    },
  },
  {
    rule: 'vijayadashami',
    name: 'Vijayadashami (Dussehra)',
    type: 'muhurat',
    month: ASHVINA,
    place: shukla(10),
    keptOn: dussehraDay,
    times: [part('Vijaya muhurat', 'vijaya'), part('Aparahna puja', 'aparahna')],
    note: () => 'One of the three and a half days of the year on which no other auspicious time need be chosen.',
  },
  {
    rule: 'sharad-purnima',
    name: 'Sharad Purnima (Kojagara)',
    type: 'festival',
    month: ASHVINA,
    place: PURNIMA,
    keptOn: touching('nishita', { two: 'second' }),
    times: [moonrise, part('Kojagara Lakshmi puja', 'nishita')],
  },
  {
    rule: 'karwa-chauth',
    name: 'Karwa Chauth',
    type: 'fast',
    month: ASHVINA,
    place: krishna(4),
    keptOn: touching('moonrise', { none: 'second' }),
    times: [eveningPuja, moonrise],
  },
  {
    rule: 'ahoi-ashtami',
    name: 'Ahoi Ashtami',
    type: 'fast',
    month: ASHVINA,
    place: krishna(8),
    keptOn: touching('pradosha', { two: 'second' }),
    times: [eveningPuja, momentTime('Stars seen about', ({ day }) => day.sunset + JUNCTION)],
  },
  {
    rule: 'govatsa-dwadashi',
    name: 'Govatsa Dwadashi',
    type: 'fast',
    month: ASHVINA,
    place: krishna(12),
    keptOn: touching('pradosha', { none: 'second' }),
    times: [pradosha],
  },
  {
    rule: 'dhanteras',
    name: 'Dhanteras',
    type: 'muhurat',
    month: ASHVINA,
    place: krishna(13),
    keptOn: touching('pradosha', { two: 'second', none: 'second' }),
    times: [fixedPradosha('Pujan muhurat'), pradosha, wholeTithi('Buying, all of Trayodashi')],
  },
  {
    rule: 'kali-chaudas',
    name: 'Kali Chaudas',
    type: 'festival',
    month: ASHVINA,
    place: krishna(14),
    keptOn: touching('nishita', { two: 'second', none: 'second' }),
    times: [nishita],
  },
  {
    rule: 'naraka-chaturdashi',
    name: 'Naraka Chaturdashi (Chhoti Diwali)',
    type: 'festival',
    month: ASHVINA,
    place: krishna(14),
    keptOn: touching('arunodaya', { none: 'second' }),
    times: [spanTime('Abhyang snan', abhyangSnan)],
  },
  {
    rule: 'diwali',
    name: 'Diwali (Lakshmi Puja)',
    type: 'festival',
    month: ASHVINA,
    place: AMAVASYA,
    keptOn: diwaliDay,
    times: [
      fixedPradosha('Lakshmi puja'),
      pradosha,
      vrishabhaLagna,
      part('Mahanishita kaal', 'nishita'),
      spanTime('Simha lagna', simhaLagna),
    ],
    note: ({ almanac, day, span }) => {
      const other = evenings(almanac, tithiOf(almanac, span)).find((evening) => evening.number !== day.number);
      return other ? `Amavasya is also there on the evening of ${dayInWords(other)}, which some regions keep.` : '';
    },
  },
  {
    rule: 'govardhan-puja',
    name: 'Govardhan Puja',
    type: 'festival',
    month: KARTIKA,
    place: shukla(1),
    keptOn: govardhanDay,
    times: [partInTithi('Pratah kaal', 'pratah'), partInTithi('Sayankal', 'sayahna')],
    note: ({ almanac, day, span }) => {
      const diwali = diwaliDay(almanac, almanac.tithiAt(span.from - HOUR));
      if (day.number === diwali.number + 1) return '';
      return `Not the day after Diwali this year, for Pratipada begins too late on ${dayInWords(diwali.nextSunrise)}.`;
    },
  },
  {
    rule: 'bali-pratipada',
    name: 'Bali Pratipada, Gujarati New Year',
    type: 'festival',
    month: KARTIKA,
    place: shukla(1),
    keptOn: govardhanDay,
    times: [partInTithi('Pratah kaal', 'pratah')],
    note: () => 'Half a day among the three and a half on which no other auspicious time need be chosen.',
  },
  {
    rule: 'bhai-dooj',
    name: 'Bhai Dooj',
    type: 'festival',
    month: KARTIKA,
    place: shukla(2),
    keptOn: touching('aparahna', { two: 'second', none: 'second' }),
    times: [partInTithi('Tilak, aparahna', 'aparahna')],
  },
  {
    rule: 'labh-panchami',
    name: 'Labh Panchami',
    type: 'muhurat',
    month: KARTIKA,
    place: shukla(5),
    keptOn: udaya,
    times: [partInTithi('Opening of books', 'purvahna')],
  },
  {
    rule: 'chhath-puja',
    name: 'Chhath Puja (Sandhya Arghya)',
    type: 'festival',
    month: KARTIKA,
    place: shukla(6),
    keptOn: udaya,
    times: [
      momentTime('Sandhya arghya, sunset', ({ day }) => day.sunset),
      momentTime('Usha arghya, sunrise', ({ day }) => day.nextSunrise),
    ],
    note: () => 'Lists of holidays often give the next day, that of the morning arghya.',
  },
  {
    rule: 'gopashtami',
    name: 'Gopashtami',
    type: 'festival',
    month: KARTIKA,
    place: shukla(8),
    keptOn: udaya,
    times: [pratah],
  },
  {
    rule: 'akshaya-navami',
    name: 'Akshaya (Amla) Navami',
    type: 'festival',
    month: KARTIKA,
    place: shukla(9),
    keptOn: touching('purvahna', { two: 'more', none: 'second' }),
    times: [partInTithi('Purvahna', 'purvahna')],
  },
  {
    rule: 'tulsi-vivah',
    name: 'Tulsi Vivah',
    type: 'festival',
    month: KARTIKA,
    place: shukla(12),
    keptOn: udaya,
    times: [pradosha],
  },
  {
    rule: 'dev-diwali',
    name: 'Dev Diwali',
    type: 'festival',
    month: KARTIKA,
    place: PURNIMA,
    keptOn: touching('pradosha'),
    times: [pradosha],
  },
  {
    rule: 'kartik-purnima',
    name: 'Kartik Purnima / Guru Nanak Jayanti',
    type: 'festival',
    month: KARTIKA,
    place: PURNIMA,
    keptOn: udaya,
    times: [brahmaMuhurta, sunrise],
  },
  {
    rule: 'kalabhairav-jayanti',
    name: 'Kalabhairav Jayanti',
    type: 'festival',
    month: KARTIKA,
    place: krishna(8),
    keptOn: touching('pradosha', { none: 'second' }),
    times: [nishita],
    note: ({ almanac, day, span }) => {
      const other = touching('nishita')(almanac, span);
      if (other.number === day.number) return '';
      return `Ashtami is there in the evening of this day; some go by midnight and keep ${dayInWords(other)}.`;
    },
  },
];
