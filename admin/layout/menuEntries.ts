import { Building2, ListChecks } from 'lucide-react';
import type { ComponentType } from 'react';
import { useCanAccess, useCanAccessResources, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { entrance } from '../providers/entrance.ts';

export interface MenuEntry {
  to: string;
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const BUSINESS: MenuEntry = { to: '/business', label: 'Business', icon: Building2 };
const TODAY: MenuEntry = { to: '/today', label: 'Today', icon: ListChecks };

/** What the session may see, in the order it is registered, and for who works for a seller its day and its business. */
export function useMenuEntries(): MenuEntry[] {
  const all = Object.values(useResourceDefinitions());
  const labelOf = useGetResourceLabel();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: all.map(({ name }) => name) });
  const { canAccess: seesBusiness } = useCanAccess({ resource: 'business', action: 'list' });
  const entries = all
    .filter(({ name }) => canAccess?.[name])
    .map(({ name, icon }) => ({ to: `/${name}`, label: labelOf(name, 2), icon: icon as MenuEntry['icon'] }));
  if (entrance.role !== 'ROLE_SELLER') return entries;
  return [...entries, ...(canAccess?.orders ? [TODAY] : []), ...(seesBusiness ? [BUSINESS] : [])];
}
