import type * as z from 'zod/mini';
import { CreateSku } from '#contract/calls/skus.ts';
import { plainSigns } from '#contract/shop/bare-text.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { readRupees } from '../ui/form/readRupees.ts';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

/** The values of one SKU; empty for the default. */
export interface CellValues {
  mrpPrice: string;
  sellingPrice: string;
  quantity: string;
}

/** New SKUs as colours × sizes: defaults and single values. */
export interface MatrixValues {
  colours: string[];
  sizes: string[];
  all: CellValues;
  /** By the key of the row. */
  own: Record<string, Partial<CellValues> & { code?: string }>;
}

export const EMPTY_MATRIX: MatrixValues = {
  colours: [],
  sizes: [],
  all: { mrpPrice: '', sellingPrice: '', quantity: '' },
  own: {},
};

/** One new SKU. */
export interface MatrixRow {
  key: string;
  color: string;
  size: string;
  /** As it is shown: 'Ruby, 2.4' */
  name: string;
}

/** Returns the rows of a matrix: each colour in each size. */
export function rowsOf({ colours, sizes }: Pick<MatrixValues, 'colours' | 'sizes'>): MatrixRow[] {
  return colours.flatMap((color) =>
    (sizes.length === 0 ? [''] : sizes).map((size) => ({
      key: `${color}/${size}`,
      color,
      size,
      name: size === '' ? shared(color) : `${shared(color)}, ${shared(size)}`,
    })),
  );
}

/** Returns the values of a row: its own, else the defaults. */
export function cellOf({ all, own }: MatrixValues, key: string): CellValues & { code: string } {
  const mine = own[key] ?? {};
  return {
    mrpPrice: mine.mrpPrice || all.mrpPrice,
    sellingPrice: mine.sellingPrice || all.sellingPrice,
    quantity: mine.quantity || all.quantity,
    code: mine.code ?? '',
  };
}

/** Returns the body of the SKUs; the API makes the missing codes. */
export function skusToSend(matrix: MatrixValues): z.input<typeof CreateSku>[] {
  return rowsOf(matrix).map(({ key, color, size }) => {
    const { code, mrpPrice, sellingPrice, quantity } = cellOf(matrix, key);
    return {
      color,
      size,
      mrpPrice: readRupees(mrpPrice),
      sellingPrice: readRupees(sellingPrice),
      quantity: readPieces(quantity),
      ...(code !== '' && { code }),
    };
  });
}

/**
 * Returns the first error of the API's schema, with its row. Sizes and prices without a colour are an error, since they
 * would be lost.
 */
export function matrixError(matrix: MatrixValues): string | undefined {
  const typed = [...matrix.sizes, ...Object.values(matrix.all)];
  if (matrix.colours.length === 0 && typed.some((text) => text !== '')) return words.pleaseChooseAColour;
  const skus = skusToSend(matrix);
  for (const [at, { name }] of rowsOf(matrix).entries()) {
    const [error] = Object.values(errorsOf(CreateSku, skus[at]));
    if (error) return `${name}: ${error}`;
  }
  return undefined;
}

/** Returns the number of pieces, 0 if empty. */
function readPieces(input: string): number {
  const text = plainSigns(input).replace(/[,\s]/g, '');
  if (text === '') return 0;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

const numbers = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => String(from + at * step));

/** The offered sizes; others can be entered. */
export const OFFERED_SIZES: Record<SizeSystem, readonly string[]> = {
  bangle: ['2.2', '2.4', '2.6', '2.8', '2.10', '2.12'],
  ring: numbers(8, 24, 1),
  inches: numbers(14, 30, 2),
  free: [],
};
