import { ProviderError } from '../provider-error.ts';
import type { MailService, RenderedMail } from './mail.ts';

/** Where Resend takes mails: https://resend.com/docs/api-reference/emails/send-email */
export const RESEND_HOST = 'api.resend.com';
const TIMEOUT_MS = 5000;

/** Sends mails through Resend's HTTP API. The key is kept there for a day, so a retry is the same mail. */
export function resendMail(fetcher: typeof fetch, apiKey: string, from: string): MailService {
  return {
    async send(message: RenderedMail, key: string) {
      const answer = await ask(fetcher, apiKey, key, { from, ...message });
      if (!answer.ok) {
        throw new ProviderError('mail', `answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
      }
      const body: unknown = await answer.json().catch(() => undefined);
      if (typeof body !== 'object' || body === null || !('id' in body)) {
        throw new ProviderError('mail', 'answered without the id of the mail');
      }
    },
  };
}

async function ask(fetcher: typeof fetch, apiKey: string, key: string, mail: object): Promise<Response> {
  try {
    return await fetcher(`https://${RESEND_HOST}/emails`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'User-Agent': 'ratnahaat',
      },
      body: JSON.stringify(mail),
    });
  } catch (error) {
    throw new ProviderError('mail', 'did not answer', { cause: error });
  }
}
