import { isResource, RESOURCES, whoChanges } from '#contract/calls/console.ts';
import type { ConsoleResource } from '#contract/calls/console.ts';
import { KIND_OF_ROLE, mayDo } from '#contract/calls/roles.ts';
import type { Role, SubRole } from '#contract/calls/roles.ts';

/** What react-admin and our screens ask for that changes something. */
const CHANGES: readonly string[] = ['change', 'create', 'edit', 'delete'];

/** Whether a member of staff is offered a resource, or an action that changes it. The API decides in any case. */
export function isOffered(
  { role, subRole }: { role: Role; subRole: SubRole | null },
  resource: string,
  action: string,
): boolean {
  if (!isResource(resource)) return false;
  const { read, change }: ConsoleResource = RESOURCES[resource];
  if (!CHANGES.includes(action)) return mayDo(subRole, read);
  return (
    change !== undefined && whoChanges(resource).some((kind) => kind === KIND_OF_ROLE[role]) && mayDo(subRole, change)
  );
}
