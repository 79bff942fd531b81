import * as z from 'zod/mini';
import { GATEWAY } from '#contract/calls/actor.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import type { Statement } from '../../../db/statement.ts';
import { askGateway, gatewayEvent, noteEvent } from '../payments/index.ts';
import { noteRefund, refundByKey } from '../refunds/index.ts';
import { jsonOf } from '../../json-body.ts';
import type { Shop } from '../../shop.ts';
import { settlePayment } from './settle-payment.ts';
import { insertEvent } from './statements.ts';
import { referenceAtGateway } from './verify-payment.ts';

/** A webhook as received. Its content is untrusted until the signature is verified. */
export interface Webhook {
  body: Uint8Array<ArrayBuffer>;
  signature: string;
  /** The event's id: the same for each delivery of an event. */
  eventId: string;
}

const named = z.object({ entity: z.object({ id: z.string() }) });
/** Only ids are read from an event. The current state is fetched from the gateway. */
const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.optional(z.object({ entity: z.object({ id: z.string(), reference_id: z.nullish(z.string()) }) })),
    payment: z.optional(named),
    refund: z.optional(z.object({ entity: z.object({ id: z.string(), receipt: z.nullish(z.string()) }) })),
  }),
});
type Event = z.output<typeof Event>;

/**
 * Receives a webhook of the gateway. An event is applied once, however often it is delivered. Events about unknown
 * payments are noted and accepted, because the gateway stops sending events after refusals.
 * @throws SIGNATURE_WRONG
 * @throws PAYMENT_PROCESS_FAILED when the gateway does not answer; it delivers the event again
 */
export async function receiveGatewayEvent(shop: Shop, { body, signature, eventId }: Webhook): Promise<void> {
  if (!(await shop.payments.verifyWebhook(body, signature))) {
    shop.log.error('webhook.forged', new Error('A webhook is not signed by the gateway.'), { eventId });
    refuse('SIGNATURE_WRONG');
  }
  const event = readEvent(body);
  const about = event && (event.payload.refund ?? event.payload.payment_link ?? event.payload.payment)?.entity.id;
  const note = (outcome: 'applied' | 'unmatched') =>
    noteEvent({ at: shop.now, event: eventId, name: event?.event ?? '', outcome, about: about ?? '' });
  if (event && (await apply(shop, event, eventId, note('applied')))) return;
  shop.log.error('webhook.unmatched', new Error('A webhook is about nothing the shop knows.'), {
    eventId,
    about,
  });
  await shop.write(note('unmatched'));
}

/** Applies an event and notes it in the same batch. Returns false when the event concerns no record of the shop. */
async function apply(shop: Shop, event: Event, eventId: string, noted: Statement): Promise<boolean> {
  const { refund, payment_link: link, payment } = event.payload;
  if (refund) return applyRefund(shop, refund.entity.receipt, eventId, noted);
  const reference = link?.entity.reference_id || (payment && (await referenceAtGateway(shop, payment.entity.id)));
  if (!reference) return false;
  try {
    await settlePayment(shop, GATEWAY, reference, { owner: 'anybody', also: [noted] });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PAYMENT_NOT_FOUND') return false;
    throw error;
  }
}

async function applyRefund(
  shop: Shop,
  receipt: string | null | undefined,
  eventId: string,
  noted: Statement,
): Promise<boolean> {
  if (!receipt) return false;
  const [[refunded], [known]] = await shop.read(refundByKey({ key: receipt }), gatewayEvent({ event: eventId }));
  if (!refunded) return false;
  if (known) return true;
  const { orderId, gatewayPayment } = refunded;
  const input = await askGateway(shop, (gateway) => gateway.refundsOf(gatewayPayment));
  if (!input) refuse('PAYMENT_PROCESS_FAILED');
  const found = input.answer.find((one) => one.receipt === receipt);
  if (!found) return false;
  const { id, status } = found;
  const failsNow = status === 'failed' && refunded.status !== 'failed';
  if (failsNow) shop.log.error('refund.failed', new Error('A refund failed.'), { refund: receipt });
  await shop.write(
    noted,
    ...noteRefund({ key: receipt, gatewayRefund: id, status, now: shop.now }),
    ...(failsNow
      ? [insertEvent({ at: shop.now, orderId, event: 'refund.failed', from: null, to: null, ...actorValues(GATEWAY) })]
      : []),
  );
  return true;
}

function readEvent(body: Uint8Array<ArrayBuffer>): Event | undefined {
  const read = z.safeParse(Event, jsonOf(body));
  return read.success ? read.data : undefined;
}
