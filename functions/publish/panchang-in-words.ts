import type { Language } from '#contract/languages.ts';
import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import type { AuspiciousTime, DayPanchang, PanchangLimb } from '#contract/shop/festivals.ts';
import * as hindi from '#contract/words/hi/festival-texts.ts';
import { panchangOf } from '#panchang/festival-year.ts';
import { timeInWords } from '#panchang/times.ts';

/** A line of the day's almanac: 'Tithi', 'Chaturthi until 8:12 pm, Panchami'. */
export interface PanchangLine {
  label: string;
  when: string;
}

type Limb = Parameters<typeof hindi.limbName>[0];
type Time = Pick<AuspiciousTime, 'fromAt' | 'toAt'>;

/** How a language says the almanac. */
interface Speech {
  label: (label: string) => string;
  time: (time: Time, date: string) => string;
  limb: (limb: Limb, name: string) => string;
  until: (name: string, time: string) => string;
  rises: (time: string) => string;
  sets: (time: string) => string;
}

const SPEECH: Record<Language, Speech> = {
  en: {
    label: (label) => label,
    time: (time, date) => timeInWords({ label: '', ...time }, date),
    limb: (_, name) => name,
    until: (name, time) => `${name} until ${time}`,
    rises: (time) => `rises ${time}`,
    sets: (time) => `sets ${time}`,
  },
  hi: {
    label: hindi.timeLabel,
    time: hindi.timeSpan,
    limb: hindi.limbName,
    until: (name, time) => `${name} ${time} तक`,
    rises: (time) => `उदय ${time}`,
    sets: (time) => `अस्त ${time}`,
  },
};

/** Returns the times of a festival, by name, in a language. */
export function timesIn(
  language: Language,
  { date, times }: { date: string; times: readonly AuspiciousTime[] },
): PanchangLine[] {
  const { label, time } = SPEECH[language];
  return times.map((one) => ({ label: label(one.label), when: time(one, date) }));
}

/**
 * Returns the almanac of a day in a city as text, from its sunrise to the next.
 * @param date YYYY-MM-DD
 */
export function panchangInWords(date: string, city: City = NEW_DELHI, language: Language = 'en'): PanchangLine[] {
  const day = panchangOf(date, city);
  const speech = SPEECH[language];
  const span = (fromAt: number, toAt = fromAt) => speech.time({ fromAt, toAt }, date);
  const limbs = (limb: Limb, list: readonly PanchangLimb[]) => ({
    label: limb,
    when: list
      .map(({ name, untilAt }, index) => {
        const own = speech.limb(limb, name);
        return index < list.length - 1 ? speech.until(own, span(untilAt)) : own;
      })
      .join(', '),
  });
  const lines = [
    { label: 'Sun', when: span(day.sunriseAt, day.sunsetAt) },
    { label: 'Moon', when: moonInWords(day, speech, span) },
    limbs('Tithi', day.tithis),
    limbs('Nakshatra', day.nakshatras),
    limbs('Yoga', day.yogas),
    limbs('Karana', day.karanas),
  ];
  return [
    ...lines.filter(({ when }) => when !== '').map(({ label, when }) => ({ label: speech.label(label), when })),
    ...timesIn(language, { date, times: [...day.good, ...day.avoided] }),
  ];
}

/** Returns the moon's times. Once a month the Moon does not rise on a day, and once it does not set. */
function moonInWords(
  { moonriseAt, moonsetAt }: DayPanchang,
  { rises, sets }: Speech,
  at: (moment: number) => string,
): string {
  return [moonriseAt !== null && rises(at(moonriseAt)), moonsetAt !== null && sets(at(moonsetAt))]
    .filter((part) => part !== false)
    .join(', ');
}
