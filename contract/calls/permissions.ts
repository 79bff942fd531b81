import type { SellerStatus } from '../states/seller.ts';

/** The role of a session. A person may have several memberships; the way of signing in selects one. */
export const ROLES = ['ROLE_CUSTOMER', 'ROLE_SELLER', 'ROLE_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** The sub-role from the invitation of a staff member, of the platform or of one seller. */
export const SUB_ROLES = ['owner', 'catalogue', 'orders', 'finance', 'support', 'readOnly'] as const;
export type SubRole = (typeof SUB_ROLES)[number];

/** The kinds of actors. History, audit and stock movements name one of them. */
export const ACTOR_KINDS = [
  'visitor',
  'customer',
  'seller',
  'admin',
  'system',
  'gateway',
  'courier',
  'messageService',
] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export const KIND_OF_ROLE = {
  ROLE_CUSTOMER: 'customer',
  ROLE_SELLER: 'seller',
  ROLE_ADMIN: 'admin',
} as const satisfies Record<Role, ActorKind>;

interface PermissionRule {
  /** The sub-roles with this permission. */
  heldBy: readonly SubRole[];
  /** The statuses of a seller in which its staff may use it; all if undefined. */
  sellerStatuses?: readonly SellerStatus[];
  /** Whether it moves money, so that people with a second factor must present it again. */
  asksAgain: boolean;
}

const always = (...heldBy: SubRole[]): PermissionRule => ({ heldBy, asksAgain: false });
const whileActive = (...heldBy: SubRole[]): PermissionRule => ({
  heldBy,
  sellerStatuses: ['ACTIVE'],
  asksAgain: false,
});
/** Goods are prepared while the platform checks the seller's papers, too; nothing of them is public until then. */
const alsoBeforeApproval = (...heldBy: SubRole[]): PermissionRule => ({
  heldBy,
  sellerStatuses: ['PENDING_VERIFICATION', 'ACTIVE'],
  asksAgain: false,
});
const askedAgain = (rule: PermissionRule): PermissionRule => ({ ...rule, asksAgain: true });

/**
 * The permissions of staff, by sub-role. Routes, menus and buttons all read this table, so that no one is offered an
 * action that would be refused. Customers have no permissions: their access depends on ownership.
 */
export const PERMISSIONS = {
  /** Sales figures. */
  'figures.read': always('owner', 'finance', 'readOnly'),
  'orders.read': always('owner', 'orders', 'finance', 'support', 'readOnly'),
  'orders.move': whileActive('owner', 'orders'),
  /** Orders that staff of the platform place for a customer. */
  'orders.place': always('owner', 'orders', 'support'),
  /** Internal notes on an order. */
  'orders.note': always('owner', 'orders', 'finance', 'support'),
  'refunds.read': always('owner', 'finance', 'support', 'readOnly'),
  'refunds.pay': askedAgain(whileActive('owner', 'finance')),
  /** Payouts and the ledger: a seller's own; for admins, of all sellers. */
  'payouts.read': always('owner', 'finance', 'readOnly'),
  'payouts.run': askedAgain(whileActive('owner', 'finance')),
  /** Tax reports: GSTR-1 of a seller; TCS and TDS of the platform. */
  'taxReports.read': always('owner', 'finance'),
  'remittances.write': whileActive('owner', 'finance'),
  'catalogue.read': always('owner', 'catalogue', 'orders', 'support', 'readOnly'),
  'catalogue.write': alsoBeforeApproval('owner', 'catalogue'),
  'stock.read': always('owner', 'catalogue', 'orders', 'readOnly'),
  'stock.write': alsoBeforeApproval('owner', 'catalogue', 'orders'),
  /** The library of files: pictures, films and documents. */
  'files.read': always('owner', 'catalogue', 'orders', 'support', 'readOnly'),
  'files.write': alsoBeforeApproval('owner', 'catalogue'),
  'coupons.read': always('owner', 'catalogue', 'finance', 'support', 'readOnly'),
  'coupons.write': whileActive('owner', 'catalogue'),
  /** Bundles: a seller's own; for admins, of all sellers. */
  'bundles.read': always('owner', 'catalogue', 'finance', 'support', 'readOnly'),
  'bundles.write': whileActive('owner', 'catalogue'),
  'collections.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'collections.write': whileActive('owner', 'catalogue'),
  /** The shop's own words of the search. */
  'searchWords.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'searchWords.write': whileActive('owner', 'catalogue'),
  'tickets.read': always('owner', 'orders', 'support', 'readOnly'),
  'tickets.write': whileActive('owner', 'support'),
  'customers.read': always('owner', 'orders', 'support', 'readOnly'),
  'customers.write': always('owner', 'support'),
  /** Subscribers to the newsletter. */
  'newsletter.read': always('owner', 'support'),
  'newsletter.write': always('owner', 'support'),
  /** Messages by WhatsApp and SMS. */
  'messages.read': always('owner', 'support', 'readOnly'),
  /** Letters of the newsletter. */
  'letters.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'letters.write': always('owner', 'catalogue'),
  /** Requests about personal data. */
  'privacy.read': always('owner', 'support', 'readOnly'),
  'privacy.write': always('owner', 'support'),
  'reviews.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'reviews.write': whileActive('owner', 'support'),
  /** A seller's own business; for admins, all sellers. */
  'sellers.read': always('owner', 'finance', 'support', 'readOnly'),
  'sellers.write': askedAgain(always('owner')),
  /** The days on which a seller sends nothing. */
  'sellers.holiday': always('owner'),
  'settings.read': always('owner', 'readOnly'),
  'settings.write': always('owner'),
  'tax.read': always('owner', 'catalogue', 'finance', 'support', 'readOnly'),
  'tax.write': always('owner', 'finance'),
  /** Operations: jobs, publishing, and the outbox. */
  'system.read': always('owner', 'readOnly'),
  'system.write': always('owner'),
  /** Staff and their sessions. */
  'staff.read': always('owner'),
  'staff.write': askedAgain(always('owner')),
  /** Invitations are mailed in the name of the business, so the platform must have approved the business. */
  'staff.invite': askedAgain(whileActive('owner')),
  'audit.read': always('owner', 'readOnly'),
  'blog.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'blog.write': whileActive('owner', 'catalogue'),
  /** The home page, the shop's own pages, its menu and the columns of its footer. */
  'pages.read': always('owner', 'catalogue', 'support', 'readOnly'),
  'pages.write': whileActive('owner', 'catalogue'),
} as const satisfies Record<string, PermissionRule>;
export type Permission = keyof typeof PERMISSIONS;

/** Returns whether a person with this sub-role has the permission; customers, who have none, do not. */
export function mayDo(subRole: SubRole | null, permission: Permission): boolean {
  return subRole !== null && PERMISSIONS[permission].heldBy.includes(subRole);
}

/** Returns whether staff of a seller in this status may use a permission; the platform's staff have no seller. */
export function isAllowedIn(sellerStatus: SellerStatus | null, permission: Permission): boolean {
  const { sellerStatuses }: PermissionRule = PERMISSIONS[permission];
  return sellerStatus === null || sellerStatuses === undefined || sellerStatuses.includes(sellerStatus);
}
