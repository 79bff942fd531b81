import { overlap, type Span } from '../astronomy/clock.ts';
import { tithiOf } from '../calendar/almanac.ts';
import { AMAVASYA, krishna, MAGHA, MARGASHIRSHA, PAUSHA, PHALGUNA, PURNIMA, shukla } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { brahmaMuhurta, daytime, madhyahna, moonrise, nishita, part, pradosha, spanTime, sunrise } from '../times.ts';
import { ghatasthapana } from './ghatasthapana.ts';
import type { Occasion, TimeOf, TithiRow } from './occasion.ts';
import { dayInWords, touching, udaya } from './pick-day.ts';
import { bhadraFillsEvening, bhadraOfPurnima, holikaDay } from './procedures.ts';

/**
 * Returns the time to light the fire: in the evening, during Purnima without Bhadra; otherwise after Bhadra and before
 * midnight. On a day after the end of Purnima it is the whole evening.
 */
function fireTime(occasion: Occasion): Span {
  const purnima = tithiOf(occasion.almanac, occasion.span);
  const evening = PARTS.pradosha(occasion.day);
  if (purnima.to <= evening.from) return evening;
  const free = { from: bhadraOfPurnima(purnima).to, to: purnima.to };
  const night = PARTS.night(occasion.day);
  return (
    overlap(free, evening) ?? overlap(free, PARTS.firstHalfOfNight(occasion.day)) ?? overlap(free, night) ?? evening
  );
}

/** Returns a note, if Bhadra delays the fire within the evening or moves it to the next day. */
function postponed(occasion: Occasion): string {
  const eve = occasion.almanac.day(occasion.day.number - 1);
  const purnima = tithiOf(occasion.almanac, occasion.span);
  if (purnima.from > PARTS.pradosha(eve).to || !bhadraFillsEvening(eve, purnima)) {
    return bhadraFillsEvening(occasion.day, purnima)
      ? 'Bhadra fills the evening, so the fire waits until it is over.'
      : '';
  }
  if (purnima.to > PARTS.pradosha(occasion.day).from) return '';
  return `Bhadra fills the evening of ${dayInWords(eve)} and lasts past midnight, so the fire is lit a day later; some lists keep ${dayInWords(eve)}.`;
}

/** The four watches of the night, for those who stay awake through it. */
const praharas: readonly TimeOf[] = ['First', 'Second', 'Third', 'Fourth'].map((name, index) =>
  spanTime(`${name} prahar`, ({ day }) => {
    const prahar = (day.nextSunrise - day.sunset) / 4;
    return { from: day.sunset + index * prahar, to: day.sunset + (index + 1) * prahar };
  }),
);

export const MARGASHIRSHA_TO_PHALGUNA: readonly TithiRow[] = [
  {
    rule: 'vivah-panchami',
    name: 'Vivah Panchami',
    type: 'festival',
    month: MARGASHIRSHA,
    place: shukla(5),
    keptOn: udaya,
    times: [part('All day', 'wholeDay')],
  },
  {
    rule: 'champa-shashthi',
    name: 'Champa Shashthi',
    type: 'festival',
    month: MARGASHIRSHA,
    place: shukla(6),
    keptOn: udaya,
    times: [sunrise],
  },
  {
    rule: 'dattatreya-jayanti',
    name: 'Dattatreya Jayanti',
    type: 'festival',
    month: MARGASHIRSHA,
    place: PURNIMA,
    keptOn: touching('pradosha', { none: 'second' }),
    times: [pradosha],
  },
  {
    rule: 'pausha-purnima',
    name: 'Pausha Purnima',
    type: 'festival',
    month: PAUSHA,
    place: PURNIMA,
    keptOn: udaya,
    times: [brahmaMuhurta, sunrise],
  },
  {
    rule: 'sakat-chauth',
    name: 'Sakat Chauth',
    type: 'fast',
    month: PAUSHA,
    place: krishna(4),
    keptOn: touching('moonrise', { none: 'second' }),
    times: [moonrise],
  },
  {
    rule: 'mauni-amavasya',
    name: 'Mauni Amavasya',
    type: 'festival',
    month: PAUSHA,
    place: AMAVASYA,
    keptOn: udaya,
    times: [brahmaMuhurta, sunrise],
  },
  {
    rule: 'magha-gupt-navratri-begins',
    name: 'Magha Gupt Navratri begins',
    type: 'festival',
    month: MAGHA,
    place: shukla(1),
    keptOn: udaya,
    times: ghatasthapana,
  },
  {
    rule: 'ganesha-jayanti',
    name: 'Ganesha Jayanti (Magha)',
    type: 'festival',
    month: MAGHA,
    place: shukla(4),
    keptOn: touching('madhyahna', { two: 'more' }),
    times: [madhyahna],
  },
  {
    rule: 'vasant-panchami',
    name: 'Vasant Panchami',
    type: 'muhurat',
    month: MAGHA,
    place: shukla(5),
    keptOn: touching('purvahna', { two: 'second' }),
    times: [part('Saraswati puja', 'purvahna')],
    note: () => 'A popular day for weddings and beginnings, for which no almanac is asked.',
  },
  {
    rule: 'ratha-saptami',
    name: 'Ratha Saptami',
    type: 'festival',
    month: MAGHA,
    place: shukla(7),
    keptOn: touching('arunodaya', { two: 'second' }),
    times: [part('Bath at arunodaya', 'arunodaya')],
  },
  {
    rule: 'bhishma-ashtami',
    name: 'Bhishma Ashtami',
    type: 'fast',
    month: MAGHA,
    place: shukla(8),
    keptOn: touching('madhyahna', { two: 'more', none: 'second' }),
    times: [madhyahna],
  },
  {
    rule: 'maghi-purnima',
    name: 'Maghi Purnima',
    type: 'festival',
    month: MAGHA,
    place: PURNIMA,
    keptOn: udaya,
    times: [brahmaMuhurta, sunrise],
  },
  {
    rule: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    type: 'fast',
    month: MAGHA,
    place: krishna(14),
    keptOn: touching('nishita', { two: 'more', equal: 'second', none: 'second' }),
    times: [nishita, ...praharas],
  },
  {
    rule: 'phulera-dooj',
    name: 'Phulera Dooj',
    type: 'muhurat',
    month: PHALGUNA,
    place: shukla(2),
    keptOn: udaya,
    times: [part('All day', 'wholeDay')],
    note: () => 'A popular wedding day, for which no almanac is asked.',
  },
  {
    rule: 'holashtak-begins',
    name: 'Holashtak begins',
    type: 'festival',
    month: PHALGUNA,
    place: shukla(8),
    keptOn: udaya,
    note: () => 'In the North nothing auspicious is begun from this day until Holika Dahan.',
  },
  {
    rule: 'holika-dahan',
    name: 'Holika Dahan',
    type: 'festival',
    month: PHALGUNA,
    place: PURNIMA,
    keptOn: holikaDay,
    times: [spanTime('Lighting the fire', fireTime)],
    note: postponed,
  },
  {
    rule: 'rang-panchami',
    name: 'Rang Panchami',
    type: 'festival',
    month: PHALGUNA,
    place: krishna(5),
    keptOn: udaya,
    times: [daytime],
  },
  {
    rule: 'shitala-ashtami',
    name: 'Shitala Ashtami (Basoda)',
    type: 'fast',
    month: PHALGUNA,
    place: krishna(8),
    keptOn: udaya,
    times: [daytime],
  },
];
