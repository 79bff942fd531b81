import { ApiFault, NO_SUCH_ID } from './razorpay-faults.ts';
import type { Chance, LinkEntity, PaymentEntity } from './razorpay-entities.ts';
import type { Stored, RazorpayRecords } from './razorpay-records.ts';
import type { RazorpayWebhooks } from './razorpay-webhooks.ts';

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** The parts of the emulator that its endpoints share. */
export interface EmulatorParts {
  records: RazorpayRecords;
  webhooks: RazorpayWebhooks;
  chance: Chance;
  /** Unix seconds. */
  now(): number;
  /** Returns the address of a link's page. */
  pageOf(id: string): string;
}

/** An order is named after its link, so that each can be found by the other. */
export const orderOfLink = (id: string) => id.replace('plink_', 'order_');
const linkOfOrder = (id: string) => id.replace('order_', 'plink_');

/** Returns the link, with the status `expired` if its time is over. */
export async function upToDate({ records, webhooks, now }: EmulatorParts, stored: Stored): Promise<Stored<LinkEntity>> {
  const link = stored as Stored<LinkEntity>;
  if (link.entity.status !== 'created' || link.entity.expire_by > now()) return link;
  const entity: LinkEntity = { ...link.entity, status: 'expired', expired_at: now(), updated_at: now() };
  await records.write(
    records.changed({ ...link, entity }),
    await webhooks.event('payment_link.expired', { payment_link: entity }),
  );
  return { ...link, revision: link.revision + 1, entity };
}

/** Returns a link in its current state. @throws ApiFault when there is none */
export async function linkNamed(parts: EmulatorParts, id: string): Promise<Stored<LinkEntity>> {
  const link = await parts.records.named(id);
  if (!link?.name.startsWith('plink_')) throw new ApiFault(NO_SUCH_ID);
  return upToDate(parts, link);
}

/** Returns the link that a payment pays; undefined if there is none. */
export async function linkUnder(parts: EmulatorParts, paymentId: string): Promise<Stored<LinkEntity> | undefined> {
  const payment = (await parts.records.named(paymentId)) as Stored<PaymentEntity> | undefined;
  const name = payment && linkOfOrder(payment.parent);
  return name === undefined ? undefined : ((await parts.records.named(name)) as Stored<LinkEntity> | undefined);
}

/** Returns a payment in its current state. @throws ApiFault when there is none */
export async function paymentNamed(parts: EmulatorParts, id: string): Promise<Stored<PaymentEntity>> {
  const payment = await parts.records.named(id);
  if (!payment?.name.startsWith('pay_')) throw new ApiFault(NO_SUCH_ID);
  return currentPayment(parts, payment);
}

/**
 * Returns a payment in its current state: Razorpay refunds it automatically when it is not captured within three
 * days.
 */
export async function currentPayment({ now }: EmulatorParts, stored: Stored): Promise<Stored<PaymentEntity>> {
  const { entity } = stored as Stored<PaymentEntity>;
  if (entity.status !== 'authorized' || entity.created_at + 3 * DAY > now()) return stored as Stored<PaymentEntity>;
  return {
    ...stored,
    entity: { ...entity, status: 'refunded', amount_refunded: entity.amount, refund_status: 'full' },
  };
}
