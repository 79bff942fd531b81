import { type Almanac, type Lunation, lunarDayOfTithi, type Tithi } from '../calendar/almanac.ts';
import { timesOf } from '../times.ts';
import { ASHVINA_KARTIKA } from './ashvina-kartika.ts';
import { CHAITRA_TO_ASHADHA } from './chaitra-to-ashadha.ts';
import { MARGASHIRSHA_TO_PHALGUNA } from './margashirsha-to-phalguna.ts';
import type { Kept, TithiRow } from './occasion.ts';
import { SHRAVANA_BHADRAPADA } from './shravana-bhadrapada.ts';

const ROWS: readonly TithiRow[] = [
  ...CHAITRA_TO_ASHADHA,
  ...SHRAVANA_BHADRAPADA,
  ...ASHVINA_KARTIKA,
  ...MARGASHIRSHA_TO_PHALGUNA,
];

/** Returns the lunations with a month's festivals: one a year, or two at the year's edges. */
export function lunationsOf(almanac: Almanac, month: number): Lunation[] {
  return almanac.lunations.filter(({ months }) => months.includes(month));
}

export function tithiIn(almanac: Almanac, lunation: Lunation, index: number): Tithi {
  return almanac.tithis.find((tithi) => tithi.lunation === lunation && tithi.place === index)!;
}

/** Returns the tithis at a position of a month, in every lunation of the almanac that is that month. */
export function tithisOf(almanac: Almanac, month: number, index: number): Tithi[] {
  return lunationsOf(almanac, month).map((lunation) => tithiIn(almanac, lunation, index));
}

function lunationsOfRow(almanac: Almanac, row: TithiRow): Lunation[] {
  return lunationsOf(almanac, row.month).map((lunation) => {
    const before = almanac.lunations[almanac.lunations.indexOf(lunation) - 1];
    return row.adhikaFirst && before?.adhika ? before : lunation;
  });
}

function keep(almanac: Almanac, row: TithiRow, tithi: Tithi): Kept {
  const occasion = { almanac, day: row.keptOn(almanac, tithi), span: tithi };
  return {
    rule: row.rule,
    name: row.name,
    type: row.type,
    day: occasion.day,
    lunarDay: lunarDayOfTithi(tithi),
    times: timesOf(row.times ?? [], occasion),
    note: row.note?.(occasion) ?? '',
  };
}

/** Returns the festivals that follow a lunar month and a tithi. */
export function byTithi(almanac: Almanac): Kept[] {
  return ROWS.flatMap((row) =>
    lunationsOfRow(almanac, row).map((lunation) => keep(almanac, row, tithiIn(almanac, lunation, row.place))),
  );
}
