import { CLOSURES, someAttributesOf } from '../shop/attributes.ts';
import type { Family } from '../shop/attributes.ts';
import { isSeoUrl, seoUrlFrom } from '../shop/slug.ts';
import type { Format, Mapping, Recognised } from './column-facts.ts';
import { cellOf, faultOf, foldRows, optionsOf, readOr } from './fold-rows.ts';
import type { CellFault, OptionValue, SourceGood, SourceRow } from './fold-rows.ts';
import { APART, categoryFinder, guessAttribute, GUESSED_ATTRIBUTES, guessContents, searchable } from './guess-facts.ts';
import { answerKey } from './moved-good.ts';
import type { Answers, Context, GoodFact, Known, Moved, MovedGood, ShopCategory } from './moved-good.ts';
import { skuOf } from './skus-of-good.ts';
import { cutAtWord, plainTitle, withoutClaims } from './honest-text.ts';
import { readCountry, readHsn, readVisible } from './read-cells.ts';

const NAME_MAX = 80;
const TITLE_MAX = 160;
const KEYWORDS_MAX = 300;

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
