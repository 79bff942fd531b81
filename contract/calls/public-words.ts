import * as z from 'zod/mini';
import { tellsContact } from '../shop/public-text.ts';
import { line } from './wire.ts';

/**
 * Refuses a name with a phone number, an e-mail or a link. Names of businesses, people and goods stand in mails to people
 * who never asked for them (invitations, back-in-stock confirmations), so a name must not be able to carry an advert.
 */
export function withoutContact(name: string) {
  return z.refine<string>((text) => !tellsContact(text), `${name} cannot have a phone number, an email or a link`);
}

/** Returns a schema for a label (`line`) that the shop also mails to people who do not know its author. */
export function publicLine(name: string, max: number) {
  return line(name, max).check(withoutContact(name));
}
