import { overlap, type Span } from '../astronomy/clock.ts';
import { nakshatraSpans, tithiOf } from '../calendar/almanac.ts';
import { AMAVASYA, ASHADHA, CHAITRA, HASTA, JYESHTHA, krishna, PURNIMA, shukla, VAISHAKHA } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import {
  brahmaMuhurta,
  madhyahna,
  momentTime,
  moonrise,
  part,
  partInTithi,
  pradosha,
  pratah,
  spanTime,
  sunrise,
  wholeTithi,
} from '../times.ts';
import { ghatasthapana } from './ghatasthapana.ts';
import type { Occasion, TithiRow } from './occasion.ts';
import { dayInWords, touching, udaya, udayaDay } from './pick-day.ts';
import { akshayaDay } from './procedures.ts';

const midday = { two: 'more', none: 'second' } as const;

function hasta({ almanac, day }: Occasion): Span | undefined {
  const whole = PARTS.wholeDay(day);
  const [stay] = nakshatraSpans(almanac, HASTA, whole);
  return stay && overlap(stay, whole);
}

export const CHAITRA_TO_ASHADHA: readonly TithiRow[] = [
  {
    rule: 'ugadi',
    name: 'Ugadi / Gudi Padwa',
    type: 'festival',
    month: CHAITRA,
    place: shukla(1),
    keptOn: udaya,
    times: [pratah],
    note: () => 'One of the three and a half days of the year on which no other auspicious time need be chosen.',
  },
  {
    rule: 'chaitra-navratri-ghatasthapana',
    name: 'Chaitra Navratri Ghatasthapana',
    type: 'festival',
    month: CHAITRA,
    place: shukla(1),
    keptOn: udaya,
    times: ghatasthapana,
  },
  {
    rule: 'gangaur',
    name: 'Gangaur',
    type: 'festival',
    month: CHAITRA,
    place: shukla(3),
    keptOn: udaya,
    times: [pratah],
  },
  {
    rule: 'yamuna-chhath',
    name: 'Yamuna Chhath',
    type: 'festival',
    month: CHAITRA,
    place: shukla(6),
    keptOn: udaya,
    times: [sunrise],
  },
  {
    rule: 'chaitra-durga-ashtami',
    name: 'Chaitra Durga Ashtami',
    type: 'festival',
    month: CHAITRA,
    place: shukla(8),
    keptOn: udaya,
    times: [pratah],
  },
  {
    rule: 'rama-navami',
    name: 'Rama Navami',
    type: 'festival',
    month: CHAITRA,
    place: shukla(9),
    keptOn: touching('madhyahna', { two: 'second', none: 'second' }),
    times: [
      madhyahna,
      momentTime('Middle of madhyahna', ({ day }) => {
        const { from, to } = PARTS.madhyahna(day);
        return (from + to) / 2;
      }),
    ],
    note: ({ almanac, day, span }) => {
      const other = udayaDay(almanac, span);
      if (other.number === day.number) return '';
      return `Navami is there at midday on this day; Vaishnavas, who go by sunrise, keep ${dayInWords(other)}.`;
    },
  },
  {
    rule: 'mahavir-jayanti',
    name: 'Mahavir Jayanti',
    type: 'festival',
    month: CHAITRA,
    place: shukla(13),
    keptOn: udaya,
    times: [sunrise],
  },
  {
    rule: 'hanuman-jayanti',
    name: 'Hanuman Jayanti',
    type: 'festival',
    month: CHAITRA,
    place: PURNIMA,
    keptOn: udaya,
    times: [sunrise],
  },
  {
    rule: 'akshaya-tritiya',
    name: 'Akshaya Tritiya',
    type: 'muhurat',
    month: VAISHAKHA,
    place: shukla(3),
    keptOn: akshayaDay,
    times: [partInTithi('Pujan muhurat', 'purvahna'), wholeTithi('Buying, all of Tritiya')],
    note: () => 'One of the three and a half days of the year on which no other auspicious time need be chosen.',
  },
  {
    rule: 'parashurama-jayanti',
    name: 'Parashurama Jayanti',
    type: 'festival',
    month: VAISHAKHA,
    place: shukla(3),
    keptOn: touching('pradosha', { none: 'second' }),
    times: [pradosha],
    note: ({ almanac, day, span }) => {
      const akshaya = akshayaDay(almanac, tithiOf(almanac, span));
      if (akshaya.number === day.number) return '';
      return `Kept in the evening of Tritiya; Akshaya Tritiya goes by the forenoon and is on ${dayInWords(akshaya)}.`;
    },
  },
  {
    rule: 'ganga-saptami',
    name: 'Ganga Saptami',
    type: 'festival',
    month: VAISHAKHA,
    place: shukla(7),
    keptOn: touching('madhyahna', midday),
    times: [madhyahna],
  },
  {
    rule: 'sita-navami',
    name: 'Sita Navami',
    type: 'festival',
    month: VAISHAKHA,
    place: shukla(9),
    keptOn: touching('madhyahna', { ...midday, equal: 'second' }),
    times: [madhyahna],
  },
  {
    rule: 'narasimha-jayanti',
    name: 'Narasimha Jayanti',
    type: 'festival',
    month: VAISHAKHA,
    place: shukla(14),
    keptOn: touching('sayahna', { two: 'second', none: 'second' }),
    times: [part('Sayankal puja', 'sayahna')],
  },
  {
    rule: 'buddha-purnima',
    name: 'Buddha Purnima',
    type: 'festival',
    month: VAISHAKHA,
    place: PURNIMA,
    keptOn: udaya,
    times: [sunrise, moonrise],
  },
  {
    rule: 'narada-jayanti',
    name: 'Narada Jayanti',
    type: 'festival',
    month: VAISHAKHA,
    place: krishna(1),
    keptOn: udaya,
    times: [sunrise],
  },
  {
    rule: 'vat-savitri-vrat',
    name: 'Vat Savitri Vrat',
    type: 'fast',
    month: VAISHAKHA,
    place: AMAVASYA,
    keptOn: touching('aparahna'),
    times: [partInTithi('Pujan muhurat', 'untilAparahna')],
  },
  {
    rule: 'shani-jayanti',
    name: 'Shani Jayanti',
    type: 'festival',
    month: VAISHAKHA,
    place: AMAVASYA,
    keptOn: udaya,
    times: [pradosha],
  },
  {
    rule: 'ganga-dussehra',
    name: 'Ganga Dussehra',
    type: 'festival',
    month: JYESHTHA,
    place: shukla(10),
    keptOn: udaya,
    adhikaFirst: true,
    times: [part('Bath and giving', 'untilMadhyahna'), spanTime('Hasta nakshatra', hasta)],
    note: ({ almanac, span }) =>
      tithiOf(almanac, span).lunation.adhika ? 'Kept in Adhika Jyeshtha, against the custom of other festivals.' : '',
  },
  {
    rule: 'vat-purnima',
    name: 'Vat Purnima',
    type: 'fast',
    month: JYESHTHA,
    place: PURNIMA,
    keptOn: touching('aparahna'),
    times: [partInTithi('Pujan muhurat', 'untilAparahna')],
  },
  {
    rule: 'ashadha-gupt-navratri-begins',
    name: 'Ashadha Gupt Navratri begins',
    type: 'festival',
    month: ASHADHA,
    place: shukla(1),
    keptOn: udaya,
    times: ghatasthapana,
  },
  {
    rule: 'jagannath-rath-yatra',
    name: 'Jagannath Rath Yatra',
    type: 'festival',
    month: ASHADHA,
    place: shukla(2),
    keptOn: udaya,
    times: [wholeTithi('Dwitiya tithi')],
    note: () => 'The chariots are pulled in the afternoon.',
  },
  {
    rule: 'bhadli-navami',
    name: 'Bhadli Navami',
    type: 'muhurat',
    month: ASHADHA,
    place: shukla(9),
    keptOn: udaya,
    times: [part('All day', 'wholeDay')],
    note: () => 'A popular wedding day, for which no almanac is asked.',
  },
  {
    rule: 'guru-purnima',
    name: 'Guru Purnima',
    type: 'festival',
    month: ASHADHA,
    place: PURNIMA,
    keptOn: udaya,
    times: [sunrise],
  },
  {
    rule: 'hariyali-amavasya',
    name: 'Hariyali Amavasya',
    type: 'festival',
    month: ASHADHA,
    place: AMAVASYA,
    keptOn: udaya,
    times: [brahmaMuhurta, sunrise],
  },
];
