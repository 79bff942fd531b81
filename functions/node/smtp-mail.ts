import type { MailService } from '../ports/mail.ts';
import { ProviderError } from '../ports/provider-error.ts';

/**
 * How long each step of a delivery may take, in milliseconds; by default it is up to ten minutes. A dozen steps make a
 * delivery, so all of it ends before somebody else may take the letter over.
 */
const STEP_MS = 5000;
const PATIENCE = { dnsTimeout: STEP_MS, connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };

/** Sends mails by SMTP. The fixed Message-ID lets the receiving side recognise a retry. Loaded only where it is used. */
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
  };
}
