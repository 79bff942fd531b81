import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import type { MessageFaults } from './faults.ts';
import { insertMessage } from './records.ts';
import { SANDBOX_SMS } from './sandbox-keys.ts';
import type { LateFailure, RegisteredTemplate } from './registered-template.ts';

const Send = z.object({
  template_id: z.string(),
  sender: z.literal(SANDBOX_SMS.senderId),
  recipients: z.tuple([z.catchall(z.object({ mobiles: z.string().check(z.regex(/^91[6-9]\d{9}$/)) }), z.string())]),
});

/** Emulates MSG91's flows. The flow of a template is named after it and its language: `order_placed_en`. */
export function msg91Emulator(
  db: () => Db,
  now: () => number,
  templates: readonly RegisteredTemplate[],
  faults: MessageFaults,
  failLate: LateFailure,
): Hono {
  return new Hono().post('/api/v5/flow', async (context) => {
    if (context.req.header('authkey') !== SANDBOX_SMS.authKey)
      return context.json({ type: 'error', message: 'Invalid authkey' }, 401);
    const sent = z.safeParse(Send, await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json({ type: 'error', message: 'Invalid mobile number or sender' }, 400);
    const {
      template_id: flow,
      recipients: [{ mobiles, ...values }],
    } = sent.data;
    const fault = faults.take({ channel: 'sms', mobile: mobiles, template: flow });
    if (fault?.code === 429) return context.json({ type: 'error', message: 'Too many requests' }, 429);
    const registered = templates.find(
      ({ channel, name, language }) => channel === 'sms' && `${name}_${language}` === flow,
    );
    if (!registered || fault?.code === 400) return context.json({ type: 'error', message: 'Template not found' }, 400);
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 24);
    await db().write(
      insertMessage({
        at: now(),
        channel: 'sms',
        name: id,
        mobile: mobiles,
        template: registered.name,
        language: registered.language,
        text: registered.filled(registered.holes.map((hole) => values[hole] ?? '')),
        buttons: [],
        reference: '',
        status: 'accepted',
      }),
    );
    if (fault) failLate(id, fault.code);
    return context.json({ type: 'success', message: id });
  });
}
