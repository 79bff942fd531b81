import * as z from 'zod/mini';
import type { MessageFailure } from '#contract/shop/messages.ts';
import { MessageDelayed, MessageRefused } from '../../ports/messages.ts';
import type { MessageReply, MessageReport, WhatsApp } from '../../ports/messages.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { hmacHex, isSameSecret, isSameText } from '../hmac.ts';
import { parseJson } from '../parse-json.ts';
import { postJson } from './ask.ts';

/** The host and version of Meta's Graph API. */
export const WHATSAPP_HOST = 'graph.facebook.com';
export const WHATSAPP_VERSION = 'v23.0';
const PROVIDER = 'whatsApp';

export interface WhatsAppKeys {
  /** The access token of a system user. */
  token: string;
  /** The id of the sending number, which is not the number itself. */
  phoneNumberId: string;
  /** Signs webhooks. */
  appSecret: string;
  /** Meta sends it to verify the webhook's address. */
  verifyToken: string;
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const FAILURES: Record<number, MessageFailure> = {
  131021: 'unreachable',
  131026: 'unreachable',
  131030: 'unreachable',
  131047: 'windowOver',
  131049: 'optedOut',
  131050: 'optedOut',
  132000: 'template',
  132001: 'template',
  132005: 'template',
  132007: 'template',
  132012: 'template',
  132015: 'template',
  132016: 'template',
};
/** Limits of rate, and faults of Meta's own after which a message was not sent. */
const DELAYS = new Set([2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]);

const Accepted = z.object({ messages: z.tuple([z.object({ id: z.string().check(z.minLength(1)) })]) });
const Refused = z.object({
  error: z.object({
    code: z.int(),
    message: z._default(z.string(), ''),
    error_data: z.optional(z.object({ details: z.optional(z.string()) })),
  }),
});

const Status = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string(),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.int(), title: z.optional(z.string()) }))),
});
const Inbound = z.object({
  from: z.string(),
  id: z.string(),
  timestamp: z.string(),
  context: z.optional(z.object({ id: z.optional(z.string()) })),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ payload: z.string(), text: z.string() })),
  interactive: z.optional(z.object({ button_reply: z.optional(z.object({ id: z.string(), title: z.string() })) })),
});
/** Statuses and messages are read one by one, so that one of an unknown form hides no other. */
const Push = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z._default(z.array(z.unknown()), []),
            messages: z._default(z.array(z.unknown()), []),
          }),
        }),
      ),
    }),
  ),
});

/** Sends messages through Meta's WhatsApp Cloud API, and reads its webhooks. */
export function whatsAppCloud(fetcher: typeof fetch, keys: WhatsAppKeys): WhatsApp {
  return {
    async send({ mobile, template, language, values, replies, copiedCode, reference }) {
      const { status, text } = await postJson(
        fetcher,
        PROVIDER,
        `https://${WHATSAPP_HOST}/${WHATSAPP_VERSION}/${keys.phoneNumberId}/messages`,
        {
          headers: { Authorization: `Bearer ${keys.token}` },
          body: {
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: `91${mobile}`,
            type: 'template',
            template: {
              name: template,
              language: { code: language },
              components: [
                { type: 'body', parameters: values.map((value) => ({ type: 'text', text: value.text })) },
                ...replies.map((payload, index) => ({
                  type: 'button',
                  sub_type: 'quick_reply',
                  index: String(index),
                  parameters: [{ type: 'payload', payload }],
                })),
                // The API treats the button that copies a code as a button with a URL.
                ...(copiedCode === undefined
                  ? []
                  : [
                      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: copiedCode }] },
                    ]),
              ],
            },
            biz_opaque_callback_data: reference,
          },
        },
      );
      const answer = parseJson(text);
      const accepted = z.safeParse(Accepted, answer);
      if (status === 200 && accepted.success) return accepted.data.messages[0].id;
      const refused = z.safeParse(Refused, answer);
      if (!refused.success) throw new ProviderError(PROVIDER, `answered ${status}: ${text.slice(0, 200)}`);
      const { code, message, error_data: data } = refused.data.error;
      const words = `${code} ${data?.details ?? message}`.slice(0, 200);
      if (DELAYS.has(code)) throw new MessageDelayed(PROVIDER, words);
      throw new MessageRefused(PROVIDER, failureOf(code), words);
    },

    async isPush(body, signature) {
      return isSameText(signature ?? '', `sha256=${await hmacHex(keys.appSecret, body)}`);
    },

    readPush(body) {
      const push = z.safeParse(Push, body);
      const values = push.success ? push.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) : [];
      return {
        reports: values.flatMap(({ statuses }) => statuses.flatMap(reportOf)),
        replies: values.flatMap(({ messages }) => messages.flatMap(replyOf)),
      };
    },

    isVerifier: (token) => isSameSecret(token, keys.verifyToken),
  };
}

const failureOf = (code: number): MessageFailure => FAILURES[code] ?? 'refused';
/** Meta's times are whole seconds, as text. */
const instantOf = (timestamp: string) => Number(timestamp) * 1000;

function reportOf(sent: unknown): MessageReport[] {
  const read = z.safeParse(Status, sent);
  if (!read.success) return [];
  const { id, status, timestamp, biz_opaque_callback_data: reference = null, errors } = read.data;
  const error = errors?.[0];
  return [
    {
      id,
      reference,
      status,
      at: instantOf(timestamp),
      failure: status === 'failed' ? failureOf(error?.code ?? 0) : null,
      reason: error ? `${error.code} ${error.title ?? ''}`.trim() : '',
    },
  ];
}

function replyOf(sent: unknown): MessageReply[] {
  const read = z.safeParse(Inbound, sent);
  if (!read.success) return [];
  const { from, id, timestamp, context, text, button, interactive } = read.data;
  const pressed = interactive?.button_reply;
  return [
    {
      id,
      from,
      at: instantOf(timestamp),
      text: text?.body ?? button?.text ?? pressed?.title ?? '',
      button: button?.payload ?? pressed?.id ?? null,
      answers: context?.id ?? null,
    },
  ];
}
