import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Seller } from '#contract/calls/actor.ts';
import { SELLER_PAPER_NAMES, SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerPaper } from '#contract/states/seller.ts';
import { keepSellerPaper } from '#functions/domain/files/media/index.ts';
import { changeSeller } from '#functions/domain/sellers/sellers/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { SeededPeople } from './seed-people.ts';
import { SELLERS } from './people/sellers.ts';

/** The documents that sellers have not uploaded yet. The other sellers have uploaded all. */
const NOT_SENT: Partial<Record<string, readonly SellerPaper[]>> = {
  'anju@ratnahaat.example': ['addressProof'],
  'hardik@ratnahaat.example': SELLER_PAPERS,
  'pending@ratnahaat.example': ['gstCertificate', 'cancelledCheque'],
};

/** Uploads the sellers' documents by the shop's own verb. Returns their number. */
export async function seedPapers(shop: Shop, sellers: SeededPeople['sellers']): Promise<number> {
  let count = 0;
  for (const { email, legalName } of SELLERS) {
    const { id, userId } = sellers.get(email)!;
    const seller: Seller = { kind: 'seller', userId, sellerId: id, sessionId: 'seed' };
    const documents: Partial<Record<SellerPaper, string>> = {};
    for (const document of SELLER_PAPERS) {
      if (NOT_SENT[email]?.includes(document)) continue;
      const sent = new File([await drawPaper(shop.now, SELLER_PAPER_NAMES[document], legalName)], `${document}.pdf`);
      documents[document] = (await keepSellerPaper(shop, seller, sent)).key;
      count += 1;
    }
    await changeSeller(shop, seller, { papers: documents });
  }
  return count;
}

/** Renders a page that names the document it represents. */
async function drawPaper(now: number, name: string, of: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  // Fixed, so that the same shop has the same bytes.
  document.setCreationDate(new Date(now));
  document.setModificationDate(new Date(now));
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText(name, { x: 56, y: 740, size: 20, font });
  page.drawText(of, { x: 56, y: 700, size: 14, font });
  page.drawText('A specimen of the demo shop: nothing on it is official.', { x: 56, y: 660, size: 11, font });
  return new Uint8Array(await document.save());
}
