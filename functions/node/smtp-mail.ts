import type { MailService } from '../ports/mail.ts';
import { ProviderError } from '../ports/provider-error.ts';

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
