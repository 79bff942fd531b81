import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { WHATSAPP_VERSION } from '../../providers/messages/whatsapp.ts';
import type { MessageFaults } from './faults.ts';
import { insertMessage } from './records.ts';
import { SANDBOX_WHATSAPP } from './sandbox-keys.ts';
import type { LateFailure, RegisteredTemplate } from './registered-template.ts';

const Parameters = z.array(z.object({ text: z.optional(z.string()), payload: z.optional(z.string()) }));
const Send = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().check(z.regex(/^91[6-9]\d{9}$/)),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(z.object({ type: z.enum(['body', 'button']), parameters: Parameters })),
  }),
  biz_opaque_callback_data: z._default(z.string(), ''),
});

/** Meta's words for its error codes. */
const WORDS: Record<number, string> = {
  100: 'Invalid parameter',
  130429: 'Rate limit hit',
  131026: 'Message undeliverable',
  131047: 'Re-engagement message',
  131056: '(Business Account, Consumer Account) pair rate limit hit',
  132000: 'Number of parameters does not match the expected number of params',
  132001: 'Template name does not exist in the translation',
  132015: 'Template is paused',
};

export const whatsAppWords = (code: number) => WORDS[code] ?? 'Something went wrong';

/** Emulates Meta's WhatsApp Cloud API: accepts messages from registered templates and stores them. */
export function whatsAppEmulator(
  db: () => Db,
  now: () => number,
  templates: readonly RegisteredTemplate[],
  faults: MessageFaults,
  failLate: LateFailure,
): Hono {
  const refuse = (context: Context, status: 400 | 401 | 404 | 429, code: number) =>
    context.json(
      {
        error: {
          message: `(#${code}) ${whatsAppWords(code)}`,
          type: 'OAuthException',
          code,
          error_data: { messaging_product: 'whatsapp', details: whatsAppWords(code) },
          fbtrace_id: 'SANDBOX',
        },
      },
      status,
    );
  return new Hono().post(`/${WHATSAPP_VERSION}/:number/messages`, async (context) => {
    if (context.req.header('authorization') !== `Bearer ${SANDBOX_WHATSAPP.token}`) return refuse(context, 401, 190);
    if (context.req.param('number') !== SANDBOX_WHATSAPP.phoneNumberId) return refuse(context, 400, 100);
    const sent = z.safeParse(Send, await context.req.json().catch(() => undefined));
    if (!sent.success) return refuse(context, 400, 100);
    const { to, template, biz_opaque_callback_data: reference } = sent.data;
    const { name, language, components } = template;
    const fault = faults.take({ channel: 'whatsApp', mobile: to, template: name });
    if (fault && !fault.isLate) return refuse(context, fault.code === 130429 ? 429 : 400, fault.code);
    const registered = templates.find(
      (one) => one.channel === 'whatsApp' && one.name === name && one.language === language.code,
    );
    if (!registered) return refuse(context, 404, 132001);
    const values = partsOf(components, 'body').map(({ text = '' }) => text);
    const ofButtons = partsOf(components, 'button');
    const payloads = ofButtons.flatMap(({ payload }) => payload ?? []);
    const codes = ofButtons.flatMap(({ text }) => text ?? []);
    if (values.length !== registered.holes.length || payloads.length !== registered.buttons.length)
      return refuse(context, 400, 132000);
    // A template with a code needs the same code in its text and in its button.
    if (codes.join() !== (registered.hasCode ? values[0] : '')) return refuse(context, 400, 132000);
    const id = `wamid.${crypto.randomUUID()}`;
    await db().write(
      insertMessage({
        at: now(),
        channel: 'whatsApp',
        name: id,
        mobile: to,
        template: name,
        language: language.code,
        text: registered.filled(values),
        buttons: registered.buttons.map((label, index) => ({ label, payload: payloads[index]! })),
        reference,
        status: 'accepted',
      }),
    );
    if (fault) failLate(id, fault.code);
    return context.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: 'accepted' }],
    });
  });
}

const partsOf = (components: z.output<typeof Send>['template']['components'], wanted: 'body' | 'button') =>
  components.filter(({ type }) => type === wanted).flatMap(({ parameters }) => parameters);
