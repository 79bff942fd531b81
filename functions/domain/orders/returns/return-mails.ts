import type { Resolution, ReturnKind } from '#contract/states/return.ts';
import { mailItem } from '../../platform/outbox/index.ts';
import type { OutboxItem, ReturnMail } from '../../platform/outbox/index.ts';

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
  const toShopper = mailItem(key, { name: 'returnMoved', to: shopper.email, back: { ...back, name: shopper.name } });
  return [
    ...(isToldLater ? [] : [toShopper]),
    mailItem(`${key}-seller`, { name: 'sellerReturnMoved', to: seller.email, back: { ...back, name: seller.name } }),
  ];
}
