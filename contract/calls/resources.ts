import type { Permission } from './roles.ts';

interface ConsoleResource {
  /** How people call one of it, and several. */
  label: { one: string; many: string };
  /** Who finds it in their console: sellers their own rows, the house all of them. */
  who: readonly ('seller' | 'admin')[];
  /** What staff need to see it. */
  read: Permission;
  /** What staff need to change it. */
  change: Permission;
}

/**
 * What the console manages, each under `/api/admin/{name}`: routes, menu, permissions, words and tests read this one
 * table, in the order of the menu.
 */
export const RESOURCES = {
  orders: {
    label: { one: 'Order', many: 'Orders' },
    who: ['seller', 'admin'],
    read: 'orders.read',
    change: 'orders.move',
  },
  products: {
    label: { one: 'Product', many: 'Products' },
    who: ['seller', 'admin'],
    read: 'catalogue.read',
    change: 'catalogue.write',
  },
  skus: {
    label: { one: 'SKU', many: 'SKUs' },
    who: ['seller', 'admin'],
    read: 'catalogue.read',
    change: 'catalogue.write',
  },
  inventory: {
    label: { one: 'Inventory', many: 'Inventory' },
    who: ['seller', 'admin'],
    read: 'stock.read',
    change: 'stock.write',
  },
  coupons: {
    label: { one: 'Coupon', many: 'Coupons' },
    who: ['admin'],
    read: 'coupons.read',
    change: 'coupons.write',
  },
  tickets: {
    label: { one: 'Ticket', many: 'Tickets' },
    who: ['admin'],
    read: 'tickets.read',
    change: 'tickets.write',
  },
} as const satisfies Record<string, ConsoleResource>;
export type ResourceName = keyof typeof RESOURCES;

export function isResource(name: string): name is ResourceName {
  return Object.hasOwn(RESOURCES, name);
}
