import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';

/**
 * The words of other scripts than Latin on each page of a PDF, as its glyphs say they stand for letters. Those of Arabic
 * script are drawn from the left, and are turned around here.
 */
export async function wordsInScripts(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    // One part of a line is drawn within one text object.
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
