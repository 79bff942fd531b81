import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { Email, FullName, Mobile } from '#contract/calls/auth.ts';
import { MODES } from '#contract/shop/mode.ts';
import type { ShiprocketKeys } from './providers/couriers/shiprocket.ts';
import type { GoogleClient } from './providers/google/google.ts';
import type { Msg91Keys } from './providers/messages/msg91.ts';
import type { WhatsAppKeys } from './providers/messages/whatsapp.ts';
import type { RazorpayKeys } from './providers/payments/razorpay.ts';

const text = (least: number, message?: string) => z.string().check(z.minLength(least, message));
const secret = (least: number) => text(least, `must have at least ${least} characters`);
const address = z.url('must be a web address, such as https://hooks.example/shop');

/** `orders@shop.example` or `Shop <orders@shop.example>`. */
const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const sender = z
  .string()
  .check(z.regex(SENDER, 'must have an e-mail address, such as Ratnahaat <orders@ratnahaat.example>'));

const shopOrigin = z
  .url('must be a web address, such as https://ratnahaat.example')
  .check(z.regex(/[^/]$/, 'must not end in a slash'));

/** The variables that every mode needs. */
const Common = {
  /** `sandbox` (the default) emulates every outside service; `live` uses the real ones. */
  MODE: z._default(z.enum(MODES, `must be ${MODES.join(' or ')}`), 'sandbox'),
  /** The shop's address, without a trailing slash: https://ratnahaat.example */
  ORIGIN: shopOrigin,
  /** Signs sessions, and keys the hashes of codes and mailed links. A change signs everybody out. */
  SESSION_SECRET: secret(32),
  /** The secret before a change, for links that were mailed with it, and for passwords and values of older shops. */
  FORMER_SESSION_SECRET: z.optional(secret(32)),
  /** Encrypts bank accounts, second factors and hashes of passwords. SESSION_SECRET does if it is not set. */
  SEALING_SECRET: z.optional(secret(32)),
  /** The secret before a change, until the job `reseal-secrets` has replaced it everywhere. */
  FORMER_SEALING_SECRET: z.optional(secret(32)),
  /** The sender of the shop's mails. */
  MAIL_FROM: z._default(sender, 'Ratnahaat <orders@ratnahaat.example>'),
  /** The number of trusted proxies in front of Node, whose X-Forwarded-For is used. */
  TRUSTED_PROXIES: z._default(
    z.pipe(
      z.string().check(z.regex(/^[0-5]$/, 'must be a whole number from 0 to 5')),
      z.transform((digit) => Number(digit)),
    ),
    0,
  ),
  /** On the edge: the address of the records, libsql:// or http(s)://, and its access token. */
  DATABASE_URL: z.optional(z.url('must be an address, such as libsql://shop.turso.example')),
  DATABASE_TOKEN: z.optional(secret(8)),
  /** The bearer token of `/metrics`. Without one there are no metrics. */
  METRICS_TOKEN: z.optional(secret(16)),
  /** Receives each alarm as JSON. */
  ALERT_URL: z.optional(address),
  /** Receives unexpected errors: a Sentry DSN, or an address that takes JSON. */
  ERROR_URL: z.optional(address),
};

/**
 * Everybody who reaches a sandbox can read everybody's mail, so its address must be on this machine or its own network.
 */
const Sandbox = z.object({
  ...Common,
  MODE: z.literal('sandbox'),
  ORIGIN: Common.ORIGIN.check(
    z.refine(
      isNearby,
      'is a public address, where a sandbox would show every code to everybody: set MODE=live, or name this machine or one of its own network',
    ),
  ),
});

/** A live shop also needs the keys of its services. */
const Live = z.object({
  ...Common,
  MODE: z.literal('live'),
  ORIGIN: shopOrigin.check(z.startsWith('https://', 'must begin with https://')),
  MAIL_FROM: sender,
  /** The key of the HTTP mail service. On Node, SMTP_URL may replace it. */
  RESEND_API_KEY: z.optional(secret(8)),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://'),
        z.refine(URL.canParse, 'must be an address, such as smtps://user:password@mail.example'),
      ),
  ),
  /** An API user of Shiprocket, and the token of its webhooks. */
  SHIPROCKET_EMAIL: text(3, 'must be the e-mail of an API user of Shiprocket'),
  SHIPROCKET_PASSWORD: text(1),
  COURIER_WEBHOOK_TOKEN: secret(16),
  /** The payment gateway's API key. */
  RAZORPAY_KEY_ID: z.string().check(z.regex(/^rzp_(live|test)_\w+$/, 'must begin with rzp_live_ or rzp_test_')),
  RAZORPAY_KEY_SECRET: secret(8),
  /** Signs webhooks. It differs from the key's secret. The previous one stays valid for a day after a change. */
  RAZORPAY_WEBHOOK_SECRET: secret(8),
  RAZORPAY_FORMER_WEBHOOK_SECRET: z.optional(secret(8)),
  /** The shop's client id at Google. Without it there is no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.optional(
    z.string().check(z.regex(/^[\w-]+\.apps\.googleusercontent\.com$/, 'must end in .apps.googleusercontent.com')),
  ),
  /** Meta's WhatsApp Cloud API. Without its four values, or MSG91's three, the shop sends no messages by that channel. */
  WHATSAPP_TOKEN: z.optional(secret(20)),
  WHATSAPP_PHONE_NUMBER_ID: z.optional(z.string().check(z.regex(/^\d{6,20}$/, 'must be the id of the number, digits'))),
  WHATSAPP_APP_SECRET: z.optional(secret(16)),
  /** A text of the owner's own, which Meta sends to verify the webhook's address. */
  WHATSAPP_VERIFY_TOKEN: z.optional(secret(16)),
  MSG91_AUTH_KEY: z.optional(secret(16)),
  MSG91_SENDER_ID: z.optional(z.string().check(z.regex(/^[A-Z]{6}$/, 'must be the six capitals that are registered'))),
  /** MSG91 does not sign its webhooks, so their address has this token. */
  MSG91_WEBHOOK_TOKEN: z.optional(secret(16)),
});

/** The variables of each message service, of which a shop sets all or none. */
const MESSAGE_SERVICES = [
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['MSG91_AUTH_KEY', 'MSG91_SENDER_ID', 'MSG91_WEBHOOK_TOKEN'],
] as const;

export type Configuration = z.output<typeof Sandbox> | z.output<typeof Live>;

/** The shop's keys for the outside services. */
export interface ServiceKeys {
  couriers: ShiprocketKeys;
  payments: RazorpayKeys;
  /** Undefined when the shop is not registered with Google. */
  google: GoogleClient | undefined;
  /** Undefined when the shop sends no messages by this channel. */
  whatsApp: WhatsAppKeys | undefined;
  sms: Msg91Keys | undefined;
}

/** Returns the keys of a live shop. A sandbox has keys of its own. */
export function serviceKeysOf(configuration: Configuration): ServiceKeys {
  if (configuration.MODE !== 'live') throw new Error('A sandbox has its own keys.');
  return {
    couriers: {
      email: configuration.SHIPROCKET_EMAIL,
      password: configuration.SHIPROCKET_PASSWORD,
      webhookToken: configuration.COURIER_WEBHOOK_TOKEN,
    },
    payments: {
      keyId: configuration.RAZORPAY_KEY_ID,
      keySecret: configuration.RAZORPAY_KEY_SECRET,
      webhookSecret: configuration.RAZORPAY_WEBHOOK_SECRET,
      formerWebhookSecret: configuration.RAZORPAY_FORMER_WEBHOOK_SECRET,
    },
    google: configuration.GOOGLE_CLIENT_ID === undefined ? undefined : { clientId: configuration.GOOGLE_CLIENT_ID },
    // All or none of the values of a service are set.
    whatsApp:
      configuration.WHATSAPP_TOKEN === undefined
        ? undefined
        : {
            token: configuration.WHATSAPP_TOKEN,
            phoneNumberId: configuration.WHATSAPP_PHONE_NUMBER_ID!,
            appSecret: configuration.WHATSAPP_APP_SECRET!,
            verifyToken: configuration.WHATSAPP_VERIFY_TOKEN!,
          },
    sms:
      configuration.MSG91_AUTH_KEY === undefined
        ? undefined
        : {
            authKey: configuration.MSG91_AUTH_KEY,
            senderId: configuration.MSG91_SENDER_ID!,
            webhookToken: configuration.MSG91_WEBHOOK_TOKEN!,
          },
  };
}

/** Thrown at the start with all faults, so that they can be corrected at once. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is not complete:\n${faults.map((error) => `  - ${error}`).join('\n')}\nSee .env.example.`);
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

const FirstAdmin = z.object({ ADMIN_EMAIL: Email, ADMIN_NAME: FullName, ADMIN_MOBILE: Mobile });

/**
 * Reads the first admin of a live shop that is opened with empty records.
 * @throws ConfigurationError with every variable that is missing or invalid
 */
export function readFirstAdmin(variables: Record<string, unknown>): {
  email: string;
  fullName: string;
  mobile: string;
} {
  const given = givenOf(variables);
  const read = z.safeDecode(FirstAdmin, given as never);
  if (!read.success) {
    throw new ConfigurationError(
      faultsOf(
        read.error,
        given,
        (error) => `is not right: ${error}`,
        ', and the first admin of an empty shop needs it',
      ),
    );
  }
  const { ADMIN_EMAIL: email, ADMIN_NAME: fullName, ADMIN_MOBILE: mobile } = read.data;
  return { email, fullName, mobile };
}

/**
 * Reads the configuration from environment variables; empty ones count as missing.
 * @param place the edge needs a database's address, and has no SMTP
 * @throws ConfigurationError with every variable that is missing or invalid
 */
export function readConfiguration(variables: Record<string, unknown>, place: 'node' | 'edge' = 'node'): Configuration {
  const given = givenOf(variables);
  const mode = z.safeDecode(Common.MODE, given.MODE as 'sandbox' | undefined);
  const schema = SCHEMAS[mode.success ? mode.data : 'unknown'];
  const read = z.safeDecode(schema, { ...given, MODE: mode.success ? mode.data : given.MODE } as never);
  const errors = read.success ? [] : faultsOf(read.error, given);
  if (place === 'edge' && given.DATABASE_URL === undefined) errors.push('DATABASE_URL is missing');
  const canMail = given.RESEND_API_KEY !== undefined || (place === 'node' && given.SMTP_URL !== undefined);
  if (mode.data === 'live' && !canMail)
    errors.push(`RESEND_API_KEY is missing${place === 'node' ? ' (or SMTP_URL)' : ''}`);
  if (mode.data === 'live' && place === 'node' && (given.TRUSTED_PROXIES ?? '0') === '0')
    errors.push(
      'TRUSTED_PROXIES is 0, but a live shop stands behind a proxy that speaks HTTPS, and all shoppers would count as one client: set how many proxies stand before it, mostly 1',
    );
  if (mode.data === 'live' && read.success && given.RAZORPAY_WEBHOOK_SECRET === given.RAZORPAY_KEY_SECRET)
    errors.push('RAZORPAY_WEBHOOK_SECRET must be another secret than RAZORPAY_KEY_SECRET');
  if (mode.data === 'live') {
    for (const names of MESSAGE_SERVICES) {
      const missing = names.filter((name) => given[name] === undefined);
      if (missing.length < names.length)
        errors.push(...missing.map((name) => `${name} is missing, and ${names[0]} and the others need it`));
    }
  }
  if (errors.length > 0 || !read.success) throw new ConfigurationError(errors);
  return read.data as Configuration;
}

/** With an unknown mode, only the variables of both modes are checked. */
const SCHEMAS = { sandbox: Sandbox, live: Live, unknown: z.object(Common) };

/** Names that lead to nobody: RFC 2606. */
const RESERVED_NAME = /\.(example|test|invalid)$|[.@]example\.(com|net|org)$/;

/** Returns settings that are valid and still seem to be mistakes, one sentence each. */
export function warningsOf(configuration: Configuration, place: 'node' | 'edge' = 'node'): string[] {
  const { MODE, DATABASE_URL, DATABASE_TOKEN, MAIL_FROM } = configuration;
  const warnings: string[] = [];
  if (place === 'node' && (DATABASE_URL ?? DATABASE_TOKEN) !== undefined)
    warnings.push(
      'DATABASE_URL and DATABASE_TOKEN have no effect on a shop of one machine, whose database is in DATA_DIR: remove them.',
    );
  if (MODE === 'live') {
    if (configuration.RAZORPAY_KEY_ID.startsWith('rzp_test_'))
      warnings.push(
        'RAZORPAY_KEY_ID is a test key, so no payment moves money: set the key that begins with rzp_live_, and its secret.',
      );
    if (RESERVED_NAME.test(MAIL_FROM.replace(/>$/, '')))
      warnings.push('MAIL_FROM has a domain that is reserved for examples: set an address of the shop.');
  }
  return warnings;
}

function givenOf(variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
}

/** Returns one fault for each variable, as a line. */
function faultsOf(
  { issues }: z.core.$ZodError,
  given: Record<string, unknown>,
  wording = (error: string) => error,
  reason = '',
): string[] {
  const worded = issues.map(({ path, message }): [string, string] => {
    const name = path.join('.');
    return [name, given[name] === undefined ? `${name} is missing${reason}` : `${name} ${wording(message)}`];
  });
  // The first fault of a variable is the most useful one.
  return [...new Map(worded.toReversed()).values()].toReversed();
}

/** Ranges of addresses that are unreachable from the internet. */
const NEARBY_RANGES = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];
/**
 * Names without an entry in public name servers: RFC 6761, 6762, 8375, and ICANN's .internal; and names without a dot.
 */
const NEARBY_NAME = /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/;

/** Tells whether a web address leads to this machine or to its own network. */
function isNearby(origin: string): boolean {
  if (!URL.canParse(origin)) return true;
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, '');
  return ipaddr.isValid(host) ? NEARBY_RANGES.includes(ipaddr.process(host).range()) : NEARBY_NAME.test(host);
}
