import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { ReturnMail } from './mails/return-mail.ts';
import type { ReturnItemRow, ReturnRow } from './reads.ts';
import { returnMails } from './return-mails.ts';
import { detailOf, needsDestination } from './return-shape.ts';

/**
 * Returns the mails for a step of a return. The return was read before the step, so `now` overrides changed fields.
 */
export function toldOf(
  row: ReturnRow,
  items: readonly ReturnItemRow[],
  step: ReturnMail['step'],
  now: {
    resolution?: ReturnRow['back']['resolution'];
    amountPaise?: number;
    note?: string;
    isToldLater?: boolean;
  } = {},
): OutboxItem[] {
  const { back, order, seller } = row;
  return returnMails({
    step,
    reference: back.reference,
    number: order.number,
    kind: back.kind,
    resolution: now.resolution ?? back.resolution,
    shopper: { name: row.shopperName, email: row.shopperEmail },
    seller: { name: seller.businessName, email: seller.email },
    items: items.map((piece) => ({ name: piece.name, detail: detailOf(piece), quantity: piece.item.quantity })),
    amountPaise: now.amountPaise ?? row.refund?.amountPaise ?? back.amountPaise,
    note: now.note ?? '',
    goesTo: needsDestination(row) ? row.masked : null,
    isToldLater: now.isToldLater ?? false,
  });
}
