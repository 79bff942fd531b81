import { FORMER_CUSTOMER } from '#contract/calls/account.ts';

/** Who wrote, where the name says nothing that can be shown. */
const NAMELESS = 'A shopper';

/**
 * A person's name as everybody may read it: the first name, and of the last its first letter. Of an e-mail or a number
 * that somebody typed as a name nothing is told that it could be reached by.
 * @example publicName('Asha Devi Rao') // 'Asha R.'
 */
export function publicName(fullName: string): string {
  if (fullName === FORMER_CUSTOMER) return fullName;
  const [first, ...others] = fullName.split(/[\s@]+/).filter((word) => /\p{L}/u.test(word));
  if (first === undefined) return NAMELESS;
  const [letter] = /\p{L}/u.exec(others.at(-1) ?? '') ?? [];
  return letter === undefined ? first : `${first} ${letter.toUpperCase()}.`;
}
