import { Session } from '#contract/calls/auth.ts';
import { AcceptInvitation, InvitationCode, OpenInvitation, ShownInvitation } from '#contract/calls/staff.ts';
import { Message } from '#contract/calls/wire.ts';
import { SELLER_OTP_SENT } from '#contract/messages.ts';
import { json } from '../http/answers.ts';
import { acceptInvitation, sendInvitationCode, showInvitation } from '../domain/accounts/staff/index.ts';
import { call } from './call.ts';

/** Calls of people with a mailed invitation to work for the platform or for a seller. */
export const invitationCalls = [
  call({
    method: 'POST',
    path: '/api/invitations/open',
    summary: 'What the secret of a mailed link invites to.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: OpenInvitation,
    answer: json(ShownInvitation),
    refuses: [
      'INVITATION_LINK_WRONG',
      'INVITATION_LINK_USED',
      'INVITATION_LINK_WITHDRAWN',
      'INVITATION_LINK_EXPIRED',
      'INVITATION_SENDER_LEFT',
      'INVITATION_BUSINESS_NOT_ACTIVE',
    ],
    run: (shop, _, { body }) => showInvitation(shop, body.token),
  }),
  call({
    method: 'POST',
    path: '/api/invitations/code',
    summary: 'Mails the code an invitation is accepted with, to its own email alone.',
    who: 'public',
    isDoor: true,
    limit: 'sendCode',
    body: InvitationCode,
    answer: json(Message),
    refuses: [
      'INVITATION_LINK_WRONG',
      'INVITATION_SENDER_LEFT',
      'INVITATION_BUSINESS_NOT_ACTIVE',
      'CODE_RESEND_LOCKED',
      'CODE_TOO_MANY',
    ],
    async run(shop, _, { body }) {
      await sendInvitationCode(shop, body);
      return { message: SELLER_OTP_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Accepts an invitation with that code, and opens a session to work in.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: AcceptInvitation,
    answer: json(Session),
    refuses: [
      'INVITATION_LINK_WRONG',
      'INVITATION_LINK_USED',
      'INVITATION_LINK_WITHDRAWN',
      'INVITATION_LINK_EXPIRED',
      'INVITATION_SENDER_LEFT',
      'INVITATION_BUSINESS_NOT_ACTIVE',
      'WORKS_FOR_ANOTHER_SELLER',
      'CODE_WRONG',
      'CODE_VOID',
      'CODE_TRIES_USED_UP',
    ],
    run: (shop, _, { body }) => acceptInvitation(shop, body),
  }),
];
