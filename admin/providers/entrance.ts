import type { Role } from '#contract/calls/permissions.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/providers.ts';

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
  people: common.seller,
  sendCodeCall: '/sellers/send/login-signup-otp',
  signInCall: '/sellers/verify/login-top',
  refusal: words.thisAccountDoesNotSell,
};

const ADMIN_ENTRANCE: Entrance = {
  basename: '/admin',
  role: 'ROLE_ADMIN',
  people: words.admin,
  sendCodeCall: '/auth/sent/login-signup-otp',
  signInCall: '/auth/signIn',
  refusal: words.thisIsNotAnAdmin,
};

export const entrance: Entrance = /^\/admin(\/|$)/.test(window.location.pathname) ? ADMIN_ENTRANCE : SELLER_ENTRANCE;
