import { isResource, RESOURCES } from '#contract/calls/console.ts';
import type { ConsoleResource } from '#contract/calls/console.ts';
import { mayDo } from '#contract/calls/roles.ts';
import type { SubRole } from '#contract/calls/roles.ts';

/** What react-admin and our screens ask for that changes something. */
const CHANGES: readonly string[] = ['change', 'create', 'edit', 'delete'];

/** Whether a member of staff is offered a resource, or an action that changes it. The API decides in any case. */
export function isOffered({ subRole }: { subRole: SubRole | null }, resource: string, action: string): boolean {
  if (!isResource(resource)) return false;
  const { read, change }: ConsoleResource = RESOURCES[resource];
  const needed = CHANGES.includes(action) ? change : read;
  return needed !== undefined && mayDo(subRole, needed);
}
