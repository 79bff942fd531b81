/** The role a session carries. One person may hold several memberships; the way they signed in chose this one. */
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

interface PermissionRule {
  /** Who of the staff holds it. */
  heldBy: readonly SubRole[];
  /** Whether staff of a seller may use it only while the seller is active. */
  needsActiveSeller: boolean;
  /** Whether it moves money: who has a second factor shows it again. */
  asksAgain: boolean;
}

const always = (...heldBy: SubRole[]): PermissionRule => ({ heldBy, needsActiveSeller: false, asksAgain: false });
const whileActive = (...heldBy: SubRole[]): PermissionRule => ({ heldBy, needsActiveSeller: true, asksAgain: false });
const askedAgain = (rule: PermissionRule): PermissionRule => ({ ...rule, asksAgain: true });

/**
 * What staff may do, by sub-role. Routes, menus and buttons all read this table, so that nobody is offered what they
 * would be refused. Customers hold no permissions: what is theirs is decided by ownership.
 */
export const PERMISSIONS = {
  /** What was sold, in sums. */
  'figures.read': always('owner', 'finance', 'readOnly'),
  'orders.read': always('owner', 'orders', 'finance', 'support', 'readOnly'),
  'orders.move': whileActive('owner', 'orders'),
  /** To note something of an order for one's own people. */
  'orders.note': always('owner', 'orders', 'finance', 'support'),
  'refunds.read': always('owner', 'finance', 'support', 'readOnly'),
  'refunds.pay': askedAgain(whileActive('owner', 'finance')),
  /** Payouts and the ledger: a seller's own, or for the house all of them. */
  'payouts.read': always('owner', 'finance', 'readOnly'),
  'payouts.run': askedAgain(whileActive('owner', 'finance')),
  /** What the tax office is told: GSTR-1 of a seller, and of the house TCS and TDS. */
  'taxReports.read': always('owner', 'finance'),
  'remittances.write': whileActive('owner', 'finance'),
  'catalogue.read': always('owner', 'catalogue', 'orders', 'support', 'readOnly'),
  'catalogue.write': whileActive('owner', 'catalogue'),
  'stock.read': always('owner', 'catalogue', 'orders', 'readOnly'),
  'stock.write': whileActive('owner', 'catalogue', 'orders'),
  /** The library of files: pictures, films and documents to be shown or kept. */
  'files.read': always('owner', 'catalogue', 'orders', 'support', 'readOnly'),
  'files.write': whileActive('owner', 'catalogue'),
  'coupons.read': always('owner', 'catalogue', 'finance', 'support', 'readOnly'),
  'coupons.write': whileActive('owner', 'catalogue'),
  'tickets.read': always('owner', 'orders', 'support', 'readOnly'),
  'tickets.write': whileActive('owner', 'support'),
  'customers.read': always('owner', 'orders', 'support', 'readOnly'),
  'customers.write': always('owner', 'support'),
  /** Who asked for the newsletter, and may be written to. */
  'newsletter.read': always('owner', 'support'),
  'newsletter.write': always('owner', 'support'),
  /** What people asked of the data about them. */
  'privacy.read': always('owner', 'support', 'readOnly'),
  'privacy.write': always('owner', 'support'),
  'reviews.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'reviews.write': whileActive('owner', 'support'),
  /** A seller's own business, or for the house all of them. */
  'sellers.read': always('owner', 'finance', 'support', 'readOnly'),
  'sellers.write': askedAgain(always('owner')),
  'settings.read': always('owner', 'readOnly'),
  'settings.write': always('owner'),
  'tax.read': always('owner', 'catalogue', 'finance', 'support', 'readOnly'),
  'tax.write': always('owner', 'finance'),
  /** What runs the shop: jobs, publishing, and what is told to the outside world. */
  'system.read': always('owner', 'readOnly'),
  'system.write': always('owner'),
  /** Who works there, and where they are signed in. */
  'staff.read': always('owner'),
  'staff.write': askedAgain(always('owner')),
  /** Mails people an invitation in the name of the business, so the platform must have looked at the business first. */
  'staff.invite': askedAgain(whileActive('owner')),
  'audit.read': always('owner', 'readOnly'),
  'blog.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'blog.write': whileActive('owner', 'catalogue'),
} as const satisfies Record<string, PermissionRule>;
export type Permission = keyof typeof PERMISSIONS;

/** Whether a person with this sub-role may do it; customers, who have none, may not. */
export function mayDo(subRole: SubRole | null, permission: Permission): boolean {
  return subRole !== null && PERMISSIONS[permission].heldBy.includes(subRole);
}
