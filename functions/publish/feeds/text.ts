/*
 * Makes texts of the shop valid for strict machine formats. People can enter any text, but a feed with one forbidden
 * character is refused as a whole.
 */

// Characters that XML 1.0 cannot contain even escaped: controls, lone surrogates, and two noncharacters.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns a text on one line, without characters that no format allows. */
export function plain(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/\s+/g, ' ').trim();
}

/** Returns a text of at most `most` characters. It is cut between words if possible, and ends with an ellipsis. */
export function cut(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const head = letters.slice(0, most - 1).join('');
  const lastSpace = head.lastIndexOf(' ');
  return `${(lastSpace > most / 2 ? head.slice(0, lastSpace) : head).trimEnd()}…`;
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export function xml(text: string): string {
  return plain(text).replace(/[&<>"']/g, (sign) => XML[sign]!);
}

/**
 * Returns a CSV field by RFC 4180. Feeds are read by machines, which run no formulas, so values need no protective
 * prefix.
 */
export function csvField(text: string): string {
  const line = plain(text);
  return /[",]/.test(line) ? `"${line.replace(/"/g, '""')}"` : line;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** Returns the text of sanitised HTML on one line. */
export function wordsOf(html: string): string {
  const text = html
    .replace(/<\/(p|li|h\d)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!)
    .replace(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) => letterOf(code));
  return plain(text);
}

function letterOf(code: string): string {
  const point = /^x/i.test(code) ? parseInt(code.slice(1), 16) : Number(code);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
