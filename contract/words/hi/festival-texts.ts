import type { AuspiciousTime, FestivalType } from '../../shop/festivals.ts';
import { kolkataDay } from '../../shop/dates.ts';
import { clockIn } from '../day-in.ts';
import { COLOURS, FORMS, LABELS, NAMES, NOTES, ORDINALS, WEEKDAYS_OF_PRADOSH } from './festival-names.ts';
import {
  CIVIL_MONTHS,
  EKADASHIS,
  KARANAS,
  MONTHS,
  NAKSHATRAS,
  PAKSHAS,
  PLACES,
  TITHIS,
  YOGAS,
} from './panchang-terms.ts';

/*
 * Hindi for the texts that the calendar computes: names of festivals, of the parts of the panchang, of times and places,
 * and notes. A test compares them with the texts of many years.
 */

/** The types of events. */
export const festivalTypes: Record<FestivalType, string> = { festival: 'त्योहार', fast: 'व्रत', muhurat: 'मुहूर्त' };

const DAY_MS = 86_400_000;

type Span = Pick<AuspiciousTime, 'fromAt' | 'toAt'>;

const monthName = (name: string) =>
  name.replace(/^Adhika /, 'अधिक ').replace(/\w+$/, (month) => MONTHS[month] ?? month);

/** Returns lunar months, one or several: 'Kartika – Margashirsha', 'Adhika Jyeshtha'. */
export const lunarMonths = (text: string): string => text.split(' – ').map(monthName).join(' – ');

/** Returns a tithi with or without its half: 'Krishna Chaturthi', 'Purnima'. */
const tithi = (text: string) => text.replace(/[A-Z]\w+/g, (word) => PAKSHAS[word] ?? TITHIS[word] ?? word);

/** Returns a month of the civil calendar. */
export const civilMonth = (name: string): string => CIVIL_MONTHS[name] ?? name;

/** Returns the name of a place: a city or a State. */
export const placeName = (name: string): string => PLACES[name] ?? name;

const LONG_NAMES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(.+) \(Vaishnava\)$/, (name) => `${festivalName(name!)} (वैष्णव)`],
  [/^(.+) Ekadashi$/, (name) => `${EKADASHIS[name!] ?? name} एकादशी`],
  [/^Navratri Day (\d): (\w+)$/, (day, form) => `नवरात्रि दिन ${day}: ${FORMS[form!] ?? form}`],
  [/^(\w+) Sawan Somvar$/, (nth) => `${ORDINALS[nth!] ?? nth} सावन सोमवार`],
  [/^(\w+) Mangala Gauri Vrat$/, (nth) => `${ORDINALS[nth!] ?? nth} मंगला गौरी व्रत`],
  [/^(\w+) Pradosh Vrat$/, (weekday) => `${WEEKDAYS_OF_PRADOSH[weekday!] ?? weekday} प्रदोष व्रत`],
  [
    /^(Shani|Somvati) Amavasya \((.+)\)$/,
    (kind, month) => `${kind === 'Shani' ? 'शनि' : 'सोमवती'} अमावस्या (${monthName(month!)})`,
  ],
  [/^(.+) Amavasya$/, (month) => `${monthName(month!)} अमावस्या`],
  [/^(.+) Purnima( Vrat)?$/, (month, vrat) => `${monthName(month!)} पूर्णिमा${vrat ? ' व्रत' : ''}`],
];

/** Returns the name of a festival. */
export function festivalName(name: string): string {
  const known = NAMES[name];
  if (known !== undefined) return known;
  for (const [pattern, said] of LONG_NAMES) {
    const match = pattern.exec(name);
    if (match) return said(...match.slice(1));
  }
  return name;
}

/** Returns the name of a time: 'Pujan muhurat', 'Rohini nakshatra', 'Ashtami tithi'. */
export function timeLabel(label: string): string {
  const [, name, kind] = /^(.+) (tithi|nakshatra)$/.exec(label) ?? [];
  if (name === undefined) return LABELS[label] ?? label;
  return kind === 'tithi' ? `${tithi(name)} तिथि` : `${NAKSHATRAS[name] ?? name} नक्षत्र`;
}

/** Returns a day in a text: '14 January'. */
const days = (text: string) => text.replace(/\b[A-Z]\w+$/, (month) => CIVIL_MONTHS[month] ?? month);

const NOTE_PATTERNS = Object.entries(NOTES)
  .filter(([english]) => english.includes('{'))
  .map(([english, hindi]) => {
    const source = english
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{(\w+)\}/g, (_, hole: string) =>
        hole === 'colour' ? '(?<colour>.+?)' : String.raw`(?<${hole}>\d+ \w+)`,
      );
    return [new RegExp(`^${source}$`), hindi] as const;
  });

function noteSentence(english: string): string {
  const known = NOTES[english];
  if (known !== undefined) return known;
  for (const [pattern, hindi] of NOTE_PATTERNS) {
    const holes = pattern.exec(english)?.groups;
    if (!holes) continue;
    return hindi.replace(/\{(\w+)\}/g, (_, hole: string) => {
      const value = holes[hole]!;
      return hole === 'colour' ? (COLOURS[value] ?? value) : days(value);
    });
  }
  return english;
}

/** Returns a note of one or several sentences. */
export const festivalNote = (note: string): string =>
  note
    .split(/(?<=\.) (?=[A-Z])/)
    .map(noteSentence)
    .join(' ');

/** Returns the name of a day relative to the day of an event. */
function besideDay(date: string, instant: number): string {
  const distance = Math.round((Date.parse(kolkataDay(instant)) - Date.parse(date)) / DAY_MS);
  if (distance === 0) return '';
  if (distance === 1) return 'अगले दिन ';
  if (distance === -1) return 'पिछले दिन ';
  return distance > 0 ? `${distance} दिन बाद ` : `${-distance} दिन पहले `;
}

/**
 * Returns a moment or a span.
 * @param date the day of the event, YYYY-MM-DD
 * @example timeSpan({ fromAt, toAt }, '2026-11-08') // 'शाम 5:33 से 6:50 तक', 'रात 11:39 से अगले दिन रात 12:31 तक'
 */
export function timeSpan({ fromAt, toAt }: Span, date: string): string {
  const begins = besideDay(date, fromAt);
  const ends = besideDay(date, toAt);
  const [from, to] = [clockIn('hi', fromAt), clockIn('hi', toAt)];
  if (fromAt === toAt) return begins + from;
  if (begins !== ends) return `${begins}${from} से ${ends || 'इसी दिन '}${to} तक`;
  // The part of the day is said once.
  const [part] = from.split(' ');
  return `${begins}${from} से ${to.startsWith(`${part} `) ? to.slice(part!.length + 1) : to} तक`;
}

/** Returns the times of a festival in one line: 'पूजन मुहूर्त शाम 5:33 से 6:50 तक; चंद्रोदय रात 8:12'. */
export const muhurat = (times: readonly AuspiciousTime[], date: string): string =>
  times.map((time) => `${timeLabel(time.label)} ${timeSpan(time, date)}`).join('; ');

const LIMBS = {
  Tithi: tithi,
  Nakshatra: (name: string) => NAKSHATRAS[name] ?? name,
  Yoga: (name: string) => YOGAS[name] ?? name,
  Karana: (name: string) => KARANAS[name] ?? name,
};

/** Returns the name of a tithi, nakshatra, yoga or karana. */
export const limbName = (limb: keyof typeof LIMBS, name: string): string => LIMBS[limb](name);

/**
 * Returns a lunar day in Hindi order.
 * @example lunarDay({ month: 'Kartika', amantaMonth: 'Ashvina', paksha: 'Krishna', tithi: 4 }, 'Krishna Chaturthi')
 * // 'कार्तिक कृष्ण चतुर्थी (अमांत में आश्विन)'
 */
export function lunarDay(day: { month: string; amantaMonth: string }, tithiText: string): string {
  const northern = `${monthName(day.month)} ${tithi(tithiText)}`;
  return day.month === day.amantaMonth ? northern : `${northern} (अमांत गणना में ${monthName(day.amantaMonth)})`;
}

/** Returns the name of a lunar day: 'Krishna Chaturthi'. */
export const tithiName = tithi;
