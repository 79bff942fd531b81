import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import { SHIPROCKET_HOST } from '../providers/couriers/shiprocket.ts';
import type { ServiceKeys } from '../configuration.ts';
import { shiprocketEmulator } from './couriers/shiprocket-emulator.ts';
import { SANDBOX_WEBHOOK_TOKEN, shiprocketDoors } from './couriers/shiprocket-moves.ts';
import { LABEL_HOST, shiprocketLabels } from './couriers/labels-emulator.ts';
import { GOOGLE_KEYS_HOST } from '../providers/google/google.ts';
import { googleKeys, googlePages } from './google/google-emulator.ts';
import { RESEND_HOST } from '../providers/mail/resend.ts';
import { resendEmulator, sentMails } from './mail/resend-emulator.ts';
import { outboxPage } from './mail/outbox-page.ts';
import { SANDBOX_SMS, SANDBOX_WHATSAPP } from './messages/sandbox-keys.ts';
import { messageServices } from './messages/services.ts';
import type { RegisteredTemplate } from './messages/registered-template.ts';
import { MSG91_HOST } from '../providers/messages/msg91.ts';
import { WHATSAPP_HOST } from '../providers/messages/whatsapp.ts';
import { RAZORPAY_HOST } from '../providers/payments/razorpay.ts';
import { razorpaySandbox } from './payments/razorpay-sandbox.ts';
import { SANDBOX_KEYS } from './payments/sandbox-keys.ts';
import { SANDBOX_CLIENT_ID } from './google/sandbox-key.ts';
import type { Reach } from './payments/razorpay-webhooks.ts';

const PROVIDERS = ['payments', 'couriers', 'mail', 'google', 'messages'] as const;
type Provider = (typeof PROVIDERS)[number];
const FAULT_MODES = ['ok', 'error', 'hang', 'garbage', 'slow'] as const;
type FaultMode = (typeof FAULT_MODES)[number];

/** The provider of each host. Requests to any other host are refused, so that a sandbox reaches no outside system. */
const HOSTS: Record<string, Provider> = {
  [RESEND_HOST]: 'mail',
  [RAZORPAY_HOST]: 'payments',
  [SHIPROCKET_HOST]: 'couriers',
  [LABEL_HOST]: 'couriers',
  [GOOGLE_KEYS_HOST]: 'google',
  [WHATSAPP_HOST]: 'messages',
  [MSG91_HOST]: 'messages',
};

/** The emulated services of a shop in sandbox mode, and the endpoints by which people and tests reach them. */
export interface Sandbox {
  /** Replaces `fetch`: requests to providers end at their emulators. */
  fetch: typeof fetch;
  clock: { now(): number };
  /** Delivers the webhooks that providers have not delivered to the shop yet. */
  deliverWebhooks(): Promise<object>;
  /** The endpoints. The caller mounts them under /sandbox. */
  endpoints: Hono;
  /** The keys by which the shop and the emulators know each other. */
  keys: ServiceKeys;
  /** Sets how services send requests to the shop: with the context of the request that caused them. */
  connect(shop: (context: Context, request: Request) => Promise<Response>): void;
}

const Fault = z.object({ provider: z.enum(PROVIDERS), mode: z.enum(FAULT_MODES) });
const ClockMove = z.union([
  z.object({ advance: z.number().check(z.minimum(0)) }),
  z.object({ reset: z.literal(true) }),
]);

/** The shop that a sandbox belongs to. */
export interface SandboxPlace {
  db: () => Db;
  /** The shop's origin. Pages of providers have it, too. */
  origin: string;
  /** Sends a request to the shop, as providers do with their webhooks. */
  reach: Reach;
  jobNames: readonly string[];
  /** The message templates that the services know; none if they are not given. */
  messageTemplates?: readonly RegisteredTemplate[];
  /** Runs one job by its name now and returns its result; undefined when there is no such job. */
  runJob: (name: string) => Promise<object | undefined>;
}

/**
 * Opens the sandbox. Clock and faults live as long as the process: a restart returns to the real time and to working
 * services.
 */
export function openSandbox({ db, origin, reach, jobNames, messageTemplates = [], runJob }: SandboxPlace): Sandbox {
  const faults = new Map<Provider, FaultMode>();
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const couriers = shiprocketEmulator(db, clock.now);
  let callShop: Parameters<Sandbox['connect']>[0] = () => Promise.reject(new Error('No shop is connected yet.'));
  const gateway = razorpaySandbox({ db, now: clock.now, origin, reach });
  const messages = messageServices({
    db,
    now: clock.now,
    templates: messageTemplates,
    push: (context, request) => callShop(context, request),
  });
  const emulators: Record<string, Hono> = {
    [RESEND_HOST]: resendEmulator(db, clock.now),
    [RAZORPAY_HOST]: gateway.app,
    [SHIPROCKET_HOST]: couriers,
    [LABEL_HOST]: shiprocketLabels(),
    [GOOGLE_KEYS_HOST]: googleKeys(),
    [WHATSAPP_HOST]: messages.whatsApp,
    [MSG91_HOST]: messages.sms,
  };

  const sandboxFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { host } = new URL(request.url);
    const emulator = emulators[host];
    const provider = HOSTS[host];
    if (!emulator || !provider) throw new TypeError(`The sandbox has no service at ${host}.`);
    // Use the caller's own signal. A request's signal is garbage-collected with its listeners once nothing else
    // references the request.
    const signal = init?.signal ?? request.signal;
    return answerWith(faults.get(provider) ?? 'ok', () => emulator.fetch(request), signal);
  };

  const endpoints = new Hono()
    .get('/outbox', async (context) => context.html(outboxPage(await sentMails(db(), context.req.query('to')))))
    .get('/outbox.json', async (context) => {
      const mails = await sentMails(db(), context.req.query('to'));
      return context.json(
        mails.map(({ id, at, to, subject, text, html }) => ({
          id,
          at: new Date(at).toISOString(),
          to,
          subject,
          text,
          html,
        })),
      );
    })
    .post('/clock', async (context) => {
      const move = z.safeParse(ClockMove, await context.req.json().catch(() => undefined));
      if (!move.success) return context.json({ message: 'Send {"advance": seconds} or {"reset": true}.' }, 422);
      ahead = 'advance' in move.data ? ahead + move.data.advance * 1000 : 0;
      return context.json({ now: new Date(clock.now()).toISOString() });
    })
    .get('/jobs', (context) => context.json(jobNames))
    .route('/messages', messages.endpoints)
    .route('/google', googlePages(origin, clock.now))
    .route('/razorpay', gateway.app)
    .post('/jobs/:name', async (context) => {
      const did = await runJob(context.req.param('name'));
      return did ? context.json(did) : context.json({ message: 'There is no such job.' }, 404);
    })
    .post('/faults', async (context) => {
      const fault = z.safeParse(Fault, await context.req.json().catch(() => undefined));
      if (!fault.success) return context.json({ message: 'Send {"provider", "mode"}.' }, 422);
      faults.set(fault.data.provider, fault.data.mode);
      return context.json(Object.fromEntries(faults));
    })
    .route(
      '/shiprocket',
      shiprocketDoors(db, clock.now, (context, request) => callShop(context, request)),
    )
    .route('/shiprocket', couriers);

  return {
    fetch: sandboxFetch,
    clock,
    deliverWebhooks: gateway.deliverWebhooks,
    endpoints,
    keys: {
      couriers: { email: 'sandbox', password: 'sandbox', webhookToken: SANDBOX_WEBHOOK_TOKEN },
      payments: SANDBOX_KEYS,
      google: { clientId: SANDBOX_CLIENT_ID, page: `${origin}/sandbox/google/auth` },
      whatsApp: SANDBOX_WHATSAPP,
      sms: SANDBOX_SMS,
    },
    connect: (shop) => {
      callShop = shop;
    },
  };
}

export type OpenSandbox = typeof openSandbox;

const SLOW_MS = 3000;

/** Answers as the service does under a fault. */
async function answerWith(
  mode: FaultMode,
  answer: () => Response | Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  switch (mode) {
    case 'ok':
      return answer();
    case 'error':
      return new Response('{"message":"Internal server error"}', { status: 500 });
    case 'garbage':
      return new Response('<html>502 Bad Gateway</html>', { headers: { 'Content-Type': 'text/html' } });
    case 'slow':
      await waitFor(SLOW_MS, signal);
      return answer();
    case 'hang':
      return waitFor(Infinity, signal) as Promise<never>;
  }
}

/**
 * Waits for a time in milliseconds.
 * @throws like `fetch` when its caller aborts
 */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (ms !== Infinity) setTimeout(resolve, ms);
  });
}
