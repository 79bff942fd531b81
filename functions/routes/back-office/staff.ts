import * as z from 'zod/mini';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { ChangeStaff, InviteStaff, StaffInvitation, StaffMember, StaffRecord } from '#contract/calls/staff.ts';
import { Message } from '#contract/calls/wire.ts';
import {
  changeStaff,
  inviteStaff,
  listInvitations,
  managedStaff,
  readInvitation,
  readInvitationTo,
  readRemovedStaff,
  removeStaff,
  sendInvitationAgain,
  signStaffOut,
  staffRecords,
  withdrawInvitation,
} from '../../domain/accounts/staff/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const WHO = ['seller', 'admin'] as const;
const ById = z.object({ id: IdParam });

export const managedStaffCalls = [
  call({
    method: 'GET',
    path: '/api/admin/staff/invitations',
    summary: 'Invitations of one’s business, or of the house, that nobody has accepted yet; at most a hundred.',
    who: WHO,
    may: 'staff.read',
    answer: json(z.array(StaffInvitation)),
    run: (shop, staff) => listInvitations(shop, staff),
  }),
  call({
    method: 'POST',
    path: '/api/admin/staff/invitations',
    summary: 'Asks somebody by mail to work for one’s business, or for the house.',
    who: WHO,
    may: 'staff.invite',
    body: InviteStaff,
    answer: json(StaffInvitation),
    refuses: ['STAFF_IS_YOU', 'STAFF_IS_MEMBER', 'STAFF_INVITED_ALREADY', 'STAFF_INVITATIONS_TOO_MANY'],
    run: (shop, staff, { body }) => inviteStaff(shop, staff, body),
    again: (shop, staff, { body }) => readInvitationTo(shop, staff, body.email),
  }),
  call({
    method: 'POST',
    path: '/api/admin/staff/invitations/:id{[0-9]+}/send',
    summary: 'Mails an invitation once more, with another link in place of the one before.',
    who: WHO,
    may: 'staff.invite',
    params: ById,
    body: z.object({}),
    answer: json(StaffInvitation),
    refuses: ['INVITATION_NOT_FOUND', 'STAFF_INVITATIONS_TOO_MANY'],
    run: (shop, staff, { params }) => sendInvitationAgain(shop, staff, params.id),
    again: (shop, staff, { params }) => readInvitation(shop, staff, params.id),
  }),
  call({
    method: 'DELETE',
    path: '/api/admin/staff/invitations/:id{[0-9]+}',
    summary: 'Takes an invitation back.',
    who: WHO,
    may: 'staff.write',
    params: ById,
    answer: json(Message),
    refuses: ['INVITATION_NOT_FOUND'],
    async run(shop, staff, { params }) {
      await withdrawInvitation(shop, staff, params.id);
      return { message: 'The invitation is withdrawn.' };
    },
  }),
  call({
    method: 'DELETE',
    path: '/api/admin/staff/:id{[0-9]+}/sessions',
    summary: 'Signs a member out everywhere they work for it.',
    who: WHO,
    may: 'staff.write',
    params: ById,
    answer: json(StaffRecord),
    refuses: ['STAFF_NOT_FOUND', 'NOT_FOUND'],
    run: (shop, staff, { params }) => signStaffOut(shop, staff, params.id, null),
  }),
  call({
    method: 'DELETE',
    path: '/api/admin/staff/:id{[0-9]+}/sessions/:sessionId',
    summary: 'Ends one session a member works in.',
    who: WHO,
    may: 'staff.write',
    params: z.object({
      id: IdParam,
      sessionId: z.string().check(z.regex(/^[\w-]{1,64}$/, 'The session id is not one')),
    }),
    answer: json(StaffRecord),
    refuses: ['STAFF_NOT_FOUND', 'NOT_FOUND'],
    run: (shop, staff, { params }) => signStaffOut(shop, staff, params.id, params.sessionId),
  }),
  ...resource({
    name: 'staff',
    row: StaffMember,
    rows: managedStaff,
    full: { row: StaffRecord, one: staffRecords.one },
    sortedBy: { by: 'id', descending: true },
    filters: { of: z.enum(['house', 'sellers']), sellerId: z.int(), subRole: z.enum(SUB_ROLES) },
    update: {
      summary: 'Gives a member another role.',
      body: ChangeStaff,
      refuses: ['STAFF_LAST_OWNER'],
      run: changeStaff,
    },
    archive: {
      summary: 'Ends somebody’s work there, and their sessions with it.',
      refuses: ['STAFF_LAST_OWNER'],
      run: removeStaff,
      again: readRemovedStaff,
    },
  }),
];
