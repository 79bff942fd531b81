import { isResource, RESOURCES, whoChanges } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { KIND_OF_ROLE, mayDo } from '#contract/calls/permissions.ts';
import type { Role, SubRole } from '#contract/calls/permissions.ts';

/** What react-admin and our screens ask for that changes something. */
const CHANGES: readonly string[] = ['change', 'create', 'edit', 'delete'];

/** The business a seller's staff work for is a page of its own, without rows: what may be read and changed there. */
const BUSINESS: ConsoleResource = {
  label: { one: 'Business', many: 'Business' },
  who: ['seller'],
  read: 'sellers.read',
  change: 'sellers.write',
};

/** What a part of the console asks of who sees and changes it. */
export function ruleOf(resource: string): ConsoleResource | undefined {
  if (resource === 'business') return BUSINESS;
  return isResource(resource) ? RESOURCES[resource] : undefined;
}

/** Whether a member of staff is offered a resource, or an action that changes it. The API decides in any case. */
export function isOffered(
  { role, subRole }: { role: Role; subRole: SubRole | null },
  resource: string,
  action: string,
): boolean {
  const rule = ruleOf(resource);
  if (rule === undefined) return false;
  const own = rule.actions?.[action];
  if (own) return mayDo(subRole, own);
  if (!CHANGES.includes(action)) return mayDo(subRole, rule.read);
  const mayChange = whoChanges(rule).some((kind) => kind === KIND_OF_ROLE[role]);
  return rule.change !== undefined && mayChange && mayDo(subRole, rule.change);
}
