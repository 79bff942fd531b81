import type { ActorKind } from '#contract/calls/permissions.ts';

/** The labels of actors without a name: 'by the seller'. */
export const ACTOR_LABELS: Record<ActorKind, string> = {
  visitor: 'a visitor',
  customer: 'the customer',
  seller: 'the seller',
  admin: 'The shop',
  system: 'the shop itself',
  gateway: 'the payment gateway',
  courier: 'the courier',
  messageService: 'the message service',
};
