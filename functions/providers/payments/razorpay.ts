import * as z from 'zod/mini';
import { hmacHex, isSameText } from '../hmac.ts';
import { parseJson } from '../parse-json.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { GATEWAY_PAYMENT_STATUSES, LINK_STATUSES } from '../../ports/payments.ts';
import type {
  CallbackParameters,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
  PaymentLink,
  PaymentWithPayer,
  WantedLink,
} from '../../ports/payments.ts';

/** https://razorpay.com/docs/api/payments/payment-links/ */
export const RAZORPAY_HOST = 'api.razorpay.com';
const TIMEOUT_MS = 5000;

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The previous secret, while events that were signed with it are still delivered. */
  formerWebhookSecret?: string | undefined;
}

/** The fields of the API's responses that the shop reads. */
const Link = z.object({
  id: z.string().check(z.startsWith('plink_')),
  reference_id: z.nullish(z.string()),
  short_url: z.url(),
  status: z.enum(LINK_STATUSES),
  amount: z.int(),
  currency: z.string(),
  order_id: z.nullish(z.string()),
  payments: z.nullish(z.array(z.object({ payment_id: z.string() }))),
});
const Links = z.object({ payment_links: z.array(Link) });
const Payment = z.object({
  id: z.string().check(z.startsWith('pay_')),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(GATEWAY_PAYMENT_STATUSES),
  method: z.nullish(z.string()),
});
const Payments = z.object({ items: z.array(Payment) });
const PaymentsWithPayers = z.object({
  items: z.array(
    z.extend(Payment, { created_at: z.int(), email: z.nullish(z.string()), contact: z.nullish(z.string()) }),
  ),
});
/** The most payments in one answer. */
const PAYMENTS_AT_ONCE = 100;
const Refund = z.object({
  id: z.string().check(z.startsWith('rfnd_')),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.nullish(z.string()),
});
const Refunds = z.object({ items: z.array(Refund) });
const Fault = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

/** A refusal by the gateway. After any other error the outcome is unknown. */
class RazorpayRefusal extends ProviderError {
  readonly status: number;

  constructor(status: number, description: string) {
    super('payments', `refused with ${status}: ${description}`);
    this.status = status;
  }
}

/**
 * Returns Razorpay's gateway by its HTTP API. Its amounts are also paise; its times are Unix seconds. Callbacks are
 * signed with the key's secret. Webhooks are signed with another secret, over the raw bytes of their body.
 */
export function razorpay(fetcher: typeof fetch, keys: RazorpayKeys): PaymentGateway {
  const ask = <Schema extends z.ZodMiniType>(schema: Schema, method: 'GET' | 'POST', path: string, sent: Sent = {}) =>
    askRazorpay(fetcher, keys, schema, method, path, sent);
  const existing = <Answer>(answer: Promise<Answer>) => answer.catch(nothingWhereMissing);
  const linkBy = async (query: string) => (await ask(Links, 'GET', `/payment_links?${query}`)).payment_links.at(0);

  return {
    async createLink(options) {
      try {
        return linkOf(await ask(Link, 'POST', '/payment_links', { body: linkBody(options) }));
      } catch (error) {
        const made = error instanceof RazorpayRefusal ? await this.linkByReference(options.reference) : undefined;
        if (made) return made;
        throw error;
      }
    },

    async fetchLink(id) {
      const link = await existing(ask(Link, 'GET', `/payment_links/${encodeURIComponent(id)}`));
      return link && linkOf(link);
    },

    async linkByReference(reference) {
      const link = await linkBy(`reference_id=${encodeURIComponent(reference)}`);
      // An API version that ignores this filter would return other links first.
      return link?.reference_id === reference ? linkOf(link) : undefined;
    },

    async linkOfPayment(paymentId) {
      const link = await existing(linkBy(`payment_id=${encodeURIComponent(paymentId)}`));
      return link && linkOf(link);
    },

    async cancelLink(id) {
      try {
        return linkOf(await ask(Link, 'POST', `/payment_links/${encodeURIComponent(id)}/cancel`));
      } catch (error) {
        if (!(error instanceof RazorpayRefusal)) throw error;
        return this.fetchLink(id);
      }
    },

    async paymentsOf(link) {
      if (link.orderId !== null) {
        const { items } = await ask(Payments, 'GET', `/orders/${encodeURIComponent(link.orderId)}/payments`);
        return items.map(paymentOf);
      }
      const found = await Promise.all(link.paymentIds.map((id) => this.fetchPayment(id)));
      return found.flatMap((payment) => payment ?? []);
    },

    async fetchPayment(id) {
      const payment = await existing(ask(Payment, 'GET', `/payments/${encodeURIComponent(id)}`));
      return payment && paymentOf(payment);
    },

    async paymentsSince(since) {
      const all: PaymentWithPayer[] = [];
      for (;;) {
        const query = `from=${Math.floor(since / 1000)}&count=${PAYMENTS_AT_ONCE}&skip=${all.length}`;
        const { items } = await ask(PaymentsWithPayers, 'GET', `/payments?${query}`);
        all.push(
          ...items.map((payment) => ({
            ...paymentOf(payment),
            madeAt: payment.created_at * 1000,
            email: payment.email ?? '',
            contact: payment.contact ?? '',
          })),
        );
        if (items.length < PAYMENTS_AT_ONCE) return all;
      }
    },

    async capture({ id, amountPaise, currency }) {
      try {
        const body = { amount: amountPaise, currency };
        return paymentOf(await ask(Payment, 'POST', `/payments/${encodeURIComponent(id)}/capture`, { body }));
      } catch (error) {
        const now = error instanceof RazorpayRefusal ? await this.fetchPayment(id) : undefined;
        if (now) return now;
        throw error;
      }
    },

    async refund({ paymentId, amountPaise, key }) {
      return refundOf(
        await ask(Refund, 'POST', `/payments/${encodeURIComponent(paymentId)}/refund`, {
          body: { amount: amountPaise, receipt: key },
          headers: { 'X-Refund-Idempotency': key },
        }),
      );
    },

    async refundsOf(paymentId) {
      const { items } = await ask(Refunds, 'GET', `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`);
      return items.map(refundOf);
    },

    async verifyCallback(parameters) {
      return isSameText(await callbackSignature(keys.keySecret, parameters), parameters.signature);
    },

    async verifyWebhook(body, signature) {
      const secrets = [keys.webhookSecret, ...(keys.formerWebhookSecret ? [keys.formerWebhookSecret] : [])];
      const signed = await Promise.all(secrets.map((secret) => hmacHex(secret, body)));
      return signed.some((right) => isSameText(right, signature));
    },
  };
}

/** https://razorpay.com/docs/payments/payment-links/verify-payments/ */
export function callbackSignature(
  keySecret: string,
  parameters: Omit<CallbackParameters, 'signature'>,
): Promise<string> {
  const { linkId, reference, status, paymentId } = parameters;
  return hmacHex(keySecret, [linkId, reference, status, paymentId].join('|'));
}

function linkBody({ reference, amountPaise, description, customer, expiresAt, callbackUrl }: WantedLink): object {
  return {
    amount: amountPaise,
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description,
    customer: Object.fromEntries(Object.entries(customer).filter(([, value]) => value !== '')),
    expire_by: Math.ceil(expiresAt / 1000),
    // The shop sends its own mails.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: callbackUrl,
    callback_method: 'get',
  };
}

function linkOf(link: z.output<typeof Link>): PaymentLink {
  return {
    id: link.id,
    reference: link.reference_id ?? '',
    url: link.short_url,
    status: link.status,
    amountPaise: link.amount,
    currency: link.currency,
    orderId: link.order_id || null,
    paymentIds: (link.payments ?? []).map(({ payment_id }) => payment_id),
  };
}

function paymentOf({ id, amount, currency, status, method }: z.output<typeof Payment>): GatewayPayment {
  return { id, amountPaise: amount, currency, status, method: method ?? '' };
}

function refundOf({ id, payment_id, amount, status, receipt }: z.output<typeof Refund>): GatewayRefund {
  return { id, paymentId: payment_id, amountPaise: amount, status, receipt: receipt ?? null };
}

/** Returns undefined for a missing entity: the gateway responds with status 400 to an unknown id. */
function nothingWhereMissing(error: unknown): undefined {
  if (error instanceof RazorpayRefusal && (error.status === 400 || error.status === 404)) return undefined;
  throw error;
}

interface Sent {
  body?: object;
  headers?: Record<string, string>;
}

async function askRazorpay<Schema extends z.ZodMiniType>(
  fetcher: typeof fetch,
  { keyId, keySecret }: RazorpayKeys,
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  { body, headers = {} }: Sent,
): Promise<z.output<Schema>> {
  let status: number;
  let text: string;
  try {
    const answer = await fetcher(`https://${RAZORPAY_HOST}/v1${path}`, {
      method,
      redirect: 'manual',
      // The timeout also covers reading the response body.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
        'Content-Type': 'application/json',
        'User-Agent': 'ratnahaat',
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    throw new ProviderError('payments', 'did not answer', { cause: error });
  }
  const json = parseJson(text);
  // A 404 of a proxy is no response of the gateway.
  const fault = status >= 400 && status < 500 ? z.safeParse(Fault, json) : undefined;
  if (fault?.success) throw new RazorpayRefusal(status, fault.data.error.description);
  const read = status === 200 ? z.safeParse(schema, json) : undefined;
  if (!read?.success) throw new ProviderError('payments', `answered ${status}: ${text.slice(0, 200)}`);
  return read.data;
}
