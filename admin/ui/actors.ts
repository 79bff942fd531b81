import type { ActorKind } from '#contract/calls/permissions.ts';
import { words } from '../words/en/ui.ts';

/** The labels of actors without a name: 'by the seller'. */
export const ACTOR_LABELS: Record<ActorKind, string> = {
  visitor: words.aVisitor,
  customer: words.theCustomer,
  seller: words.theSeller,
  admin: words.theShop,
  system: words.theShopItself,
  gateway: words.thePaymentGateway,
  courier: words.theCourier,
  messageService: words.theMessageService,
};
