import type { Mail } from '../providers/mail/mail.ts';
import { ProviderError } from '../providers/provider-error.ts';

/** Sends mails by SMTP. The fixed Message-ID lets the receiving side recognise a retry. Loaded only where it is used. */
export async function smtpMail(url: string, from: string, origin: string): Promise<Mail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
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
