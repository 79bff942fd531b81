import type { Resolution, ReturnKind } from '#contract/states/return.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { ReturnMail } from './mails/return-mail.ts';
import { returnMovedMail } from './mails/returns.ts';
import { sellerReturnMovedMail } from './mails/seller-returns.ts';

interface Told extends Pick<ReturnMail, 'step' | 'items' | 'amountPaise' | 'note' | 'goesTo'> {
  reference: string;
  number: string;
  kind: ReturnKind;
  resolution: Resolution;
  shopper: { name: string; email: string };
  seller: { name: string; email: string };
  /** Whether another mail notifies the shopper. */
  isToldLater?: boolean;
}

/** Returns the mails for a step of a return, each once: the shopper's and the seller's. */
export function returnMails({ shopper, seller, isToldLater = false, ...back }: Told): OutboxItem[] {
  const key = `return-${back.reference}-${back.step}`;
  const toShopper = returnMovedMail.item(key, shopper.email, { back: { ...back, name: shopper.name } });
  return [
    ...(isToldLater ? [] : [toShopper]),
    sellerReturnMovedMail.item(`${key}-seller`, seller.email, { back: { ...back, name: seller.name } }),
  ];
}
