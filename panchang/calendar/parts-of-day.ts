import { MINUTE, type Span } from '../astronomy/clock.ts';
import type { IndianDay } from './days.ts';

const ARUNODAYA = 96 * MINUTE;

function ofDaylight(from: number, to: number): (day: IndianDay) => Span {
  return ({ sunrise, sunset }) => {
    const length = sunset - sunrise;
    return { from: sunrise + from * length, to: sunrise + to * length };
  };
}

function ofNight(from: number, to: number): (day: IndianDay) => Span {
  return ({ sunset, nextSunrise }) => {
    const length = nextSunrise - sunset;
    return { from: sunset + from * length, to: sunset + to * length };
  };
}

/** The parts of day and night for rites (kala). A muhurta is a fifteenth of the day, or of the night. */
export const PARTS = {
  arunodaya: ({ sunrise }: IndianDay): Span => ({ from: sunrise - ARUNODAYA, to: sunrise }),
  daylight: ofDaylight(0, 1),
  wholeDay: ({ sunrise, nextSunrise }: IndianDay): Span => ({ from: sunrise, to: nextSunrise }),
  firstThird: ofDaylight(0, 1 / 3),
  pratah: ofDaylight(0, 1 / 5),
  madhyahna: ofDaylight(2 / 5, 3 / 5),
  aparahna: ofDaylight(3 / 5, 4 / 5),
  sayahna: ofDaylight(4 / 5, 1),
  purvahna: ofDaylight(0, 1 / 2),
  untilMadhyahna: ofDaylight(0, 3 / 5),
  untilAparahna: ofDaylight(0, 4 / 5),
  abhijit: ofDaylight(7 / 15, 8 / 15),
  kutup: ofDaylight(7 / 15, 8 / 15),
  rauhina: ofDaylight(8 / 15, 9 / 15),
  vijaya: ofDaylight(10 / 15, 11 / 15),
  pradosha: ofNight(0, 1 / 5),
  afterSunset: ofNight(0, 1 / 10),
  godhuli: ofNight(0, 1 / 30),
  nishita: ofNight(7 / 15, 8 / 15),
  firstHalfOfNight: ofNight(0, 1 / 2),
  night: ofNight(0, 1),
} satisfies Record<string, (day: IndianDay) => Span>;

export type PartOfDay = keyof typeof PARTS;
