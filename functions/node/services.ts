import type { Configuration, ServiceKeys } from '../configuration.ts';
import type { Db } from '../db/db.ts';
import { storedTokens } from '../domain/platform/service-tokens/index.ts';
import type { MailService } from '../ports/mail.ts';
import type { Platform } from '../platform.ts';
import { withCachedQuotes } from '../providers/couriers/cached-quotes.ts';
import { shiprocket } from '../providers/couriers/shiprocket.ts';
import { google } from '../providers/google/google.ts';
import { messageServicesOf } from '../providers/messages/message-services.ts';
import { resendMail } from '../providers/mail/resend.ts';
import { razorpay } from '../providers/payments/razorpay.ts';
import { smtpMail } from './smtp-mail.ts';

/** What the outside services of a shop are reached by: the network and its keys, or the emulators and theirs. */
interface Access {
  configuration: Configuration;
  keys: ServiceKeys;
  fetcher: typeof fetch;
  clock: { now(): number };
  db: Db;
}

/** Opens the outside services of a shop on Node. */
export async function openServices({
  configuration,
  keys,
  fetcher,
  clock,
  db,
}: Access): Promise<Pick<Platform, 'mail' | 'couriers' | 'payments' | 'messages' | 'google'>> {
  const tokens = storedTokens(() => db, 'couriers');
  return {
    mail: await mailFor(configuration, fetcher),
    couriers: withCachedQuotes(shiprocket(fetcher, keys.couriers, clock, tokens), clock),
    payments: razorpay(fetcher, keys.payments),
    messages: messageServicesOf(fetcher, keys),
    google: keys.google && google(fetcher, keys.google, configuration.ORIGIN, clock),
  };
}

async function mailFor(configuration: Configuration, fetcher: typeof fetch): Promise<MailService> {
  const { MAIL_FROM, ORIGIN } = configuration;
  if (configuration.MODE === 'sandbox') return resendMail(fetcher, 'sandbox', MAIL_FROM);
  if (configuration.SMTP_URL) return smtpMail(configuration.SMTP_URL, MAIL_FROM, ORIGIN);
  return resendMail(fetcher, configuration.RESEND_API_KEY!, MAIL_FROM);
}
