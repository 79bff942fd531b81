import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { hmacHex } from '../../providers/hmac.ts';
import { MessageFaults } from './faults.ts';
import { messagesPage } from './messages-page.ts';
import { msg91Emulator } from './msg91-emulator.ts';
import { messageNamed, newestMessages, setStatus } from './records.ts';
import type { SandboxMessage } from './records.ts';
import { SANDBOX_SMS, SANDBOX_WHATSAPP } from './sandbox-keys.ts';
import type { LateFailure, RegisteredTemplate } from './registered-template.ts';
import { whatsAppEmulator, whatsAppWords } from './whatsapp-emulator.ts';

const Report = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  code: z._default(z.int(), 131026),
  /** How often the webhook is delivered. */
  times: z._default(z.int(), 1),
});
const Reply = z.object({
  mobile: z.string(),
  text: z._default(z.string(), ''),
  /** The position of the pressed button. */
  button: z.optional(z.int()),
  /** The id of the message that is answered; needed for a button. */
  answers: z.optional(z.string()),
  times: z._default(z.int(), 1),
});

interface MessagePlace {
  db: () => Db;
  now: () => number;
  templates: readonly RegisteredTemplate[];
  /** Sends a request to the shop, as a service does with its webhooks. */
  push: (context: Context, request: Request) => Promise<Response>;
}

/** Returns the emulated message services, and the endpoints for people and scripts under /sandbox/messages. */
export function messageServices({ db, now, templates, push }: MessagePlace) {
  const faults = new MessageFaults();
  /** Failures that were accepted and are not reported yet; `POST /sandbox/messages/late` reports them. */
  const late: { id: string; code: number }[] = [];
  const failLate: LateFailure = (id, code) => void late.push({ id, code });

  async function report(context: Context, message: SandboxMessage, status: string, code: number, times = 1) {
    await db().write(setStatus({ name: message.name, status }));
    const request =
      message.channel === 'whatsApp'
        ? await whatsAppPush({ statuses: [statusOf(message, status, code, now())] })
        : smsPush(message, status, code, now());
    return pushed(context, request, times);
  }

  /** Delivers one webhook several times, one after the other, and returns the statuses of the answers. */
  async function pushed(context: Context, request: Request, times: number): Promise<number[]> {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1) answers.push((await push(context, request.clone())).status);
    return answers;
  }

  const endpoints = new Hono()
    .get('/', async (context) => context.html(messagesPage(await list(context))))
    .get('/messages.json', async (context) =>
      context.json((await list(context)).map((message) => ({ ...message, at: new Date(message.at).toISOString() }))),
    )
    .get('/keys.json', (context) =>
      context.json({
        appSecret: SANDBOX_WHATSAPP.appSecret,
        verifyToken: SANDBOX_WHATSAPP.verifyToken,
        smsToken: SANDBOX_SMS.webhookToken,
      }),
    )
    .post('/faults', async (context) => {
      if (faults.set(await context.req.json().catch(() => undefined))) return context.json({});
      return context.json({ message: 'Send {"channel", "code", "mobile"?, "template"?} or {"reset": true}.' }, 422);
    })
    .post('/late', async (context) => {
      const answers: number[] = [];
      for (const { id, code } of late.splice(0)) {
        const [[message]] = await db().read(messageNamed({ name: id }));
        answers.push(...(await report(context, message!, 'failed', code)));
      }
      return context.json({ pushed: answers });
    })
    .post('/report/:name', async (context) => {
      const asked = z.safeParse(Report, await bodyOf(context));
      const [[message]] = await db().read(messageNamed({ name: context.req.param('name') }));
      if (!asked.success) return context.json({ message: 'Send {"status": "delivered" | "read" | "failed"}.' }, 422);
      if (!message) return context.json({ message: 'There is no such message.' }, 404);
      const { status, code, times } = asked.data;
      return done(context, await report(context, message, status, code, times));
    })
    .post('/reply', async (context) => {
      const asked = z.safeParse(Reply, await bodyOf(context));
      if (!asked.success) return context.json({ message: 'Send {"mobile", "text"} or {"answers", "button"}.' }, 422);
      const { mobile, text, button, answers, times } = asked.data;
      const [[message]] = await db().read(messageNamed({ name: answers ?? '' }));
      const pressed = button === undefined ? undefined : message?.buttons[button];
      const inbound = {
        from: mobile.length === 10 ? `91${mobile}` : mobile,
        id: `wamid.${crypto.randomUUID()}`,
        timestamp: String(Math.floor(now() / 1000)),
        ...(answers !== undefined && { context: { from: '911140000000', id: answers } }),
        ...(pressed
          ? { type: 'button', button: { payload: pressed.payload, text: pressed.label } }
          : { type: 'text', text: { body: text } }),
      };
      return done(context, await pushed(context, await whatsAppPush({ messages: [inbound] }), times));
    });

  async function list(context: Context): Promise<SandboxMessage[]> {
    const [messages] = await db().read(newestMessages({ to: `%${context.req.query('to') ?? ''}` }));
    return messages;
  }

  return {
    whatsApp: whatsAppEmulator(db, now, templates, faults, failLate),
    sms: msg91Emulator(db, now, templates, faults, failLate),
    endpoints,
  };
}

/** Reads a request of a script, which sends JSON, or of a form of the page. */
async function bodyOf(context: Context): Promise<unknown> {
  if (!isForm(context)) return context.req.json().catch(() => undefined);
  const { button, ...form } = await context.req.parseBody();
  return button === undefined ? form : { ...form, button: Number(button) };
}

const isForm = (context: Context) => !(context.req.header('content-type') ?? '').startsWith('application/json');

/** Answers a script with the statuses of its pushes, and leads a person back to the page. */
function done(context: Context, answers: number[]) {
  return isForm(context) ? context.redirect('/sandbox/messages', 303) : context.json({ pushed: answers });
}

function statusOf(message: SandboxMessage, status: string, code: number, at: number) {
  return {
    id: message.name,
    status,
    timestamp: String(Math.floor(at / 1000)),
    recipient_id: message.mobile,
    biz_opaque_callback_data: message.reference,
    ...(status === 'failed' && { errors: [{ code, title: whatsAppWords(code) }] }),
  };
}

async function whatsAppPush(value: object): Promise<Request> {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '911140000000', phone_number_id: SANDBOX_WHATSAPP.phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });
  return new Request('http://shop/webhooks/whatsapp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Hub-Signature-256': `sha256=${await hmacHex(SANDBOX_WHATSAPP.appSecret, body)}`,
    },
    body,
  });
}

function smsPush({ name, mobile }: SandboxMessage, status: string, code: number, at: number): Request {
  const india = new Date(at + 5.5 * 3_600_000).toISOString();
  const [number, desc] = status === 'failed' ? [String(code), 'FAILED'] : ['1', 'DELIVERED'];
  return new Request(`http://shop/webhooks/sms?token=${SANDBOX_SMS.webhookToken}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      date: `${india.slice(0, 10)} ${india.slice(11, 19)}`,
      number: mobile,
      senderId: SANDBOX_SMS.senderId,
      requestId: name,
      status: number,
      desc,
      failedReason: '',
    }),
  });
}
