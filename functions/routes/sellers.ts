import * as z from 'zod/mini';
import { PasswordSignIn, SendCode, Session, SignIn } from '#contract/calls/auth.ts';
import { SELLER_OTP_SENT } from '#contract/messages.ts';
import {
  ChangeSeller,
  ConfirmRegistration,
  MoveReason,
  PublicSeller,
  RegisterSeller,
  Seller,
  SentPaper,
} from '#contract/calls/sellers.ts';
import { Message } from '#contract/calls/wire.ts';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { sendCode, signIn, signInWithPassword } from '../domain/accounts/auth/index.ts';
import { confirmRegistration, readRegistered, registerSeller } from '../domain/sellers/registration/index.ts';
import {
  changeSeller,
  listSellers,
  moveSeller,
  readOwnSeller,
  readPapers,
  readSeller,
} from '../domain/sellers/sellers/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

export const sellerCalls = [
  call({
    method: 'POST',
    path: '/sellers/send/login-signup-otp',
    summary:
      "Mails a code for signing in as a seller; it belongs to the handle that is sent along, else to the client's network.",
    who: 'public',
    isDoor: true,
    limit: 'sendCode',
    body: SendCode,
    answer: json(Message),
    refuses: ['CODE_RESEND_LOCKED', 'CODE_TOO_MANY'],
    async run(shop, _, { body }) {
      await sendCode(shop, { purpose: 'seller', ...body });
      return { message: SELLER_OTP_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/sellers/verify/login-top',
    summary: "Opens a seller's session with the code mailed to the email.",
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: SignIn,
    answer: json(Session),
    refuses: ['CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP', 'ACCOUNT_MISSING', 'SELLER_ACCOUNT_MISSING'],
    run: (shop, _, { body }) => signIn(shop, 'seller', body),
  }),
  call({
    method: 'POST',
    path: '/sellers/login',
    summary: "Opens a seller's session with a password.",
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: PasswordSignIn,
    answer: json(Session),
    refuses: ['PASSWORD_WRONG', 'PASSWORD_TOO_MANY'],
    run: (shop, _, { body }) => signInWithPassword(shop, body),
  }),
  call({
    method: 'POST',
    path: '/sellers/create',
    summary:
      'Registers a business. `otp`, mailed to the email, gives it its owner at once; else the link of the mail does, within a day.',
    who: 'public',
    isDoor: true,
    limit: 'sendCode',
    body: RegisterSeller,
    answer: json(Seller),
    refuses: ['GSTIN_TAKEN', 'CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP'],
    run: (shop, _, { body }) => registerSeller(shop, body),
    again: (shop, _, __, reference) => readRegistered(shop, reference),
  }),
  call({
    method: 'POST',
    path: '/sellers/confirm',
    summary: 'Proves the email of a registration by the secret of the mailed link, and opens a session of its owner.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: ConfirmRegistration,
    answer: json(Session),
    refuses: [
      'REGISTRATION_LINK_WRONG',
      'REGISTRATION_LINK_USED',
      'REGISTRATION_LINK_EXPIRED',
      'REGISTRATION_PASSWORD_WRONG',
      'GSTIN_TAKEN',
    ],
    run: (shop, _, { body }) => confirmRegistration(shop, body),
  }),
  call({
    method: 'GET',
    path: '/sellers/profile',
    summary: 'The business one works for.',
    who: ['seller'],
    may: 'sellers.read',
    answer: json(Seller),
    run: (shop, seller) => readOwnSeller(shop, seller),
  }),
  call({
    method: 'GET',
    path: '/sellers',
    summary: `Sellers by name, with what everybody may know; those that sell, for a seller its own business too, for the house all. ${MAX_ROWS} of them, or those of a range.`,
    who: 'public',
    query: z.object({ status: z.optional(z.enum(SELLER_STATUSES)), range: Range }),
    answer: json(z.array(PublicSeller)),
    async run(shop, viewer, { query: { status, range } }) {
      const rows = rowsAsked(range);
      return answerRows('sellers', rows, await listSellers(shop, viewer, { ...rows, status }));
    },
  }),
  call({
    method: 'PATCH',
    path: '/sellers',
    summary: "Changes one's business. Another bank account holds payouts back for a while.",
    who: ['seller'],
    may: 'sellers.write',
    body: ChangeSeller,
    answer: json(Seller),
    refuses: ['SELLER_NOT_FOUND', 'FILE_UNKNOWN', 'PICTURE_UNFIT'],
    current: Seller,
    run: (shop, seller, { body }) => changeSeller(shop, seller, body),
  }),
  call({
    method: 'GET',
    path: '/sellers/:id{[0-9]+}',
    summary: 'One seller, with what everybody may know.',
    who: 'public',
    params: z.object({ id: IdParam }),
    answer: json(PublicSeller),
    refuses: ['SELLER_NOT_FOUND'],
    run: (shop, viewer, { params }) => readSeller(shop, viewer, params.id),
  }),
  call({
    method: 'GET',
    path: '/sellers/:id{[0-9]+}/papers',
    summary:
      'The papers of a business, by addresses that are good for ten minutes: one’s own, for the house anybody’s.',
    who: ['seller', 'admin'],
    may: 'sellers.read',
    params: z.object({ id: IdParam }),
    answer: json(z.array(SentPaper)),
    refuses: ['SELLER_NOT_FOUND'],
    run: (shop, staff, { params }) => readPapers(shop, staff, params.id),
  }),
  call({
    method: 'DELETE',
    path: '/sellers/:id{[0-9]+}',
    summary: 'Closes a seller for good. What was sold stays on record.',
    who: ['admin'],
    may: 'sellers.write',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['SELLER_NOT_FOUND', 'SELLER_MOVE_ILLEGAL', 'SELLER_EMAIL_UNPROVEN', 'SELLER_HAS_ORDERS'],
    async run(shop, admin, { params }) {
      await moveSeller(shop, admin, params.id, { status: 'CLOSED', reason: '' });
      return { message: 'The seller is closed.' };
    },
  }),
  call({
    method: 'PATCH',
    path: '/admin/seller/:id{[0-9]+}/status/:status',
    summary: 'Lets a seller sell, stops it, or closes it.',
    who: ['admin'],
    may: 'sellers.write',
    params: z.object({ id: IdParam, status: z.enum(SELLER_STATUSES) }),
    body: MoveReason,
    answer: json(Seller),
    refuses: ['SELLER_NOT_FOUND', 'SELLER_MOVE_ILLEGAL', 'SELLER_EMAIL_UNPROVEN', 'SELLER_HAS_ORDERS'],
    current: Seller,
    run: (shop, admin, { params, body }) => moveSeller(shop, admin, params.id, { ...body, status: params.status }),
  }),
];
