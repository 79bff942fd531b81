import { FORMER_CUSTOMER } from '#contract/calls/account.ts';

/** The author's name if the real one contains no part that may be shown. */
const NAMELESS = 'A shopper';

/**
 * Returns a person's public name: the first name, and the initial of the last. An e-mail or a phone number that was
 * entered as a name is not shown.
 * @example publicName('Asha Devi Rao') // 'Asha R.'
 */
export function publicName(fullName: string): string {
  if (fullName === FORMER_CUSTOMER) return fullName;
  const [first, ...others] = fullName.split(/[\s@]+/).filter((word) => /\p{L}/u.test(word));
  if (first === undefined) return NAMELESS;
  const [letter] = /\p{L}/u.exec(others.at(-1) ?? '') ?? [];
  return letter === undefined ? first : `${first} ${letter.toUpperCase()}.`;
}
