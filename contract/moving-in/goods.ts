import { CLOSURES, someAttributesOf } from '../shop/attributes.ts';
import type { Family } from '../shop/attributes.ts';
import { COLOURS } from '../shop/colours.ts';
import { digest } from '../shop/digest.ts';
import type { Paise } from '../shop/money.ts';
import type { SizeSystem } from '../shop/sizes.ts';
import { bareSkuCode } from '../shop/sku-code.ts';
import { isSeoUrl, seoUrlFrom } from '../shop/slug.ts';
import { readPaise } from '../shop/typed-cells.ts';
import type { Format, Mapping, Recognised } from './column-facts.ts';
import { faultOf, foldRows, optionsOf, textOf } from './fold-rows.ts';
import type { CellFault, OptionValue, SourceCell, SourceGood, SourceRow } from './fold-rows.ts';
import {
  APART,
  categoryFinder,
  guessAttribute,
  GUESSED_ATTRIBUTES,
  guessColour,
  guessContents,
  searchable,
} from './guess-facts.ts';
import type { KnownCategory } from './guess-facts.ts';
import { cutAtWord, plainTitle, withoutClaims } from './honest-text.ts';
import { readCountry, readHsn, readPieces, readSizeCell, readVisible, readWeight, weightUnitIn } from './read-cells.ts';

/** What a person confirms or changes of a good. */
export const GOOD_FACTS = {
  title: 'Title',
  category: 'Category',
  plating: 'Plating',
  baseMetal: 'Base metal',
  stone: 'Stones',
  style: 'Style',
  occasion: 'Occasions',
  setContents: 'Set contents',
  address: 'Address',
} as const;
export type GoodFact = keyof typeof GOOD_FACTS;
export const GOOD_FACT_NAMES = Object.keys(GOOD_FACTS) as GoodFact[];

/** A value of a good. A doubtful one is shown to a person before it is used. */
export interface Known {
  value: string;
  isDoubtful: boolean;
  /** The word of the file that led to it; empty without one. */
  word: string;
}

export interface MovedSku {
  row: number;
  code: string;
  colour: string;
  size: string;
  mrp: Paise;
  price: Paise;
  /** Kilograms; undefined if the file does not say it. */
  weight: number | undefined;
  stock: number;
}

export interface MovedGood {
  key: string;
  rows: number[];
  facts: Record<GoodFact, Known>;
  name: string;
  description: string;
  brand: string;
  keywords: string;
  hsn: string;
  country: string;
  isVisible: boolean;
  /** Facts that the file states in its own words. */
  stated: { closure: string; dimensions: string; warranty: string; care: string };
  skus: MovedSku[];
  pictures: string[];
}

/** A category of the shop, with the notation of its sizes. */
export interface ShopCategory extends KnownCategory {
  sizeSystem: SizeSystem;
}

/** What a person confirmed or changed, for one good or for all goods with a word. */
export interface Answers {
  goods: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}
export const NO_ANSWERS: Answers = { goods: {}, words: {} };
export const answerKey = (fact: GoodFact, of: string) => `${fact}|${of}`;

export interface Moved {
  goods: MovedGood[];
  faults: CellFault[];
  /** Values that were read, but not as they stand in the file. */
  notes: CellFault[];
}

interface Context {
  format: Format;
  answers: Answers;
  categories: ReadonlyMap<string, ShopCategory>;
  find: ReturnType<typeof categoryFinder>;
  codes: Set<string>;
  faults: CellFault[];
  notes: CellFault[];
}

const NAME_MAX = 80;
const TITLE_MAX = 160;
const KEYWORDS_MAX = 300;
const CODE_MAX = 40;

/** Reads the goods of another shop's table. The same table, mapping and answers give the same goods. */
export function readGoods(
  rows: readonly (readonly string[])[],
  recognised: Recognised,
  mapping: Mapping,
  { categories, answers }: { categories: readonly ShopCategory[]; answers: Answers },
): Moved {
  const { goods, faults } = foldRows(rows, recognised, mapping);
  const context: Context = {
    format: recognised.format,
    answers,
    categories: new Map(categories.map((category) => [String(category.id), category])),
    find: categoryFinder(categories),
    codes: new Set(),
    faults,
    notes: [],
  };
  return {
    goods: goods.flatMap((good) => goodOf(good, context) ?? []),
    faults: faults.toSorted((one, other) => one.row - other.row),
    notes: context.notes,
  };
}

/** Returns the first cell of a good with a fact. */
function cellOf({ rows }: SourceGood, fact: keyof SourceRow['cells']): SourceCell | undefined {
  return rows.map(({ cells }) => cells[fact]?.[0]).find((cell) => cell !== undefined);
}

const textIn = (good: SourceGood, fact: keyof SourceRow['cells']) => cellOf(good, fact)?.text ?? '';

/** Returns the distinct texts of all cells with a fact. */
function textsIn({ rows }: SourceGood, fact: keyof SourceRow['cells']): string[] {
  return [...new Set(rows.flatMap(({ cells }) => (cells[fact] ?? []).map(({ text }) => text)))];
}

function goodOf(good: SourceGood, context: Context): MovedGood | undefined {
  const { faults, notes, format, answers } = context;
  const rowNumbers = good.rows.map(({ row }) => row);
  const titleCell = cellOf(good, 'title');
  if (!titleCell) {
    faults.push({ row: rowNumbers[0]!, column: '', value: good.key, reason: 'This product has no title' });
    return undefined;
  }
  const answered = (fact: GoodFact, known: Known): Known => {
    const own = answers.goods[answerKey(fact, good.key)];
    const ofWord = known.word === '' ? undefined : answers.words[answerKey(fact, known.word)];
    const value = own ?? ofWord;
    return value === undefined ? known : { ...known, value, isDoubtful: false };
  };
  const title = titleOf(titleCell.text);
  const description = descriptionOf(good, title.value);
  const texts = {
    title: searchable(titleCell.text),
    kind: searchable(textsIn(good, 'category').join(' ')),
    tags: searchable(textsIn(good, 'tags').join(' ')),
    rest: searchable(description),
  };
  const category = answered('category', categoryOf(texts, context));
  const chosen = context.categories.get(category.value);
  const family = chosen?.family ?? null;
  const options = good.skus.flatMap((row) => optionsOf(row, good));
  const attributes = Object.fromEntries(
    GUESSED_ATTRIBUTES.map((name) => {
      const stated = [...textsIn(good, name), ...valuesOf(options, name)];
      return [name, answered(name, attributeOf(name, stated, texts, family))];
    }),
  ) as Record<(typeof GUESSED_ATTRIBUTES)[number], Known>;
  const contents = answered('setContents', contentsOf(good, texts.title, family));
  const address = answered('address', addressOf(good, title.value, format));
  const made: MovedGood = {
    key: good.key,
    rows: rowNumbers,
    facts: { title: answered('title', title), category, ...attributes, setContents: contents, address },
    name: '',
    description,
    brand: cutAtWord(plainTitle(textIn(good, 'brand')), 60),
    keywords: cutAtWord(
      withoutClaims(
        textsIn(good, 'tags')
          .join(', ')
          .replace(/\s*[,;|]\s*/g, ', '),
      ),
      KEYWORDS_MAX,
    ),
    hsn: readOr(cellOf(good, 'hsn'), readHsn, '', 'An HSN code has 4, 6 or 8 digits', faults),
    country: readOr(
      cellOf(good, 'country'),
      readCountry,
      '',
      'This country is not known. Please write its name',
      faults,
    ),
    isVisible: readOr(cellOf(good, 'visible'), readVisible, true, 'This is neither yes nor no', faults),
    stated: statedOf(good, faults),
    skus: [],
    pictures: textsIn(good, 'picture').flatMap((text) => text.split(/,\s*(?=https?:)|\s+(?=https?:)/)),
  };
  made.name = cutAtWord(made.facts.title.value, NAME_MAX);
  if (made.facts.title.value !== titleCell.text)
    notes.push({ ...faultOf(titleCell), reason: `The title becomes “${made.facts.title.value}”` });
  made.skus = good.skus.flatMap((row, at) => skuOf(row, at, { good, made, chosen, context }) ?? []);
  if (good.skus.length === 0)
    faults.push({ ...faultOf(titleCell), reason: 'This product has no row with a price or a code' });
  return made;
}

function titleOf(text: string): Known {
  const value = cutAtWord(plainTitle(text), TITLE_MAX);
  const isChanged = withoutClaims(text) !== text || value.length < 3;
  return { value, isDoubtful: isChanged, word: '' };
}

/** Returns the description as HTML; the title, if there is none. The shop removes markup that it does not allow. */
function descriptionOf(good: SourceGood, title: string): string {
  const parts = textsIn(good, 'description').map((text) => (/<[a-z]/i.test(text) ? text : paragraphs(text)));
  return withoutClaims(parts.join('\n')).trim() || `<p>${title.replace(/[&<>]/g, ' ')}</p>`;
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('');

interface Texts {
  title: string;
  kind: string;
  tags: string;
  rest: string;
}

/** The category that the file names is certain; one that the title or tags name is doubtful. */
function categoryOf({ title, kind, tags, rest }: Texts, { find }: Context): Known {
  const named = find(kind);
  const guess = find(title) ?? named ?? find(tags) ?? find(rest);
  if (!guess) return { value: '', isDoubtful: true, word: '' };
  return { ...guess, isDoubtful: named?.value !== guess.value };
}

const valuesOf = (options: readonly OptionValue[], wanted: string) =>
  options.filter(({ fact }) => fact === wanted).map(({ cell }) => cell.text);

function attributeOf(
  name: (typeof GUESSED_ATTRIBUTES)[number],
  stated: readonly string[],
  { title, tags, rest }: Texts,
  family: Family | null,
): Known {
  const own = guessAttribute(name, searchable(stated.join(' ')));
  const exact = stated.join(APART);
  if (exact !== '' && someAttributesOf(family).safeParse({ [name]: listOf(name, exact) }).success)
    return { value: exact, isDoubtful: false, word: searchable(exact) };
  if (own) return { ...own, isDoubtful: false };
  const guess = guessAttribute(name, title) ?? guessAttribute(name, tags) ?? guessAttribute(name, rest);
  return guess ? { ...guess, isDoubtful: true } : { value: '', isDoubtful: stated.length > 0, word: '' };
}

const listOf = (name: string, text: string) => (['stone', 'occasion'].includes(name) ? text.split(APART) : text);

function contentsOf(good: SourceGood, title: string, family: Family | null): Known {
  const stated = textIn(good, 'setContents');
  if (stated.length > 1 && !/^\d+$/.test(stated))
    return { value: cutAtWord(withoutClaims(stated), 300), isDoubtful: false, word: '' };
  const guess = guessContents(title, family);
  return guess ? { ...guess, isDoubtful: true } : { value: '', isDoubtful: false, word: '' };
}

/** Returns the former address of the page if the shop allows it, else one that is made of it or of the title. */
function addressOf(good: SourceGood, title: string, format: Format): Known {
  const last =
    textIn(good, 'address')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
      .at(-1) ?? '';
  if (isSeoUrl(last)) return { value: last, isDoubtful: false, word: '' };
  return { value: seoUrlFrom(last || title || `${format} ${good.key}`, 'product'), isDoubtful: false, word: '' };
}

/** Reads a cell; a cell that is not understood is a fault, and the value is the default. */
function readOr<Value>(
  cell: SourceCell | undefined,
  read: (text: string) => Value | undefined,
  otherwise: Value,
  reason: string,
  faults: CellFault[],
): Value {
  if (!cell) return otherwise;
  const value = read(cell.text);
  if (value === undefined) faults.push({ ...faultOf(cell), reason });
  return value ?? otherwise;
}

function statedOf(good: SourceGood, faults: CellFault[]): MovedGood['stated'] {
  const text = (fact: 'dimensions' | 'warranty' | 'care') => {
    const value = cutAtWord(withoutClaims(textIn(good, fact)), 300);
    return value.length > 1 ? value : '';
  };
  const closure = readOr(
    cellOf(good, 'closure'),
    (cell) => CLOSURES.find((one) => one.toLowerCase() === cell.toLowerCase()),
    '',
    'This closure is not one of the shop’s',
    faults,
  );
  return { closure, dimensions: text('dimensions'), warranty: text('warranty'), care: text('care') };
}

interface OfSku {
  good: SourceGood;
  made: MovedGood;
  chosen: ShopCategory | undefined;
  context: Context;
}

function skuOf(row: SourceRow, at: number, { good, made, chosen, context }: OfSku): MovedSku | undefined {
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
