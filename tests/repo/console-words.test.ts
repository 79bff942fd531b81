import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { words as hindi } from '../../admin/words/hi/index.ts';
import { hasEnglish, LATIN_IN_CONSOLE } from '../support/english-outside.ts';
import { filesUnder, textOf } from './source.ts';

/** Attributes of elements that people read. */
const READ = new Set(['label', 'title', 'placeholder', 'helperText', 'alt', 'aria-label', 'emptyText', 'confirmTitle']);
/** Abbreviations and names, which no catalogue translates. */
const UNTRANSLATED =
  /^(SKUs?|MRP|AWB|GSTIN|GST|PAN|HSN|IFSC|UPI|CIN|COD|OTP|CSV|PDF|UTR|URL|SEO|TCS|TDS|WhatsApp|JSON|Ctrl K)$/;

const isWords = (text: string) => /[A-Za-z]{2}/.test(text) && !UNTRANSLATED.test(text.trim());

/** Returns the words that a component has in itself: texts between tags, and attributes that are read. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    if (isWords(text))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && isShown(node)) addLiterals(node.expression);
    if (
      ts.isJsxAttribute(node) &&
      READ.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      add(node, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  /** Adds the texts that an expression is: those of its branches, and of a template. */
  const addLiterals = (value: ts.Expression): void => {
    if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value)) add(value, value.text);
    if (ts.isTemplateExpression(value))
      add(value, [value.head, ...value.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '));
    if (ts.isConditionalExpression(value)) [value.whenTrue, value.whenFalse].forEach(addLiterals);
    if (ts.isParenthesizedExpression(value)) addLiterals(value.expression);
  };
  const isShown = ({ parent }: ts.JsxExpression) =>
    ts.isJsxElement(parent) ||
    ts.isJsxFragment(parent) ||
    (ts.isJsxAttribute(parent) && READ.has(parent.name.getText()));
  visit(source);
  return found;
}

test('the components of the console take their words from the catalogues', () => {
  expect(filesUnder('admin', /\.tsx$/).flatMap(wordsIn)).toEqual([]);
});

test('a word is used somewhere', () => {
  const sources = filesUnder('admin', /\.tsx?$/).filter((file) => !file.startsWith('admin/words/'));
  const uses = new Map<string, Set<string>>();
  for (const file of sources) {
    const text = textOf(file);
    for (const [, area] of text.matchAll(/words\/en\/([\w-]+)\.ts'/g)) {
      const used = uses.get(area!) ?? new Set();
      for (const [, read, named] of text.matchAll(/[.'](\w+)|(\w+):/g)) used.add((read ?? named)!);
      uses.set(area!, used);
    }
  }
  const unused = filesUnder('admin/words/en', /\.ts$/).flatMap((file) => {
    const area = /([\w-]+)\.ts$/.exec(file)![1]!;
    const keys = [...textOf(file).matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key!);
    return keys.filter((key) => !uses.get(area)?.has(key)).map((key) => `${area}.${key}`);
  });
  expect(unused).toEqual([]);
});

/** Words that the Hindi console has in Latin letters: abbreviations, names of shops, keys and file names. */
const LATIN = [
  ...'QR GSTR Tab Escape Shopify WooCommerce Meesho Amazon Excel %{field} %{order} /seller RH-12-red-2.webp RH-12-1.jpg RH-12 jpg png zip front'.split(
    ' ',
  ),
  ...LATIN_IN_CONSOLE,
];

/** Examples of facts, which a seller types in English for shoppers. */
const isExample = (key: string) => key.startsWith('exampleOf');

/** Names of columns and of pages in English, which stand as they are. */
const QUOTED = /“[^”]*”/g;

/** Returns values for the holes of a text: as many as it takes, of one, and of several. */
function holesOf(text: (...holes: unknown[]) => unknown): unknown[] {
  const source = String(text);
  if (source.includes('.join(')) return [['7']];
  return /\.\w+\(/.test(source) ? ['7'] : [7, 1];
}

/** Returns the texts of a catalogue; a text with holes, with each of their values. */
function textsOf(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] => {
    if (typeof word === 'string') return [[path + key, word]];
    if (typeof word !== 'function') return textsOf(word as object, `${path}${key}.`);
    const filled = word as (...holes: unknown[]) => unknown;
    return holesOf(filled).map((hole) => [path + key, String(filled(...Array<unknown>(9).fill(hole)))]);
  });
}

describe.each(Object.entries<object>(hindi.areas))('the words of %s in Hindi', (_, words) => {
  test('are Hindi', () => {
    const texts = textsOf(words).filter(([key]) => !isExample(key));
    expect(texts.filter(([, text]) => hasEnglish(text.replace(QUOTED, ''), LATIN))).toEqual([]);
  });
});

/** The areas that admins alone have. Their entrance is English. */
const OF_ADMINS: readonly string[] = [
  'audit',
  'blog',
  'checkouts',
  'collections',
  'coupons',
  'courier-reports',
  'customers',
  'data-requests',
  'doctor',
  'fee-rates',
  'former-orders',
  'jobs',
  'letters',
  'message-replies',
  'messages',
  'newsletter',
  'old-addresses',
  'orders-by-staff',
  'orders-quick-sale',
  'outbox',
  'pages',
  'payouts-run',
  'remittances',
  'search-words',
  'sellers',
  'set-up',
  'settings',
  'settings-look',
  'settings-mails',
  'tickets',
];

test('every area that sellers have is in Hindi', () => {
  const areas = filesUnder('admin/words/en', /\.ts$/).map((file) => /([\w-]+)\.ts$/.exec(file)![1]!);
  expect(areas.filter((area) => !(area in hindi.areas)).toSorted()).toEqual(OF_ADMINS);
});
