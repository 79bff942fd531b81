/** Civil months, January first. */
export const CIVIL_MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Lunar months by their number. The month in which the Sun enters Mesha is 0. */
export const MONTH_NAMES = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;

export const CHAITRA = 0;
export const VAISHAKHA = 1;
export const JYESHTHA = 2;
export const ASHADHA = 3;
export const SHRAVANA = 4;
export const BHADRAPADA = 5;
export const ASHVINA = 6;
export const KARTIKA = 7;
export const MARGASHIRSHA = 8;
export const PAUSHA = 9;
export const MAGHA = 10;
export const PHALGUNA = 11;

/** Positions in the bright half are 1 to 15, and in the dark half 16 to 30. */
export const PURNIMA = 15;
export const AMAVASYA = 30;

/** Returns the position of a tithi of the bright half. */
export function shukla(tithi: number): number {
  return tithi;
}

/** Returns the position of a tithi of the dark half. */
export function krishna(tithi: number): number {
  return 15 + tithi;
}

/** The signs of the zodiac that the rules use, 0 Mesha to 11 Mina. */
export const MESHA = 0;
export const VRISHABHA = 1;
export const SIMHA = 4;
export const KANYA = 5;
export const VRISCHIKA = 7;
export const DHANU = 8;
export const MAKARA = 9;
export const KUMBHA = 10;
export const MINA = 11;

/** The nakshatras that the rules use, counted from 0 Ashwini. */
export const PUSHYA = 7;
export const HASTA = 12;
export const ANURADHA = 16;
export const MULA = 18;
export const PURVA_ASHADHA = 19;
export const SHRAVANA_STAR = 21;
/** Degrees per nakshatra, 13°20′. */
export const NAKSHATRA = 360 / 27;

export const SUNDAY = 0;
export const MONDAY = 1;
export const TUESDAY = 2;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;
