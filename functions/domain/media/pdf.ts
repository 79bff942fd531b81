/** A PDF, kept as it came. */
export interface ReadPdf {
  ending: 'pdf';
  extension: 'application/pdf';
  mediaType: 'DOCUMENT';
  width: 0;
  height: 0;
  body: Uint8Array<ArrayBuffer>;
}

/** Readers find the end of a PDF in its last bytes (ISO 32000-1, annex H.3, note 18). */
const END_WITHIN = 1024;

/** Reads whether a file is a PDF; `locked` where it asks for a password, `broken` where it has no end. */
export function readPdf(bytes: Uint8Array<ArrayBuffer>): ReadPdf | 'broken' | 'locked' | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!/^%PDF-[12]\.\d/.test(text)) return undefined;
  if (!text.slice(-END_WITHIN).includes('%%EOF')) return 'broken';
  // The trailer says so in plain text, however the rest is packed (ISO 32000-1, 7.6.1).
  if (/\/Encrypt\s/.test(text)) return 'locked';
  return { ending: 'pdf', extension: 'application/pdf', mediaType: 'DOCUMENT', width: 0, height: 0, body: bytes };
}
