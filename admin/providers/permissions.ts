import { isResource, RESOURCES, whoChanges } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { isAllowedIn, KIND_OF_ROLE, mayDo } from '#contract/calls/permissions.ts';
import type { Permission, Role, SubRole } from '#contract/calls/permissions.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { common } from '../words/en/common.ts';

/** The actions of react-admin and of our components that change something. */
const CHANGES: readonly string[] = ['change', 'create', 'edit', 'delete'];

/** A seller's business has a page without rows; these are its permissions. */
const BUSINESS: ConsoleResource = {
  label: { one: common.business, many: common.business },
  who: ['seller'],
  read: 'sellers.read',
  change: 'sellers.write',
  actions: { holiday: 'sellers.holiday' },
};

/** Returns the permissions of a part of the console. */
export function ruleOf(resource: string): ConsoleResource | undefined {
  if (resource === 'business') return BUSINESS;
  return isResource(resource) ? RESOURCES[resource] : undefined;
}

/** The rights of a member of staff. */
interface Member {
  role: Role;
  subRole: SubRole | null;
  /** The status of the seller they work for; null for the platform's staff. */
  sellerStatus: SellerStatus | null;
}

/**
 * Returns whether a member of staff is offered a resource, or an action that changes it. The API decides in any case.
 */
export function isOffered({ role, subRole, sellerStatus }: Member, resource: string, action: string): boolean {
  const holds = (permission: Permission) => mayDo(subRole, permission) && isAllowedIn(sellerStatus, permission);
  const rule = ruleOf(resource);
  if (rule === undefined) return false;
  const own = rule.actions?.[action];
  if (own) return holds(own);
  if (!CHANGES.includes(action)) return holds(rule.read);
  const mayChange = whoChanges(rule).some((kind) => kind === KIND_OF_ROLE[role]);
  return rule.change !== undefined && mayChange && holds(rule.change);
}
