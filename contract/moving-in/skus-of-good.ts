import { COLOURS } from '../shop/colours.ts';
import { digest } from '../shop/digest.ts';
import type { Paise } from '../shop/money.ts';
import { bareSkuCode } from '../shop/sku-code.ts';
import { readPaise } from '../shop/typed-cells.ts';
import { cellOf, faultOf, optionsOf, readOr, textOf } from './fold-rows.ts';
import type { CellFault, SourceCell, SourceGood, SourceRow } from './fold-rows.ts';
import { GUESSED_ATTRIBUTES, guessColour, searchable } from './guess-facts.ts';
import { cutAtWord, plainTitle } from './honest-text.ts';
import type { Context, MovedGood, MovedSku, ShopCategory } from './moved-good.ts';
import { readPieces, readSizeCell, readWeight, weightUnitIn } from './read-cells.ts';

const CODE_MAX = 40;

interface OfSku {
  good: SourceGood;
  made: MovedGood;
  chosen: ShopCategory | undefined;
  context: Context;
}

/** Returns the SKU of a row; undefined without a price. */
export function skuOf(row: SourceRow, at: number, { good, made, chosen, context }: OfSku): MovedSku | undefined {
  const { faults, notes } = context;
  const prices = pricesOf(row, good, context);
  if (!prices) return undefined;
  const options = optionsOf(row, good);
  for (const { name, cell, fact } of options)
    if (fact !== 'colour' && fact !== 'size' && !GUESSED_ATTRIBUTES.some((one) => one === fact))
      faults.push({ ...faultOf(cell), reason: `The shop has no place for the option “${name}”` });
  const optionCell = (fact: 'colour' | 'size') =>
    row.cells[fact]?.[0] ?? options.find((one) => one.fact === fact)?.cell;
  const code = codeOf(row, at, made, context);
  const weight = row.cells.weight?.[0] ?? cellOf(good, 'weight');
  const unit = textOf(row, 'weightUnit') || weightUnitIn(weight?.column ?? '') || 'g';
  const isEmptyWeight = weight !== undefined && /^0+(?:\.0*)?$/.test(weight.text);
  const stockCell = row.cells.stock?.[0];
  const stock = readOr(stockCell, readPieces, 0, 'This is not a number of pieces', faults);
  if (stockCell && stockCell.text.startsWith('-'))
    notes.push({ ...faultOf(stockCell), reason: 'Stock below zero becomes 0' });
  return {
    row: row.row,
    code,
    colour: colourOf(optionCell('colour'), made, notes),
    size: sizeOf(optionCell('size'), chosen, context),
    ...prices,
    weight: isEmptyWeight
      ? undefined
      : readOr<number | undefined>(weight, (text) => readWeight(text, unit), undefined, 'This is not a weight', faults),
    stock,
  };
}

function pricesOf(
  row: SourceRow,
  good: SourceGood,
  { faults, notes }: Context,
): { mrp: Paise; price: Paise } | undefined {
  // A row without any price has that of its product.
  const isPriced = row.cells.mrp !== undefined || row.cells.price !== undefined;
  const read = (fact: 'mrp' | 'price') => {
    const cell = isPriced ? row.cells[fact]?.[0] : cellOf(good, fact);
    const paise = cell && readPaise(cell.text.replace(/\.(\d{2})0+$/, '.$1'));
    if (cell && paise === undefined) faults.push({ ...faultOf(cell), reason: 'This is not an amount in rupees' });
    return { cell, paise: paise === 0 ? undefined : paise };
  };
  const [mrp, price] = [read('mrp'), read('price')];
  const selling = price.paise ?? mrp.paise;
  if (selling === undefined) {
    if (!mrp.cell && !price.cell)
      faults.push({ row: row.row, column: '', value: textOf(row, 'skuCode'), reason: 'This row has no price' });
    return undefined;
  }
  if (mrp.paise !== undefined && mrp.paise >= selling) return { mrp: mrp.paise, price: selling };
  const cell = mrp.cell ?? price.cell!;
  const reason =
    mrp.paise === undefined ? 'Without an MRP, the price is the MRP' : 'An MRP below the price becomes the price';
  notes.push({ ...faultOf(cell), row: row.row, reason });
  return { mrp: selling, price: selling };
}

/** Returns the code of a SKU: that of the file in the shop's letters, else one made of the product's address. */
function codeOf(row: SourceRow, at: number, made: MovedGood, { codes, faults, notes }: Context): string {
  const cell = row.cells.skuCode?.[0];
  const clean = bareSkuCode(cell?.text ?? '')
    .replace(/[^A-Z0-9._/-]+/g, '-')
    .replace(/^[^A-Z0-9]+|-+$/g, '');
  const stem = clean.length > 1 ? clean : `${made.facts.address.value}-${at + 1}`.toUpperCase();
  const short =
    stem.length <= CODE_MAX ? stem : `${stem.slice(0, CODE_MAX - 9)}-${digest([stem]).slice(0, 8).toUpperCase()}`;
  let code = short;
  for (let number = 2; codes.has(code); number += 1) code = `${short.slice(0, CODE_MAX - 4)}-${number}`;
  codes.add(code);
  if (cell && codes.has(short) && code !== short)
    faults.push({ ...faultOf(cell), reason: `Another row has this code. This one becomes ${code}` });
  else if (cell && code !== bareSkuCode(cell.text))
    notes.push({ ...faultOf(cell), reason: `The code becomes ${code}` });
  return code;
}

/** Returns the colour of a SKU: that of the file, else that of the plating or of the words of its product. */
function colourOf(cell: SourceCell | undefined, { facts }: MovedGood, notes: CellFault[]): string {
  if (cell) {
    const known = Object.keys(COLOURS).find((name) => name.toLowerCase() === cell.text.toLowerCase());
    const colour = known ?? guessColour(searchable(cell.text))?.value;
    const value = colour ?? cutAtWord(plainTitle(cell.text), 40);
    if (value !== cell.text) notes.push({ ...faultOf(cell), reason: `The colour becomes “${value || 'Multi'}”` });
    return value || 'Multi';
  }
  return guessColour(searchable(`${facts.title.value} ${facts.plating.value}`))?.value ?? 'Multi';
}

function sizeOf(cell: SourceCell | undefined, chosen: ShopCategory | undefined, { faults, notes }: Context): string {
  if (!cell) return '';
  const sizes = cell.text.split(/\s*[,;|]\s*/).filter(Boolean);
  const read = sizes.map((size) => readSizeCell(chosen?.sizeSystem ?? 'free', size));
  if (read.some((size) => size === undefined)) {
    const reason = chosen ? `This is not a size of ${chosen.name}` : 'Sizes need a category';
    faults.push({ ...faultOf(cell), reason });
  }
  const known = read.filter((size) => size !== undefined);
  const text = known.map((size) => size.text).join(', ');
  if (known.some(({ isSure }) => !isSure)) notes.push({ ...faultOf(cell), reason: `The size becomes ${text}` });
  return text;
}
