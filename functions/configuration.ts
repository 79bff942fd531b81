import * as z from 'zod/mini';

const text = (least: number) => z.string().check(z.minLength(least));

/** What is needed to run at all, in sandbox or live. */
const Common = {
  /** `sandbox` (the default) plays every outside service itself; `live` talks to the real ones. */
  MODE: z._default(z.enum(['sandbox', 'live']), 'sandbox'),
  /** Where the shop is reached, without a trailing slash: https://ratnahaat.example */
  ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  /** Signs sessions and keys stored codes. At least 32 characters; changing it signs everybody out. */
  SESSION_SECRET: text(32),
  /** Sender of the shop's mails. */
  MAIL_FROM: z._default(text(3), 'Ratnahaat <orders@ratnahaat.example>'),
  /** Proxies in front of Node whose X-Forwarded-For is believed, counted from the shop outwards. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.minimum(0), z.maximum(5)), 0),
  /** On the edge: where the records are, libsql:// or http(s)://, and the token that opens them. */
  DATABASE_URL: z.optional(z.url()),
  DATABASE_TOKEN: z.optional(text(8)),
  /** On the edge: what is asked for a new build when pages are out of date. The address is the secret. */
  DEPLOY_HOOK_URL: z.optional(z.url()),
};

const Sandbox = z.object({ ...Common, MODE: z.literal('sandbox') });

/** A live shop also needs the keys of its services. */
const Live = z.object({
  ...Common,
  MODE: z.literal('live'),
  ORIGIN: z.url().check(z.regex(/^https:\/\/.*[^/]$/, 'must be https and must not end in a slash')),
  MAIL_FROM: text(3),
  /** The HTTP mail service's key; on Node SMTP_URL may stand in its place. */
  RESEND_API_KEY: z.optional(text(8)),
  SMTP_URL: z.optional(z.url().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
});

export type Configuration = z.output<typeof Sandbox> | z.output<typeof Live>;

/** Thrown at the start with everything that is wrong, so that it can be mended in one go. */
export class ConfigurationError extends Error {
  constructor(faults: string[]) {
    super(`The configuration is not complete:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nSee .env.example.`);
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads the configuration from environment variables; empty ones count as missing.
 * @param place the edge cannot do without a database's address, and has no SMTP
 * @throws ConfigurationError naming every variable that is missing or bad
 */
export function readConfiguration(variables: Record<string, unknown>, place: 'node' | 'edge' = 'node'): Configuration {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const mode = z.safeDecode(Common.MODE, given.MODE as 'sandbox' | undefined);
  const schema = mode.data === 'live' ? Live : Sandbox;
  const read = z.safeDecode(schema, { ...given, MODE: mode.success ? mode.data : given.MODE } as never);
  const faults = read.success
    ? []
    : read.error.issues.map(({ path, message }) => {
        const name = path.join('.');
        return given[name] === undefined ? `${name} is missing` : `${name} ${message}`;
      });
  if (place === 'edge' && given.DATABASE_URL === undefined) faults.push('DATABASE_URL is missing');
  const canMail = given.RESEND_API_KEY !== undefined || (place === 'node' && given.SMTP_URL !== undefined);
  if (mode.data === 'live' && !canMail)
    faults.push(`RESEND_API_KEY is missing${place === 'node' ? ' (or SMTP_URL)' : ''}`);
  if (faults.length > 0 || !read.success) throw new ConfigurationError(faults);
  return read.data;
}
