import { isResource, RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { KIND_OF_ROLE } from '#contract/calls/permissions.ts';
import type { Role, SubRole } from '#contract/calls/permissions.ts';
import { isOffered } from '../providers/permissions.ts';
import { shared } from '../words/language.ts';

/**
 * Returns the parts of the console that a role sees and may change, by their names in the menu.
 * @param role the role of the entrance
 */
export function whatMay(role: Role, subRole: SubRole): { changes: string[]; sees: string[] } {
  const sellerStatus = role === 'ROLE_SELLER' ? 'ACTIVE' : null;
  const offered = (action: string) =>
    Object.keys(RESOURCES)
      .filter(isResource)
      .filter((name) => (RESOURCES[name] as ConsoleResource).who.some((kind) => kind === KIND_OF_ROLE[role]))
      .filter((name) => isOffered({ role, subRole, sellerStatus }, name, action));
  const changes = offered('change');
  const wordsOf = (names: readonly (keyof typeof RESOURCES)[]) =>
    names.map((name) => shared(RESOURCES[name].label.many));
  return { changes: wordsOf(changes), sees: wordsOf(offered('list').filter((name) => !changes.includes(name))) };
}
