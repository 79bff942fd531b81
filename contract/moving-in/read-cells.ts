import { bareCode, plainSigns } from '../shop/bare-text.ts';
import { readNumber } from '../shop/typed-cells.ts';
import { readSize } from '../shop/sizes.ts';
import type { SizeSystem } from '../shop/sizes.ts';

/* Reads the cells of other shops' files. Each function returns undefined for a cell that it does not understand. */

/** Grams in the units that files use. */
const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kgs: 1000,
  kilogram: 1000,
  kilograms: 1000,
  mg: 0.001,
  oz: 28.3495,
  ounce: 28.3495,
  ounces: 28.3495,
  lb: 453.592,
  lbs: 453.592,
  pounds: 453.592,
};

/** Returns the unit that is named in a text, such as the name of a column; undefined without one. */
export function weightUnitIn(text: string): string | undefined {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.find((word) => UNITS[word] !== undefined);
}

/**
 * Reads a weight, as kilograms with three decimals.
 * @param unit the unit of a bare number
 * @example readWeight('45 gms', 'kg') // 0.045
 */
export function readWeight(text: string, unit: string): number | undefined {
  const [, amount = '', named = ''] = /^([\d.,]+)\s*([a-z]*)\.?$/i.exec(plainSigns(text)) ?? [];
  const grams = UNITS[(named || unit).toLowerCase()];
  const number = readNumber(amount);
  if (number === undefined || grams === undefined || number <= 0) return undefined;
  return Math.max(1, Math.round(number * grams)) / 1000;
}

/** Countries by their usual names in such files; others are written as their ISO 3166 code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  india: 'IN',
  bharat: 'IN',
  भारत: 'IN',
  china: 'CN',
  'peoples republic of china': 'CN',
  'hong kong': 'HK',
  taiwan: 'TW',
  thailand: 'TH',
  'south korea': 'KR',
  korea: 'KR',
  japan: 'JP',
  vietnam: 'VN',
  'sri lanka': 'LK',
  nepal: 'NP',
  bangladesh: 'BD',
  italy: 'IT',
  turkey: 'TR',
  austria: 'AT',
  'united states': 'US',
  usa: 'US',
  'united kingdom': 'GB',
  uk: 'GB',
  'united arab emirates': 'AE',
  uae: 'AE',
};

/** Reads a country of origin, as its ISO 3166 code. @example readCountry('Made in India') // 'IN' */
export function readCountry(text: string): string | undefined {
  const name = plainSigns(text)
    .toLowerCase()
    .replace(/^(?:made|manufactured) in /, '')
    .replace(/[^\p{L}\p{M} ]/gu, '')
    .trim();
  if (COUNTRIES[name]) return COUNTRIES[name];
  return /^[a-z]{2}$/.test(name) ? name.toUpperCase() : undefined;
}

/** Reads an HSN code of 4, 6 or 8 digits. */
export function readHsn(text: string): string | undefined {
  const code = bareCode(text.replace(/\.0$/, ''));
  return /^\d{4}(?:\d{2}){0,2}$/.test(code) ? code : undefined;
}

/** Reads a number of pieces. Stock below zero, which shops keep for sold-out goods, is none. */
export function readPieces(text: string): number | undefined {
  const plain = plainSigns(text).replace(/\s*(?:pcs?|pieces?|nos?)\.?$/i, '');
  if (/^-\d+$/.test(plain)) return 0;
  const number = readNumber(plain.replace(/\.0+$/, ''));
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** Reads whether shoppers see a good: yes or no, or the state that a shop gives it. */
export function readVisible(text: string): boolean | undefined {
  const word = plainSigns(text).toLowerCase();
  if (/^(?:true|yes|y|1|active|published|visible|publish)$/.test(word)) return true;
  return /^(?:false|no|n|0|-1|draft|archived|hidden|private|unlisted|inactive)$/.test(word) ? false : undefined;
}

/** A size as the shop writes it, and whether that is certain. */
export interface ReadSize {
  text: string;
  isSure: boolean;
}

const FREE = /^(?:free ?size|free|one ?size|os|adjustable|standard|openable|na|n\/a|-)$/i;

/**
 * Reads a size of a category. A spreadsheet cuts `2.10` to `2.1`, which no bangle has, and centimetres become inches:
 * both are uncertain.
 * @example readSizeCell('bangle', '2-4 inch') // { text: '2.4', isSure: true }
 */
export function readSizeCell(system: SizeSystem, cell: string): ReadSize | undefined {
  const text = plainSigns(cell).replace(/^(?:size|bangle|ring|length)[\s:-]+/i, '');
  if (FREE.test(text)) return { text: 'Free size', isSure: true };
  const sure = (found: string) => (readSize(system, found) ? { text: found, isSure: true } : undefined);
  const bare = text.replace(/\s*(?:inch(?:es)?|in|"|''|”)\.?$/i, '');
  switch (system) {
    case 'bangle': {
      const [, whole, part = ''] = /^([123])\s*[.\-/'’]\s*(\d{1,2})$/.exec(bare) ?? [];
      if (whole === undefined) return undefined;
      return part === '1' ? { text: `${whole}.10`, isSure: false } : sure(`${whole}.${part}`);
    }
    case 'ring':
      return sure(bare.replace(/\.0$/, ''));
    case 'inches': {
      const centimetres = /^([\d.]+)\s*cms?\.?$/i.exec(text)?.[1];
      const inches = centimetres === undefined ? bare : String(Math.round((Number(centimetres) / 2.54) * 4) / 4);
      const found = sure(`${inches} in`);
      return found && { ...found, isSure: centimetres === undefined };
    }
    case 'free':
      return undefined;
  }
}
