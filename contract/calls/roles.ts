/** The role a session carries. One person may hold several memberships; the door they came in by chose this one. */
export const ROLES = ['ROLE_CUSTOMER', 'ROLE_SELLER', 'ROLE_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** What a member of staff, of the house or of one seller, was invited to do. */
export const SUB_ROLES = ['owner', 'catalogue', 'orders', 'finance', 'support', 'readOnly'] as const;
export type SubRole = (typeof SUB_ROLES)[number];

/** Who may be behind an action. History, audit and stock movements name one of these. */
export const ACTOR_KINDS = ['visitor', 'customer', 'seller', 'admin', 'system', 'gateway', 'courier'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export const KIND_OF_ROLE = {
  ROLE_CUSTOMER: 'customer',
  ROLE_SELLER: 'seller',
  ROLE_ADMIN: 'admin',
} as const satisfies Record<Role, ActorKind>;

/**
 * What staff may do, by sub-role. Routes, menus and buttons all read this table, so that nobody is shown a door that
 * is locked. Customers hold no permissions: what is theirs is decided by ownership.
 */
export const PERMISSIONS = {
  'orders.read': ['owner', 'orders', 'finance', 'support', 'readOnly'],
  'orders.move': ['owner', 'orders'],
  'catalogue.read': ['owner', 'catalogue', 'orders', 'support', 'readOnly'],
  'catalogue.write': ['owner', 'catalogue'],
  'stock.read': ['owner', 'catalogue', 'orders', 'readOnly'],
  'stock.write': ['owner', 'catalogue', 'orders'],
  'coupons.read': ['owner', 'catalogue', 'finance', 'support', 'readOnly'],
  'coupons.write': ['owner', 'catalogue'],
  'tickets.read': ['owner', 'orders', 'support', 'readOnly'],
  'tickets.write': ['owner', 'support'],
  'blog.read': ['owner', 'catalogue', 'support', 'readOnly'],
  'blog.write': ['owner', 'catalogue'],
} as const satisfies Record<string, readonly SubRole[]>;
export type Permission = keyof typeof PERMISSIONS;

/** Whether staff with this sub-role may do it. */
export function mayDo(subRole: SubRole, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly SubRole[]).includes(subRole);
}
