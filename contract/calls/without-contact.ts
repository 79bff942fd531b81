import * as z from 'zod/mini';
import { fill } from '../messages.ts';
import { contactIn, tellsContact } from '../shop/public-text.ts';
import { line } from './wire.ts';

const FAULT =
  'Please leave phone numbers, emails and links out of the {text}: {readers} can read it. This looks like one: “{words}”';

/**
 * Returns a check that refuses a text with a phone number, an e-mail, a link or a handle, and quotes it. A text longer than `max` is not
 * searched, since its length is refused already.
 * @param text the label of the text, such as `name`
 */
export function withoutContact(max: number, text = 'text', readers = 'everyone') {
  return z.check<string>(({ value, issues }) => {
    const words = value.length > max ? undefined : contactIn(value);
    if (words === undefined) return;
    const message = fill(FAULT, { text, readers, words });
    issues.push({ code: 'custom', message, params: { words }, input: value });
  });
}

/**
 * Returns a check that refuses a name with a phone number, an e-mail or a link. Unsolicited mails (invitations,
 * back-in-stock confirmations) contain names of businesses, people and goods, so a name must not carry an advertisement.
 * A name longer than `max` is not searched, as above.
 */
export function nameWithoutContact(name: string, max: number) {
  return z.refine<string>(
    (text) => text.length > max || !tellsContact(text),
    `${name} cannot have a phone number, an email or a link`,
  );
}

/** Returns a schema for a label (`line`) that the shop also mails to people who do not know its author. */
export function publicLine(name: string, max: number) {
  return line(name, max).check(nameWithoutContact(name, max));
}
