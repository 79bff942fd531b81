import type { FestivalRule } from '../words.ts';
import { contains, MINUTE, overlap, type Span } from '../astronomy/clock.ts';
import { sunAmongStars } from '../astronomy/longitudes.ts';
import { type Almanac, following, lunarDayOfTithi, type Tithi } from '../calendar/almanac.ts';
import type { IndianDay } from '../calendar/days.ts';
import { ASHADHA, DHANU, KARTIKA, krishna, MARGASHIRSHA, PURNIMA, shukla } from '../calendar/names.ts';
import { PARTS } from '../calendar/parts-of-day.ts';
import { part, spanTime, wholeTithi } from '../times.ts';
import { onDay } from './by-other-event.ts';
import type { Kept, TimeOf } from './occasion.ts';
import { dayInWords, sunriseDays } from './pick-day.ts';

type Name = readonly [FestivalRule, string];

/** By amanta month: the Ekadashi of the bright half, and that of the dark half. */
const NAMES: readonly (readonly [Name, Name])[] = [
  [
    ['kamada-ekadashi', 'Kamada Ekadashi'],
    ['varuthini-ekadashi', 'Varuthini Ekadashi'],
  ],
  [
    ['mohini-ekadashi', 'Mohini Ekadashi'],
    ['apara-ekadashi', 'Apara Ekadashi'],
  ],
  [
    ['nirjala-ekadashi', 'Nirjala Ekadashi'],
    ['yogini-ekadashi', 'Yogini Ekadashi'],
  ],
  [
    ['devshayani-ekadashi', 'Devshayani Ekadashi'],
    ['kamika-ekadashi', 'Kamika Ekadashi'],
  ],
  [
    ['shravana-putrada-ekadashi', 'Shravana Putrada Ekadashi'],
    ['aja-ekadashi', 'Aja Ekadashi'],
  ],
  [
    ['parsva-ekadashi', 'Parsva (Parivartini) Ekadashi'],
    ['indira-ekadashi', 'Indira Ekadashi'],
  ],
  [
    ['papankusha-ekadashi', 'Papankusha Ekadashi'],
    ['rama-ekadashi', 'Rama Ekadashi'],
  ],
  [
    ['devutthana-ekadashi', 'Dev Uthani (Devutthana) Ekadashi'],
    ['utpanna-ekadashi', 'Utpanna Ekadashi'],
  ],
  [
    ['mokshada-ekadashi', 'Mokshada Ekadashi'],
    ['saphala-ekadashi', 'Saphala Ekadashi'],
  ],
  [
    ['pausha-putrada-ekadashi', 'Pausha Putrada Ekadashi'],
    ['shattila-ekadashi', 'Shattila Ekadashi'],
  ],
  [
    ['jaya-ekadashi', 'Jaya Ekadashi'],
    ['vijaya-ekadashi', 'Vijaya Ekadashi'],
  ],
  [
    ['amalaki-ekadashi', 'Amalaki Ekadashi'],
    ['papmochani-ekadashi', 'Papmochani Ekadashi'],
  ],
];
const ADHIKA_NAMES: readonly [Name, Name] = [
  ['padmini-ekadashi', 'Padmini Ekadashi'],
  ['parama-ekadashi', 'Parama Ekadashi'],
];

function nameOf({ lunation, place }: Tithi): Name {
  const [month] = lunation.months;
  const [bright, dark] = month === undefined ? ADHIKA_NAMES : NAMES[month]!;
  return place <= PURNIMA ? bright : dark;
}

const ARUNODAYA = 96 * MINUTE;

interface Fasts {
  /** The day of householders. */
  smarta: IndianDay;
  vaishnava: IndianDay;
}

/** Returns the days of the fast, from the tithi and the next one. */
function fastsOf(almanac: Almanac, ekadashi: Span, dwadashi: Span): Fasts {
  const [first, second] = sunriseDays(almanac, ekadashi);
  if (!first) {
    const begins = almanac.dayAt(ekadashi.from);
    return { smarta: begins, vaishnava: almanac.day(begins.number + 1) };
  }
  if (second) {
    const shared = contains(dwadashi, second.nextSunrise);
    return { smarta: shared ? second : first, vaishnava: second };
  }
  const next = almanac.day(first.number + 1);
  const pierced = ekadashi.from > first.sunrise - ARUNODAYA;
  const longDwadashi = contains(dwadashi, next.sunrise) && contains(dwadashi, next.nextSunrise);
  // If Dwadashi has no sunrise of its own, it is over before the fast is broken, so householders fast a day earlier.
  const noDwadashi = !contains(dwadashi, next.sunrise);
  return {
    smarta: noDwadashi ? almanac.day(first.number - 1) : first,
    vaishnava: pierced || longDwadashi ? next : first,
  };
}

/**
 * Returns the time to break the fast on the next day: in Dwadashi but not in its first quarter, and not around noon.
 */
function parana(day: IndianDay, dwadashi: Span): Span {
  const morning = PARTS.pratah(day);
  if (dwadashi.to <= day.sunrise) return morning;
  const quarterOver = dwadashi.from + (dwadashi.to - dwadashi.from) / 4;
  const from = Math.max(day.sunrise, quarterOver);
  if (from < morning.to) return { from, to: Math.min(morning.to, dwadashi.to) };
  const afternoon = PARTS.aparahna(day);
  if (dwadashi.to <= afternoon.from) return { from, to: dwadashi.to };
  return overlap(afternoon, { from, to: dwadashi.to }) ?? { from, to: dwadashi.to };
}

function extraNote({ lunation, place }: Tithi): string {
  if (place !== shukla(11)) return '';
  if (lunation.months.includes(ASHADHA)) return 'Chaturmas begins: four months without weddings.';
  return lunation.months.includes(KARTIKA) ? 'Chaturmas ends, and weddings begin again.' : '';
}

function keepEkadashi(almanac: Almanac, ekadashi: Tithi): Kept[] {
  const dwadashi = following(almanac, ekadashi);
  const { smarta, vaishnava } = fastsOf(almanac, ekadashi, dwadashi);
  const [rule, name] = nameOf(ekadashi);
  const times: readonly TimeOf[] = [
    spanTime('Parana', ({ day }) => parana(almanac.day(day.number + 1), dwadashi)),
    wholeTithi('Ekadashi tithi'),
  ];
  const lunarDay = lunarDayOfTithi(ekadashi);
  const fast = (day: IndianDay, title: string, note: string): Kept => ({
    ...onDay(almanac, [rule, title, 'fast'], day, { span: ekadashi, times, note }),
    lunarDay,
  });
  const more = extraNote(ekadashi);
  if (smarta.number === vaishnava.number) return [fast(smarta, name, more)];
  return [
    fast(smarta, name, `Vaishnavas fast on ${dayInWords(vaishnava)}.${more && ` ${more}`}`),
    {
      ...fast(vaishnava, `${name} (Vaishnava)`, `Householders fast on ${dayInWords(smarta)}.${more && ` ${more}`}`),
      slug: `${rule}-vaishnava`,
    },
  ];
}

/** Returns the festivals on an Ekadashi. */
function feasts(almanac: Almanac, ekadashi: Tithi): Kept[] {
  if (ekadashi.place !== shukla(11)) return [];
  const { smarta } = fastsOf(almanac, ekadashi, following(almanac, ekadashi));
  const stored: Kept[] = [];
  if (ekadashi.lunation.months.includes(MARGASHIRSHA)) {
    stored.push(
      onDay(almanac, ['gita-jayanti', 'Gita Jayanti', 'festival'], smarta, {
        span: ekadashi,
        times: [wholeTithi('Ekadashi tithi')],
      }),
    );
  }
  if (Math.floor(sunAmongStars(smarta.sunrise) / 30) === DHANU) {
    stored.push(
      onDay(almanac, ['vaikuntha-ekadashi', 'Vaikuntha Ekadashi', 'fast'], smarta, {
        times: [part('Arunodaya', 'arunodaya')],
      }),
    );
  }
  return stored.map((event) => ({ ...event, lunarDay: lunarDayOfTithi(ekadashi) }));
}

/** Returns the fasts of the eleventh tithis, and the festivals on these days. */
export function ekadashis(almanac: Almanac): Kept[] {
  return almanac.tithis
    .filter(({ place }) => place === shukla(11) || place === krishna(11))
    .flatMap((ekadashi) => [...keepEkadashi(almanac, ekadashi), ...feasts(almanac, ekadashi)]);
}
