import Papa from 'papaparse';

/*
 * Plays Excel opening a file and saving it again: it writes days and numbers in its own format, and only the characters
 * that the chosen kind of CSV can encode.
 */

/** Windows-1252 from 0x80 on; 0xa0 to 0xff are Latin-1. */
const BEYOND_ASCII =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ' +
  Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('');

/** Returns a text as bytes of Windows-1252, with a question mark for each code unit that it lacks. */
export function windowsBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.split(''), (unit) => {
    const code = unit.charCodeAt(0);
    const place = BEYOND_ASCII.indexOf(unit);
    if (code < 0x80) return code;
    return place === -1 ? 0x3f : 0x80 + place;
  });
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Returns a cell as Excel shows it, which is also how it saves it: in an English (India) installation, with columns at
 * their default width.
 */
function shown(cell: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(cell) ?? [];
  if (year !== undefined) return `${day}-${month}-${year}`;
  const [, first, second] = /^(\d{1,2})[-/](\d{1,2})$/.exec(cell) ?? [];
  if (first !== undefined && Number(second) <= 12) return `${first.padStart(2, '0')}-${MONTHS[Number(second) - 1]}`;
  if (/^\d{12,}$/.test(cell)) return Number(cell).toExponential(5).replace('e', 'E');
  return /^\d+(\.\d+)?$/.test(cell) ? String(Number(cell)) : cell;
}

/** Returns the text that Excel saves, before it is encoded. */
export function savedByExcel(file: string, change: (rows: string[][]) => void = () => undefined): string {
  const { data } = Papa.parse<string[]>(file.replace('\uFEFF', ''));
  const rows = data.filter((row) => row.length > 1).map((row) => row.map(shown));
  change(rows);
  return `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`;
}

/** Encodes a text as “CSV (Comma delimited)”. */
export const asPlainCsv = (text: string): Uint8Array<ArrayBuffer> => windowsBytes(text);
/** Encodes a text as “CSV UTF-8 (Comma delimited)”. */
export const asUtf8Csv = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`\uFEFF${text}`);
