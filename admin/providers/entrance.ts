import type { Role } from '#contract/calls/permissions.ts';

/** One of the console's two entrances, by the address: it decides how people sign in and as what. */
export interface Entrance {
  basename: '/seller' | '/admin';
  role: Role;
  /** The people who work behind it. */
  people: string;
  sendCodeCall: string;
  signInCall: string;
  /** Shown if the code was right but the person does not work behind this entrance. */
  refusal: string;
}

const SELLER_ENTRANCE: Entrance = {
  basename: '/seller',
  role: 'ROLE_SELLER',
  people: 'Seller',
  sendCodeCall: '/sellers/send/login-signup-otp',
  signInCall: '/sellers/verify/login-top',
  refusal: 'This account does not sell here. Please use the email you registered your business with.',
};

const ADMIN_ENTRANCE: Entrance = {
  basename: '/admin',
  role: 'ROLE_ADMIN',
  people: 'Admin',
  sendCodeCall: '/auth/sent/login-signup-otp',
  signInCall: '/auth/signIn',
  refusal: 'This is not an admin account. Sellers sign in at /seller.',
};

export const entrance: Entrance = /^\/admin(\/|$)/.test(window.location.pathname) ? ADMIN_ENTRANCE : SELLER_ENTRANCE;
