import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';

/**
 * Returns the words in non-Latin scripts on each page of a PDF, by the characters that its glyphs map to. Arabic script
 * is rendered from the left in the PDF, so this function reverses it.
 */
export async function wordsInScripts(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    // Each part of a line is one text object.
    const parts = contentOf(page).match(/BT[^]*?ET/g) ?? [];
    return parts.map(lettersOf).filter((word) => word !== '');
  });
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  const decoded = streams.map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : []));
  return decoded.map((part) => new TextDecoder('latin1').decode(Uint8Array.from(part))).join('\n');
}

function lettersOf(part: string): string {
  const clusters = [...part.matchAll(/ActualText <FEFF([0-9a-f]*)>/g)].map(([, codes]) =>
    (codes!.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(parseInt(code, 16))).join(''),
  );
  return (/[\u0620-\u064a\u0671-\u06d3]/.test(clusters.join('')) ? clusters.toReversed() : clusters).join('');
}
