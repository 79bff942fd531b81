/** A PDF, stored unchanged. */
export interface ReadPdf {
  ending: 'pdf';
  extension: 'application/pdf';
  mediaType: 'DOCUMENT';
  width: 0;
  height: 0;
  body: Uint8Array<ArrayBuffer>;
}

/** The length of `%PDF-1.7`. Only these bytes are decoded as text before the type is known. */
const BEGINNING = 8;
/** Readers find the end of a PDF in its last bytes (ISO 32000-1, annex H.3, note 18). */
const END_WITHIN = 1024;

/** Returns whether a file is a PDF; `locked` if it has a password, `broken` if it has no end. */
export function readPdf(bytes: Uint8Array<ArrayBuffer>): ReadPdf | 'broken' | 'locked' | undefined {
  const latin1 = new TextDecoder('latin1');
  if (!/^%PDF-[12]\.\d/.test(latin1.decode(bytes.subarray(0, BEGINNING)))) return undefined;
  const text = latin1.decode(bytes);
  if (!text.slice(-END_WITHIN).includes('%%EOF')) return 'broken';
  // The trailer states this in plain text, even if the rest is compressed (ISO 32000-1, 7.6.1).
  if (/\/Encrypt\s/.test(text)) return 'locked';
  return { ending: 'pdf', extension: 'application/pdf', mediaType: 'DOCUMENT', width: 0, height: 0, body: bytes };
}
