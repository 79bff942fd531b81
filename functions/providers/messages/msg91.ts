import * as z from 'zod/mini';
import { MessageDelayed, MessageRefused } from '../../ports/messages.ts';
import type { MessageReport, Sms } from '../../ports/messages.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { isSameSecret } from '../hmac.ts';
import { parseJson } from '../parse-json.ts';
import { postJson } from './ask.ts';

/** https://docs.msg91.com/sms/send-sms */
export const MSG91_HOST = 'control.msg91.com';
const PROVIDER = 'sms';

export interface Msg91Keys {
  authKey: string;
  /** The sender that is registered with DLT: six letters. */
  senderId: string;
  /** MSG91 does not sign its webhooks, so their address contains this token. */
  webhookToken: string;
}

const Answer = z.object({ type: z.enum(['success', 'error']), message: z.string().check(z.minLength(1)) });
/** MSG91 has no list of codes, so its words decide. */
const TEMPLATE_WORDS = /template|flow|dlt|sender/i;
const NUMBER_WORDS = /mobile|number|recipient/i;

/** The webhook of version 3. Version 2 sends a form, and is not used. */
const Report = z.object({
  requestId: z.string(),
  date: z.string(),
  status: z.union([z.string(), z.number()]),
  desc: z.optional(z.string()),
  failedReason: z.optional(z.string()),
});

/** MSG91's number of a delivered SMS, and of one with the operator. Every other number is a failure. */
const DELIVERED = '1';
const WITH_OPERATOR = ['0', '8'];
/** Numbers on the list of those who want no promotion, and numbers that the account blocks. */
const OPTED_OUT = ['9', '17'];

/** Sends SMS through MSG91's flows, and reads its delivery reports. */
export function msg91(fetcher: typeof fetch, keys: Msg91Keys): Sms {
  return {
    async send({ mobile, template, values }) {
      const { status, text } = await postJson(fetcher, PROVIDER, `https://${MSG91_HOST}/api/v5/flow`, {
        headers: { authkey: keys.authKey },
        body: {
          template_id: template,
          sender: keys.senderId,
          short_url: '0',
          recipients: [
            { mobiles: `91${mobile}`, ...Object.fromEntries(values.map((value) => [value.name, value.text])) },
          ],
        },
      });
      const answer = z.safeParse(Answer, parseJson(text));
      const words = `${status} ${answer.success ? answer.data.message : text}`.slice(0, 200);
      if (status === 429) throw new MessageDelayed(PROVIDER, words);
      if (!answer.success) throw new ProviderError(PROVIDER, `answered ${words}`);
      if (answer.data.type === 'success' && status === 200) return answer.data.message;
      if (status >= 500) throw new ProviderError(PROVIDER, `answered ${words}`);
      const failure = TEMPLATE_WORDS.test(words) ? 'template' : NUMBER_WORDS.test(words) ? 'unreachable' : 'refused';
      throw new MessageRefused(PROVIDER, failure, words);
    },

    async isPush(token) {
      return token !== undefined && isSameSecret(token, keys.webhookToken);
    },

    readPush: (body) => [body].flat().flatMap(reportOf),
  };
}

function reportOf(sent: unknown): MessageReport[] {
  const read = z.safeParse(Report, sent);
  if (!read.success) return [];
  const { requestId: id, date, desc, failedReason } = read.data;
  const number = String(read.data.status);
  // MSG91 writes the time of India without saying so.
  const at = Date.parse(`${date.replace(' ', 'T')}+05:30`);
  const report = { id, reference: null, at: Number.isNaN(at) ? 0 : at, failure: null, reason: '' };
  if (number === DELIVERED) return [{ ...report, status: 'delivered' }];
  if (WITH_OPERATOR.includes(number)) return [{ ...report, status: 'sent' }];
  const failure = OPTED_OUT.includes(number) ? 'optedOut' : 'unreachable';
  return [{ ...report, status: 'failed', failure, reason: `${number} ${failedReason || desc || ''}`.trim() }];
}
