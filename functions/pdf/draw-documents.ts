import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
import { startOfDay } from '#contract/shop/dates.ts';
import { DOCUMENT_TITLES } from '#contract/shop/documents.ts';
import { FEE_PAPER_TITLES } from '#contract/shop/fee-papers.ts';
import type { PrintedFeePaper } from '#contract/shop/fee-papers.ts';
import { NO_HOUSE } from '#contract/shop/paper-house.ts';
import type { PrintedPaper } from '#contract/shop/printed-paper.ts';
import { drawDocument } from './draw-document.ts';
import { drawFeePaper } from './draw-fee-paper.ts';
import { drawPackingSlip } from './draw-packing-slip.ts';
import { drawStatement } from './draw-statement.ts';
import { embedScripts } from './script-fonts.ts';
import { printable } from './set-line.ts';
import { labelsOf } from './words.ts';
import { MUKTA_400, MUKTA_600 } from './fonts.ts';

const [REGULAR, BOLD] = [MUKTA_400, MUKTA_600].map((base64) =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
) as [Uint8Array, Uint8Array];

/**
 * Renders documents as one PDF, each from a new page. A document that is already a PDF, such as a courier's label, is
 * copied unchanged. The same documents make the same bytes. This module and its imports are large, so import it only
 * when a PDF is requested.
 * @param house what the papers show of the shop
 * @param loadShaper loads HarfBuzz's compiled module, for a document with letters of other scripts than Latin
 */
export async function drawDocuments(
  documents: readonly (PrintedPaper | Uint8Array<ArrayBuffer>)[],
  loadShaper: () => Promise<WebAssembly.Module>,
  house = NO_HOUSE,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const own = documents.flatMap((document) => (document instanceof Uint8Array ? [] : [document]));
  const [first] = own;
  if (first) pdf.setTitle(own.map(titleOf).join(', '), { showInWindowTitleBar: true });
  pdf.setLanguage('en-IN');
  const issuedAt = new Date(first ? startOfDay(first.issuedOn) : 0);
  pdf.setCreationDate(issuedAt);
  pdf.setModificationDate(issuedAt);
  const features = { tnum: true };
  const faces = first && {
    regular: await pdf.embedFont(REGULAR, { subset: true, features }),
    bold: await pdf.embedFont(BOLD, { subset: true, features }),
    scripts: await embedScripts(pdf, printable(JSON.stringify([own, house, own.map(ownLabels)])), loadShaper),
    house,
  };
  for (const paper of documents) {
    if (paper instanceof Uint8Array) await addPages(pdf, paper);
    else if (paper.kind === 'PAYOUT_STATEMENT') drawStatement(pdf, faces!, paper);
    else if (paper.kind === 'PACKING_SLIP') drawPackingSlip(pdf, faces!, paper);
    else if (isFeePaper(paper)) drawFeePaper(pdf, faces!, paper);
    else drawDocument(pdf, faces!, paper);
  }
  // Only this thread has created the bytes, so their memory is not shared.
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}

function isFeePaper(document: PrintedPaper): document is PrintedFeePaper {
  return Object.hasOwn(FEE_PAPER_TITLES, document.kind);
}

/** Returns the labels of a document in its second language, which are not in its content. */
function ownLabels(paper: PrintedPaper): readonly string[] {
  return 'content' in paper && 'language' in paper.content && paper.content.language
    ? labelsOf(paper.content.language)
    : [];
}

function titleOf(document: PrintedPaper): string {
  if (document.kind === 'PAYOUT_STATEMENT') return `Statement of payout ${document.number}`;
  if (document.kind === 'PACKING_SLIP') return `Packing slip ${document.number}`;
  return `${isFeePaper(document) ? FEE_PAPER_TITLES[document.kind] : DOCUMENT_TITLES[document.kind]} ${document.number}`;
}

async function addPages(pdf: PDFDocument, made: Uint8Array<ArrayBuffer>): Promise<void> {
  const other = await PDFDocument.load(made, { updateMetadata: false });
  for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page);
}
