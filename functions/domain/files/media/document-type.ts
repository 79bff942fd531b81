import { DOCUMENT_TYPES } from '../../../db/schema/index.ts';
import type { DocumentEnding, DocumentType } from '../../../db/schema/index.ts';
import { readPdf } from './pdf.ts';

/** A document, stored unchanged. */
export interface ReadDocument {
  ending: DocumentEnding;
  extension: DocumentType;
  mediaType: 'DOCUMENT';
  width: 0;
  height: 0;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Returns which document a file is, by its content: PDF, Word or Excel. `locked` if it has a password, `macros` if it
 * contains programs, `broken` if only its start is valid.
 */
export function readDocument(
  bytes: Uint8Array<ArrayBuffer>,
): ReadDocument | 'broken' | 'locked' | 'macros' | undefined {
  const pdf = readPdf(bytes);
  if (pdf !== undefined) return pdf;
  const office = readZipNames(bytes) ?? readCompoundNames(bytes);
  if (!office || office === 'broken') return office;
  const ending = ENDINGS.find(([, marks]) => marks.some((mark) => office.includes(mark)))?.[0];
  if (ending === undefined) return office.includes('EncryptedPackage') ? 'locked' : undefined;
  if (office.some((name) => MACROS.test(name))) return 'macros';
  return { ending, extension: DOCUMENT_TYPES[ending], mediaType: 'DOCUMENT', width: 0, height: 0, body: bytes };
}

/** Names inside each kind of document that no other kind has. */
const ENDINGS: readonly (readonly [Exclude<DocumentEnding, 'pdf'>, readonly string[]])[] = [
  ['docx', ['word/document.xml']],
  ['xlsx', ['xl/workbook.xml']],
  ['doc', ['WordDocument']],
  ['xls', ['Workbook', 'Book']],
];
const MACROS = /(^|\/)(vbaProject\.bin|_VBA_PROJECT|_VBA_PROJECT_CUR|VBA|Macros)$/i;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the names in a ZIP's directory (APPNOTE 4.3.12 and 4.3.16); undefined if the file is no ZIP. */
function readZipNames(bytes: Uint8Array<ArrayBuffer>): string[] | 'broken' | undefined {
  const data = viewOf(bytes);
  if (bytes.byteLength < 4 || data.getUint32(0, true) !== 0x04034b50) return undefined;
  let end = bytes.byteLength - 22;
  const last = Math.max(0, end - 0xffff);
  while (end >= last && data.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < last) return 'broken';
  const names: string[] = [];
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.byteLength || data.getUint32(at, true) !== 0x02014b50) return 'broken';
    const length = data.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
  return names;
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Returns the names in the directory of a compound file, the format of older Word and Excel ([MS-CFB] 2.6.1). Its
 * entries have 128 bytes and start at multiples of that, in any sector.
 */
function readCompoundNames(bytes: Uint8Array<ArrayBuffer>): string[] | 'broken' | undefined {
  if (COMPOUND.some((byte, at) => bytes[at] !== byte)) return undefined;
  if (bytes.byteLength < 1024) return 'broken';
  const data = viewOf(bytes);
  const names: string[] = [];
  for (let at = 512; at + 128 <= bytes.byteLength; at += 128) {
    const length = data.getUint16(at + 64, true);
    const kind = bytes[at + 66]!;
    // The length includes the terminator: two bytes per character, at most 32 of them. The kinds are storage, stream
    // and root.
    if (length < 4 || length > 64 || length % 2 === 1 || ![1, 2, 5].includes(kind)) continue;
    names.push(new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length - 2)));
  }
  return names;
}
