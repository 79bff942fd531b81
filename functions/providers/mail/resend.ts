import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { ProviderError, RecipientRefused } from '../../ports/provider-error.ts';
import type { MailService, RenderedMail } from '../../ports/mail.ts';

/** The endpoint that accepts mails: https://resend.com/docs/api-reference/emails/send-email */
export const RESEND_HOST = 'api.resend.com';
const TIMEOUT_MS = 5000;

const Sent = z.object({ id: z.string().check(z.minLength(1)) });
/** https://resend.com/docs/api-reference/errors */
const Restricted = z.object({ name: z.literal('restricted_api_key') });

/** The answer to a malformed recipient. A suppressed one is accepted, and Resend does not deliver its mails. */
const BadRecipient = z.object({ name: z.literal('validation_error'), message: z.string().check(z.regex(/`to`/)) });

function refusalOf(status: number, text: string): ProviderError {
  const isRecipient = status === 422 && z.safeParse(BadRecipient, parseJson(text)).success;
  return new (isRecipient ? RecipientRefused : ProviderError)('mail', `answered ${status}: ${text.slice(0, 200)}`);
}

/** Sends mails through Resend's HTTP API. Resend stores the idempotency key for a day, so a retry is the same mail. */
export function resendMail(fetcher: typeof fetch, apiKey: string, from: string): MailService {
  return {
    async send(message: RenderedMail, key: string) {
      const { status, text } = await ask(fetcher, apiKey, 'POST', '/emails', {
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ from, ...message }),
      });
      if (status !== 200) throw refusalOf(status, text);
      if (!z.safeParse(Sent, parseJson(text)).success) {
        throw new ProviderError('mail', `answered without the id of the mail: ${text.slice(0, 200)}`);
      }
    },
    async check() {
      const { status, text } = await ask(fetcher, apiKey, 'GET', '/domains');
      // A key that may only send mails may not list domains, but it is known.
      const isRestricted = z.safeParse(Restricted, parseJson(text)).success;
      if (status !== 200 && !isRestricted) throw new ProviderError('mail', `answered ${status}: ${text.slice(0, 200)}`);
    },
  };
}

async function ask(
  fetcher: typeof fetch,
  apiKey: string,
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetcher(`https://${RESEND_HOST}${path}`, {
      method,
      redirect: 'manual',
      // The timeout also covers reading the response body.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Authorization: `Bearer ${apiKey}`, 'User-Agent': 'ratnahaat', ...headers },
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new ProviderError('mail', 'did not answer', { cause: error });
  }
}
