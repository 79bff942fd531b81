import * as z from 'zod/mini';
import { fill } from '../messages.ts';
import { contactIn } from '../shop/public-text.ts';

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
