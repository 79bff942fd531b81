import type { MailService } from '../ports/mail.ts';
import { ProviderError, RecipientRefused } from '../ports/provider-error.ts';

/**
 * The timeout of each step of a delivery in milliseconds. The default is up to ten minutes. A delivery has about twelve
 * steps, so it ends before another process may take over the mail.
 */
const STEP_MS = 5000;
const PATIENCE = { dnsTimeout: STEP_MS, connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };

/**
 * Sends mails by SMTP. The fixed Message-ID lets the recipient's server recognise a retry. The library is imported on
 * demand.
 */
export async function smtpMail(url: string, from: string, origin: string): Promise<MailService> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...PATIENCE });
  const host = new URL(origin).hostname;
  return {
    async send({ to, subject, text, html, headers = {} }, key) {
      try {
        await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${key}@${host}>` });
      } catch (error) {
        if (isForGood(error)) throw new RecipientRefused('mail', 'SMTP refused the recipient', { cause: error });
        throw new ProviderError('mail', 'SMTP failed', { cause: error });
      }
    },
    async check() {
      try {
        // The server greets, and accepts user name and password.
        await transport.verify();
      } catch (error) {
        throw new ProviderError('mail', 'SMTP failed', { cause: error });
      }
    },
  };
}

/**
 * Codes of an address that does not exist or is disabled (https://www.rfc-editor.org/rfc/rfc3463). Others of the class
 * 5 are no fault of the address: a server that refuses to relay or blocks the sender uses them for every recipient.
 */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.(?:1\.(?:[1236]|10)|2\.1)\b/;

/** Returns whether the server refused the recipient for good. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('response' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && NO_SUCH_ADDRESS.test(String(error.response));
}
