import type { MailService } from '../../ports/mail.ts';

/** A mail service that sends nothing. */
export const NO_MAIL: MailService = { send: () => Promise.resolve(), check: () => Promise.resolve() };
