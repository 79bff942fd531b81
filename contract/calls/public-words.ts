import * as z from 'zod/mini';
import { tellsContact } from '../shop/public-text.ts';
import { line } from './wire.ts';

/**
 * Returns a check that refuses a name with a phone number, an e-mail or a link. Unsolicited mails (invitations,
 * back-in-stock confirmations) contain names of businesses, people and goods, so a name must not carry an advertisement.
 */
export function withoutContact(name: string) {
  return z.refine<string>((text) => !tellsContact(text), `${name} cannot have a phone number, an email or a link`);
}

/** Returns a schema for a label (`line`) that the shop also mails to people who do not know its author. */
export function publicLine(name: string, max: number) {
  return line(name, max).check(withoutContact(name));
}
