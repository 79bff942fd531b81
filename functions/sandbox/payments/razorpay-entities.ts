/*
 * The entities of Razorpay's API as the emulator stores and returns them: https://razorpay.com/docs/api/. Times are
 * Unix seconds, and 0 when they are not set. Amounts are paise.
 */

export interface LinkEntity extends Record<string, unknown> {
  id: string;
  status: 'created' | 'partially_paid' | 'expired' | 'cancelled' | 'paid';
  amount: number;
  amount_paid: number;
  currency: string;
  description: string;
  reference_id: string;
  customer: Record<string, unknown>;
  short_url: string;
  callback_url: string;
  expire_by: number;
  expired_at: number;
  cancelled_at: number;
  created_at: number;
  updated_at: number;
  payments: { payment_id: string; plink_id: string; amount: number; method: string; status: 'captured' }[] | null;
  order_id?: string;
}

export interface PaymentEntity extends Record<string, unknown> {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface RefundEntity extends Record<string, unknown> {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The source of randomness for the emulator's ids. */
export interface Chance {
  bytes(count: number): Uint8Array;
}

export const SYSTEM_CHANCE: Chance = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };

/** Returns an id as the API makes them: a prefix and fourteen characters. */
export function newId(prefix: string, chance: Chance): string {
  const bytes = chance.bytes(14);
  return `${prefix}_${Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}

/** Returns a payment on a link, by default for the link's amount. */
export function newPayment(
  link: LinkEntity,
  { at, chance }: { at: number; chance: Chance },
  facts: Pick<PaymentEntity, 'status' | 'method'> & Partial<PaymentEntity>,
): PaymentEntity {
  const captured = facts.status === 'captured';
  return {
    id: newId('pay', chance),
    entity: 'payment',
    amount: link.amount,
    currency: link.currency,
    order_id: link.order_id!,
    invoice_id: null,
    international: false,
    amount_refunded: 0,
    refund_status: null,
    captured,
    description: `#${link.id.slice(6)}`,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: facts.method === 'upi' ? 'success@razorpay' : null,
    email: link.customer.email,
    contact: link.customer.contact,
    notes: [],
    fee: captured ? Math.round((link.amount * 2) / 100) : null,
    tax: captured ? 0 : null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: at,
    ...facts,
  };
}

/** Returns the link as paid by a captured payment. */
export function paidBy(link: LinkEntity, payment: PaymentEntity, at: number): LinkEntity {
  const { id, amount, method } = payment;
  return {
    ...link,
    status: 'paid',
    amount_paid: link.amount_paid + amount,
    updated_at: at,
    payments: [...(link.payments ?? []), { payment_id: id, plink_id: link.id, amount, method, status: 'captured' }],
  };
}
