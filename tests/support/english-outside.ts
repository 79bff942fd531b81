import type { Element, Nodes } from 'hast';
import type { ReadPage } from './page.ts';
import { textOf, valueOf } from './page.ts';

/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'head']);
/** Attributes that are read aloud or shown. */
const READ_ATTRIBUTES = ['ariaLabel', 'ariaRoleDescription', 'alt', 'title', 'placeholder'];
/** Names and abbreviations that Hindi texts write in Latin letters. */
const LATIN_IN_HINDI =
  /\b(MRP|GST|GSTIN|COD|UPI|OTP|PAN|IFSC|AWB|EMI|SMS|JSON|JPEG|PNG|WebP|ID|AD|CZ|US|WhatsApp|Facebook|Instagram|YouTube|Telegram|Pinterest|Google|JavaScript|English|CIN|ics|RSS|OpenStreetMap|Maps|google|RH-[A-Z\d-]+|\d{2}[A-Z\d]{13})\b/g;
/** Further ones in the console of sellers. */
export const LATIN_IN_CONSOLE: readonly string[] = 'SKU HSN CSV PDF SEO URL MB kg cm TCS TDS UTR Enter Esc'.split(' ');
const ADDRESS = /\S+@\S+|\bwww\.\S+|https?:\S+/g;

/**
 * Returns the English texts of a page in another language that are not marked as English with `lang`: texts and the
 * attributes that are read. A name that the page marks as English elsewhere may be in a text, such as a product's name
 * in the label of a button.
 * @param names further names that texts may contain, such as the shop's
 */
export function englishOutsideMarks({ all }: Pick<ReadPage, 'all'>, names: readonly string[] = []): string[] {
  const found: { texts: string[]; marked: Set<string> } = { texts: [], marked: new Set(names) };
  for (const body of all('body')) collect(body, false, found);
  const marked = [...found.marked].filter((name) => /[a-z]{2}/i.test(name)).toSorted((a, b) => b.length - a.length);
  const english = found.texts.filter((text) => hasEnglish(text, marked));
  return [...new Set(english)];
}

/**
 * Returns whether a text in Hindi has English words.
 * @param names that the text may contain, the longest first
 */
export function hasEnglish(text: string, names: readonly string[]): boolean {
  return /[a-z]{2}/i.test(without(text, names));
}

function without(text: string, names: readonly string[]): string {
  return names
    .reduce((rest, name) => rest.replace(wholeWords(name), ''), text)
    .replace(ADDRESS, '')
    .replace(LATIN_IN_HINDI, '');
}

/** Returns the pattern of a name that is not a part of a longer word. */
const wholeWords = (name: string) =>
  new RegExp(`(?<![A-Za-z])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![A-Za-z])`, 'g');

function collect(element: Element, isMarked: boolean, found: { texts: string[]; marked: Set<string> }): void {
  if (UNREAD.has(element.tagName)) return;
  const lang = valueOf(element, 'lang');
  const isEnglish = lang === undefined ? isMarked : lang.startsWith('en');
  const note = (text: string) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed === '') return;
    if (isEnglish) found.marked.add(trimmed);
    else found.texts.push(trimmed);
  };
  if (isEnglish) note(textOf(element));
  for (const name of READ_ATTRIBUTES) note(valueOf(element, name) ?? '');
  // What is in a template is shown by a script.
  const children: readonly Nodes[] =
    element.tagName === 'template' ? (element.content?.children ?? []) : element.children;
  for (const child of children) {
    if (child.type === 'text') note(child.value);
    else if (child.type === 'element') collect(child, isEnglish, found);
  }
}
