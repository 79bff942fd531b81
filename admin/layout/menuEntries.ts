import { Building2, ListChecks, ShoppingBasket } from 'lucide-react';
import type { ComponentType } from 'react';
import { useCanAccess, useCanAccessResources, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { entrance } from '../providers/entrance.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/layout.ts';

export interface MenuEntry {
  to: string;
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const BUSINESS: MenuEntry = { to: '/business', label: common.business, icon: Building2 };
const TODAY: MenuEntry = { to: '/today', label: common.today, icon: ListChecks };

const QUICK_SALE: MenuEntry = { to: '/quick-sale', label: words.quickSale, icon: ShoppingBasket };

/**
 * Returns the entries of the menu in the order of the resources. Sellers also have the day's work after the overview,
 * and the business at the end. Staff of the platform who may place orders also have the quick sale.
 */
export function useMenuEntries(): MenuEntry[] {
  const all = Object.values(useResourceDefinitions());
  const labelOf = useGetResourceLabel();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: all.map(({ name }) => name) });
  const { canAccess: seesBusiness } = useCanAccess({ resource: 'business', action: 'list' });
  const entries = all
    .filter(({ name }) => canAccess?.[name])
    .map(({ name, icon }) => ({ to: `/${name}`, label: labelOf(name, 2), icon: icon as MenuEntry['icon'] }));
  const { canAccess: sells } = useCanAccess({ resource: 'orders', action: 'place' });
  if (entrance.role !== 'ROLE_SELLER') return sells ? [...entries, QUICK_SALE] : entries;
  const ahead = entries[0]?.to === '/overview' ? 1 : 0;
  const withDay = canAccess?.orders ? entries.toSpliced(ahead, 0, TODAY) : entries;
  return seesBusiness ? [...withDay, BUSINESS] : withDay;
}
