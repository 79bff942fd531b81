import * as messages from '../../messages.ts';
import { MONTH_NAMES } from '../../shop/dates.ts';
import { TITHI_NAMES } from '../../shop/festivals.ts';
import type { FestivalType, LunarDay } from '../../shop/festivals.ts';

type HalfAndTithi = Pick<LunarDay, 'paksha' | 'tithi'>;

/** @example tithiText({ paksha: 'Krishna', tithi: 4 }) // 'Krishna Chaturthi' */
export function tithiText({ paksha, tithi }: HalfAndTithi): string {
  if (tithi === 15) return paksha === 'Shukla' ? 'Purnima' : 'Amavasya';
  return `${paksha} ${TITHI_NAMES[tithi - 1]}`;
}

/** Returns a lunar day in the northern (purnimanta) reckoning, with the southern month if it differs. */
function lunarDayText(day: LunarDay): string {
  const northern = `${tithiText(day)} of ${day.month}`;
  return day.month === day.amantaMonth ? northern : `${northern} (${day.amantaMonth} in the amanta reckoning)`;
}

/** The words of the festival calendar, and how it says what is computed. */
export const festivals = {
  heading: messages.FESTIVALS_HEADING as string,
  title: `${messages.FESTIVALS_HEADING}: festivals, fasts and muhurats`,
  monthDescription: (city: string) =>
    `Hindu festivals, fasts and auspicious days of this month with tithi, puja times for ${city}, what each is about and the jewellery to wear.`,
  yearName: (year: number) => `${messages.FESTIVALS_HEADING} ${year}`,
  yearDescription: (year: number, city: string) =>
    `All Hindu festivals, fasts and auspicious days of ${year} with their dates in ${city}, tithis and puja times, from Makar Sankranti to the last Ekadashi of the year.`,
  fileName: (year: number) => `Hindu festivals ${year}`,
  find: (year: number) => `Find a festival of ${year}`,
  example: 'Karwa Chauth, Ekadashi …',
  datesFor: { before: 'Dates and times for ', after: '. ' },
  changeCity: 'Change city',
  city: 'City',
  show: 'Show',
  years: 'Years',
  yearFile: (year: number) => `${year} for your calendar (.ics)`,
  monthsOf: (year: number) => `Months of ${year}`,
  monthsBeside: (month: string) => `Months beside ${month}`,
  previous: messages.SEARCH_PREVIOUS as string,
  next: messages.SEARCH_NEXT as string,
  toMonth: (month: string) => `month, ${month}`,
  gridOf: (month: string, city: string) => `${month}, with the lunar day at sunrise in ${city}`,
  festivalsIn: (month: string) => `Festivals and fasts in ${month}`,
  signs: {
    title: 'What the signs mean',
    bright: 'Shukla 4',
    brightMeans: 'the fourth day of the bright half, while the Moon grows; in narrow columns S 4',
    dark: 'Krishna 4',
    darkMeans: 'the fourth day of the dark half; in narrow columns K 4',
    moons: 'full moon, new moon',
  },
  footnote: `${messages.FESTIVALS_FOOTNOTE}.`,
  computedFor: (city: string) => `Dates and times are computed for ${city} in Indian Standard Time.`,
  close: 'Close',
  openPage: 'Open the festival page',
  /** Of a festival. */
  pageTitle: (title: string) => `${title}: date, time and jewellery`,
  isOn: (name: string, day: string, city: string, times: string, firstSentence: string) =>
    `${name} is on ${day}. ${times && `Times for ${city}: ${times}. `}${firstSentence}`,
  to: ' to ',
  addFile: 'Add to your calendar (.ics)',
  addGoogle: 'Add to Google Calendar',
  datesAreFor: (city: string) => `Date and times are for ${city}.`,
  notKept: (other: string, city: string) =>
    `In ${other} this does not come about on these days. The date and the times are for ${city}.`,
  auspicious: (city: string) => `Auspicious time for ${city}`,
  panchang: (city: string) => `Panchang of the day for ${city}`,
  ifYouFast: 'If you keep the fast',
  guide: {
    riseEarly: messages.FAST_GUIDE_RISE_EARLY as string,
    avoid: messages.FAST_GUIDE_AVOID as string,
    breakFast: messages.FAST_GUIDE_BREAK as string,
  },
  whatToWear: 'What to wear',
  jewelleryFor: (name: string) => `Jewellery for ${name}`,
  orderBy: (day: string, name: string) => `Order by ${day} to wear it on ${name}.`,
  around: 'Festivals before and after this one',
  before: (day: string) => `Before it, ${day}`,
  after: (day: string) => `After it, ${day}`,
  otherYears: (name: string) => `${name} in other years`,
  addYear: (year: number) => `Add the festivals of ${year} to your calendar (.ics)`,
  /** What is computed. */
  name: (name: string) => name,
  note: (note: string) => note,
  place: (name: string) => name,
  types: { festival: 'Festival', fast: 'Fast', muhurat: 'Muhurat' } as Record<FestivalType, string>,
  tithi: tithiText,
  /** The half and the number of a tithi in a cell: the letter that narrow columns show, and the rest. */
  half: (paksha: LunarDay['paksha']) => paksha[0]!,
  restOfHalf: (paksha: LunarDay['paksha']) => paksha.slice(1),
  lunarDay: lunarDayText,
  lunarMonths: (months: string) => months,
  month: (month: number) => MONTH_NAMES[month - 1]!,
  shortMonth: (month: number) => MONTH_NAMES[month - 1]!.slice(0, 3),
};
export type FestivalsWords = typeof festivals;
