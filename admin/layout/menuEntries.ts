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

/**
 * Returns the entries of the menu in the order of the resources. Sellers also have the day's work after the overview,
 * and the business at the end.
 */
export function useMenuEntries(): MenuEntry[] {
  const all = Object.values(useResourceDefinitions());
  const labelOf = useGetResourceLabel();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: all.map(({ name }) => name) });
  const { canAccess: seesBusiness } = useCanAccess({ resource: 'business', action: 'list' });
  const entries = all
    .filter(({ name }) => canAccess?.[name])
    .map(({ name, icon }) => ({ to: `/${name}`, label: labelOf(name, 2), icon: icon as MenuEntry['icon'] }));
  if (entrance.role !== 'ROLE_SELLER') return entries;
  const ahead = entries[0]?.to === '/overview' ? 1 : 0;
  const withDay = canAccess?.orders ? entries.toSpliced(ahead, 0, TODAY) : entries;
  return seesBusiness ? [...withDay, BUSINESS] : withDay;
}
