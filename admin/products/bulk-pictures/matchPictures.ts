import type { ProductCodes } from '#contract/calls/managed-goods.ts';
import { inAscii } from '#contract/shop/latin-letters.ts';
import { seoUrlFrom } from '#contract/shop/slug.ts';

/* Finds the product of a picture by the file's name, and the picture's place among the product's pictures. */

/** The product, the colour and the place that a file's name states. */
export interface PictureMatch {
  productId: number;
  /** The colour of the product that it shows; null for all colours. */
  color: string | null;
  place: PicturePlace;
}

/** Sorts the pictures of a product; compared part by part. */
export type PicturePlace = readonly [number: number, view: number, copy: number, name: string];

/** Why a file has no product. `products` are those it could belong to. */
export interface Unmatched {
  reason: 'no product' | 'two products' | 'unclear name' | 'not in the shop';
  products: number[];
  /** The part of the name that the reason is about. */
  part: string;
}

/** A line of a mapping table: the file's name, a code, and the place if one is given. */
export interface TableLine {
  file: string;
  code: string;
  place: number | null;
}

export type Matched = { match: PictureMatch } | { unmatched: Unmatched };

/** A product with one of its keys: a code, an address or a title in parts. */
interface Target {
  productId: number;
  color: string | null;
  kind: 'code' | 'address' | 'id';
}

type Keys = ReadonlyMap<string, readonly Target[]>;

/** What files can be named after. */
export interface PictureNames {
  /** By the parts of a key with hyphens, and by the parts alone. */
  parted: Keys;
  joined: Keys;
  colors: ReadonlyMap<number, readonly string[]>;
}

/** Words for the front and the back of a piece, for other views, and for a file itself. */
const FRONT = new Set(['front', 'main', 'cover', 'hero', 'primary']);
const BACK = new Set(['back', 'rear', 'reverse']);
const IN_FRONT_OF_NUMBER = /^(?:img|image|pic|picture|photo|p|no|v|view|front|back|side|angle|dsc|dscn|edit)(\d+)$/;
/** A number with more digits is a date or the counter of a camera. */
const PLACE_DIGITS = 3;
/** Places of views without a number: after all numbers. */
const AFTER_NUMBERS = 1_000_000;
/** A code that products share must be this long, or have a digit, to stand for one of them. */
const STYLE_LENGTH = 5;

/** Returns the parts of a name: runs of letters and digits, in lower case and Latin letters. */
export function partsOf(name: string): string[] {
  const latin = inAscii(name.normalize('NFKC')).toLowerCase();
  return latin.match(/[a-z0-9]+/g) ?? [];
}

/** Returns the index of what files can be named after. */
export function pictureNames(products: readonly ProductCodes[]): PictureNames {
  const parted = new Map<string, Target[]>();
  const joined = new Map<string, Target[]>();
  const colors = new Map<number, readonly string[]>();
  const add = (parts: readonly string[], target: Target) => {
    if (parts.length === 0) return;
    addOnce(parted, parts.join('-'), target);
    if (target.kind !== 'id') addOnce(joined, parts.join(''), target);
  };
  for (const { id: productId, name, title, seoUrl, skus } of products) {
    const own = [...new Set(skus.map(({ color }) => color))];
    colors.set(productId, own);
    const colorIfSeveral = (color: string) => (own.length > 1 ? color : null);
    for (const { code, color } of skus) {
      add(partsOf(code), { productId, color: colorIfSeveral(color), kind: 'code' });
    }
    for (const color of own) {
      const codes = skus.filter((sku) => sku.color === color).map(({ code }) => partsOf(code));
      add(styleOf(codes), { productId, color: colorIfSeveral(color), kind: 'code' });
    }
    add(styleOf(skus.map(({ code }) => partsOf(code))), { productId, color: null, kind: 'code' });
    for (const text of [seoUrl, seoUrlFrom(title, 'product'), seoUrlFrom(name, 'product')]) {
      add(partsOf(text), { productId, color: null, kind: 'address' });
    }
    add([String(productId)], { productId, color: null, kind: 'id' });
  }
  return { parted, joined, colors };
}

function addOnce(keys: Map<string, Target[]>, key: string, target: Target): void {
  const known = keys.get(key) ?? [];
  const same = known.find(({ productId, kind }) => productId === target.productId && kind === target.kind);
  if (!same) keys.set(key, [...known, target]);
  // SKUs of several colours share a code that stands for the whole product.
  else if (same.color !== target.color) same.color = null;
}

/** Returns the parts that several codes have in common at their beginning; none if they could stand for anything. */
function styleOf(codes: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = codes;
  if (others.length === 0) return [];
  const end = first.findIndex((part, at) => others.some((code) => code[at] !== part));
  const style = first.slice(0, end === -1 ? undefined : end);
  return /\d/.test(style.join('')) || style.join('').length >= STYLE_LENGTH ? style : [];
}

/** A key at the beginning of a name, and the parts after it. */
interface Found {
  targets: readonly Target[];
  key: string;
  rest: readonly string[];
}

/** Returns the longest key with which a name begins. A key in other parts counts only without one in the same. */
function longestKey({ parted, joined }: PictureNames, parts: readonly string[]): Found | undefined {
  for (const [keys, between] of [
    [parted, '-'],
    [joined, ''],
  ] as const) {
    for (let length = parts.length; length > 0; length -= 1) {
      const targets = keys.get(parts.slice(0, length).join(between));
      if (targets) return { targets, key: parts.slice(0, length).join('-'), rest: parts.slice(length) };
    }
  }
  return undefined;
}

/** Returns the product, colour and place of a picture. @param path the file's name, after its folders if it has some */
export function matchPicture(names: PictureNames, path: string): Matched {
  const folders = path.split(/[/\\]/).filter(Boolean);
  const file = nameOf(folders.pop() ?? '');
  const byName = matchName(names, file, folders.length > 0);
  const byFolder = matchFolders(names, folders, file);
  if (byFolder === undefined) return byName;
  if (!('match' in byName)) return byFolder;
  if (!('match' in byFolder)) return byName;
  if (byName.match.productId === byFolder.match.productId) return byName;
  const products = [byName.match.productId, byFolder.match.productId];
  return { unmatched: { reason: 'two products', products, part: path } };
}

/** Returns the product of a code, an address, a title or an id, as a mapping table has it. */
export function matchCode(names: PictureNames, { file, code, place }: TableLine): Matched {
  const parts = partsOf(code.replace(/^.*\/product\//i, ''));
  const targets = names.parted.get(parts.join('-')) ?? names.joined.get(parts.join('')) ?? [];
  const target = oneOf(targets);
  if (target === 'several') return several(targets, code);
  if (!target) return { unmatched: { reason: 'not in the shop', products: [], part: code } };
  const { number, view, copy } = marksOf(nameOf(file).parts, nameOf(file));
  const { productId, color } = target;
  return { match: { productId, color, place: [place ?? number, view, copy, file] } };
}

/** Returns the key under which a mapping table has a file: without its folders, in any case. */
export function tableKey(path: string): string {
  return path.split(/[/\\]/).at(-1)!.normalize('NFC').toLowerCase();
}

const several = (targets: readonly Target[], part: string): Matched => ({
  unmatched: { reason: 'two products', products: [...new Set(targets.map(({ productId }) => productId))], part },
});

/** Returns the target that all of these mean. An id counts only if nothing else has it. */
function oneOf(targets: readonly Target[]): Target | 'several' | undefined {
  const named = targets.filter(({ kind }) => kind !== 'id');
  const counted = named.length > 0 ? named : targets;
  if (new Set(counted.map(({ productId }) => productId)).size > 1) return 'several';
  return counted.find(({ kind }) => kind === 'code') ?? counted[0];
}

/** A file's name without its ending and without the words of copies. */
interface Name {
  parts: readonly string[];
  /** Larger for a copy, so that it follows its original. */
  copy: number;
  text: string;
}

const ENDING = /\.(?:jpe?g|png|webp|gif|jfif|heic|heif|avif|bmp|tiff?)$/i;
const COPY = /[\s_-]*\bcopy\b(?:\s*\(?(\d+)\)?)?\s*$/i;
/** The number that systems add to a second file of one name. */
const AGAIN = /\d.*?\s*\((\d+)\)\s*$/;

/** Reads a file's name: `Copy of RH-1 - Copy (2).jpg` is the third `RH-1`. */
export function nameOf(file: string): Name {
  let text = file;
  while (ENDING.test(text)) text = text.replace(ENDING, '');
  let copy = 0;
  const first = text.replace(/^\s*copy (?:\(\d+\) )?of\s+/i, '');
  if (first !== text) copy += 1;
  text = first;
  for (let found = COPY.exec(text); found && found.index > 0; found = COPY.exec(text)) {
    copy += Number(found[1] ?? 1);
    text = text.slice(0, found.index);
  }
  return { parts: partsOf(text), copy, text };
}

function matchName(names: PictureNames, name: Name, isInFolder: boolean): Matched {
  const { parts } = name;
  const found = longestKey(names, parts);
  if (!found) return { unmatched: { reason: 'no product', products: [], part: name.text } };
  const target = oneOf(found.targets);
  if (target === 'several') return several(found.targets, found.key);
  // A number alone is a place, unless more follows it.
  if (target!.kind === 'id' && (found.rest.length === 0 || isInFolder || !isPlace(found.rest)))
    return { unmatched: { reason: 'no product', products: [], part: name.text } };
  // `kundan-jhumka-2` is the address of the second of two products, or the second picture of the first.
  const shorter =
    target!.kind === 'address' &&
    /-\d+$/.test(found.key) &&
    longestKey(names, parts.slice(0, found.key.split('-').length - 1));
  if (shorter && shorter.rest.length === 0 && found.rest.length === 0) {
    const both = [...found.targets, ...shorter.targets];
    if (oneOf(both) === 'several') return several(both, found.key);
  }
  return placed(names, target!, found.rest, name);
}

/** A number for a place, alone. */
const isPlace = (rest: readonly string[]) => rest.length === 1 && /^\d{1,3}$/.test(rest[0]!);

/** Looks for the product in the folders, from the innermost one outwards. Undefined if no folder names one. */
function matchFolders(names: PictureNames, folders: readonly string[], name: Name): Matched | undefined {
  for (let at = folders.length - 1; at >= 0; at -= 1) {
    const found = longestKey(names, partsOf(folders[at]!));
    const target = found && oneOf(found.targets);
    if (!found || !target) continue;
    if (target === 'several') return several(found.targets, folders[at]!);
    const further = folders.slice(at + 1).flatMap(partsOf);
    const { color } = colorIn(names.colors.get(target.productId) ?? [], [...found.rest, ...further, ...name.parts]);
    const { number, view, copy } = marksOf(name.parts, name);
    const { productId } = target;
    return { match: { productId, color: color ?? target.color, place: [number, view, copy, name.text] } };
  }
  return undefined;
}

/** Returns the match of a key and the parts after it: a colour, a view, a number, words. */
function placed(names: PictureNames, target: Target, rest: readonly string[], name: Name): Matched {
  const { color, others } = colorIn(names.colors.get(target.productId) ?? [], rest);
  const numbers = others.filter((part) => isShortNumber(part));
  const odd = others.filter((part) => /\d/.test(part) && /[a-z]/.test(part) && !IN_FRONT_OF_NUMBER.test(part));
  // What follows may belong to a longer code that the shop does not have.
  const isRepeated = numbers.length === 2 && AGAIN.test(name.text);
  if (odd.length > 0 || numbers.length > (isRepeated ? 2 : 1))
    return { unmatched: { reason: 'unclear name', products: [target.productId], part: others.join('-') } };
  const { number, view, copy } = marksOf(others, name);
  const { productId } = target;
  return { match: { productId, color: color ?? target.color, place: [number, view, copy, name.text] } };
}

const isShortNumber = (part: string) => /^\d+$/.test(part) && part.length <= PLACE_DIGITS;

/** Returns the colour that is named in some parts, and the parts without it. */
function colorIn(colors: readonly string[], parts: readonly string[]): { color: string | null; others: string[] } {
  if (colors.length < 2) return { color: null, others: [...parts] };
  const longestFirst = colors
    .map((color) => ({ color, words: partsOf(color) }))
    .toSorted((one, other) => other.words.length - one.words.length);
  for (const { color, words } of longestFirst) {
    const at = parts.findIndex(
      (_, from) => words.length > 0 && words.every((word, step) => parts[from + step] === word),
    );
    if (at !== -1) return { color, others: parts.toSpliced(at, words.length) };
  }
  for (const [at, part] of parts.entries()) {
    const having = longestFirst.filter(({ words }) => words.includes(part));
    if (having.length === 1 && !/^\d+$/.test(part)) return { color: having[0]!.color, others: parts.toSpliced(at, 1) };
  }
  return { color: null, others: [...parts] };
}

/** Returns the number of a picture, its view and its place among copies. */
function marksOf(parts: readonly string[], { copy, text }: Name): { number: number; view: number; copy: number } {
  const views = parts.map((part) => part.replace(/\d+$/, ''));
  const isFront = views.some((part) => FRONT.has(part));
  const isBack = views.some((part) => BACK.has(part));
  const view = isFront ? 0 : isBack ? 3 : views.some((part) => VIEWS.has(part)) ? 2 : 1;
  const numbers = parts.flatMap((part) => {
    const digits = /^\d+$/.test(part) ? part : IN_FRONT_OF_NUMBER.exec(part)?.[1];
    return digits === undefined ? [] : [digits];
  });
  const short = numbers.filter((digits) => digits.length <= PLACE_DIGITS);
  const again = short.length === 2 ? AGAIN.exec(text)?.[1] : undefined;
  // Of several short numbers in a folder, the last one counts.
  const number = again === undefined ? short.at(-1) : short[0];
  const counted = number ?? numbers.at(-1);
  const withoutNumber = view > 1 ? AFTER_NUMBERS + view : 0;
  return {
    number: counted === undefined ? withoutNumber : Number(counted.slice(-9)),
    view,
    copy: copy + Number(again ?? 0),
  };
}

const VIEWS = new Set(['side', 'left', 'right', 'top', 'detail', 'closeup', 'worn', 'model', 'box', 'scale', 'angle']);

/** Returns the place of a picture whose name states none: after all others. */
export const lastPlace = (path: string): PicturePlace => [2 * AFTER_NUMBERS, 1, 0, path];

/** Compares the places of two pictures of a product. */
export function comparePlaces(one: PicturePlace, other: PicturePlace): number {
  return (
    one[0] - other[0] ||
    one[1] - other[1] ||
    one[2] - other[2] ||
    one[3].localeCompare(other[3], 'en', { numeric: true, sensitivity: 'base' })
  );
}
