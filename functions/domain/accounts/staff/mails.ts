import * as z from 'zod/mini';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { ADMIN_CONSOLE_PATH, joinPath, SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { byCase, mailTemplate } from '../../../mails/mail-template.ts';
import { SELLER, TOKEN, UNTIL } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

/** Returns the business as part of a sentence. Without a seller it is the platform. */
const workplace = ({ sellerName }: { sellerName: string | null }, shopName: string) =>
  sellerName === null ? shopName : `${sellerName} on ${shopName}`;

const WORKPLACE = 'Where they work: the shop, or a seller on it';

export const staffInvitedMail = mailKind(
  'staffInvited',
  z.object({
    /** Null for the platform. */
    sellerName: z.nullable(z.string()),
    subRole: z.enum(SUB_ROLES),
    invitedBy: z.string(),
    expiresAt: z.number(),
    token: z.string(),
  }),
  mailTemplate({
    title: 'Invited to work here',
    to: 'staff',
    when: 'when somebody is invited to work for the platform or for a seller',
    words: {
      subject: 'You are invited to work for {workplace}',
      greeting: 'Namaste,',
      text: '{inviter} invites you to work for {workplace}.\n\nOpen this link and confirm your email with an OTP. It can be used once.\n\nIf you do not know who this is, please ignore this email.',
    },
    facts: { workplace: WORKPLACE, inviter: 'Who invites' },
    content: (mail, origin, shopName) => ({
      facts: { workplace: workplace(mail, shopName), inviter: mail.invitedBy },
      rows: [
        { label: 'Your role', value: SUB_ROLE_NAMES[mail.subRole] },
        { label: 'Valid until', value: formatInstant(mail.expiresAt) },
      ],
      link: { label: 'Accept the invitation', href: `${origin}${joinPath(mail.token, mail.sellerName !== null)}` },
    }),
    sample: {
      sellerName: SELLER,
      subRole: 'orders',
      invitedBy: 'Meera Rao',
      expiresAt: UNTIL,
      token: TOKEN,
    },
  }),
);

/** Tells an owner of a business, or of the platform, that a person accepted an invitation to work there. */
export const staffJoinedMail = mailKind(
  'staffJoined',
  z.object({
    sellerName: z.nullable(z.string()),
    fullName: z.string(),
    email: z.string(),
    subRole: z.enum(SUB_ROLES),
    invitedBy: z.string(),
  }),
  mailTemplate({
    title: 'Somebody joined',
    to: 'staff',
    when: 'to the owners, when somebody accepted an invitation to work for the platform or for a seller',
    words: {
      subject: '{person} now works for {workplace}',
      greeting: 'Namaste,',
      text: '{person} accepted the invitation of {inviter} and now works for {workplace}.\n\nIf you did not expect this, please end their access in the console, under Staff.',
    },
    facts: { person: 'Who joined', inviter: 'Who invited them', workplace: WORKPLACE },
    content: (mail, origin, shopName) => ({
      facts: { person: mail.fullName, inviter: mail.invitedBy, workplace: workplace(mail, shopName) },
      rows: [
        { label: 'Email', value: mail.email },
        { label: 'Role', value: SUB_ROLE_NAMES[mail.subRole] },
      ],
      link: {
        label: 'Open the staff list',
        href: `${origin}${mail.sellerName === null ? ADMIN_CONSOLE_PATH : SELLER_CONSOLE_PATH}/staff`,
      },
    }),
    sample: {
      sellerName: SELLER,
      fullName: 'Isha Menon',
      email: 'isha@example.in',
      subRole: 'orders',
      invitedBy: 'Meera Rao',
    },
  }),
);

const StaffChanged = z.object({
  sellerName: z.nullable(z.string()),
  /** Null when they do not work there any more. */
  subRole: z.nullable(z.enum(SUB_ROLES)),
});

/** A member of staff has another role, or does not work there any more. */
export const staffChangedMail = mailKind(
  'staffChanged',
  StaffChanged,
  byCase(({ subRole }) => (subRole === null ? 'left' : 'role'), {
    role: mailTemplate({
      title: 'Another role',
      to: 'staff',
      when: 'when the role of a member of the staff was changed',
      words: {
        subject: 'Your role at {workplace} has changed',
        greeting: 'Namaste,',
        text: 'Your role at {workplace} is now {role}.',
      },
      facts: { workplace: WORKPLACE, role: 'The new role' },
      content: (mail, origin, shopName) => ({
        facts: {
          workplace: workplace(mail, shopName),
          role: mail.subRole === null ? '' : SUB_ROLE_NAMES[mail.subRole],
        },
        link: {
          label: 'Open the console',
          href: `${origin}${mail.sellerName === null ? ADMIN_CONSOLE_PATH : SELLER_CONSOLE_PATH}`,
        },
      }),
      sample: { sellerName: SELLER, subRole: 'finance' },
    }),
    left: mailTemplate({
      title: 'No role any more',
      to: 'staff',
      when: 'when somebody does not work there any more',
      words: {
        subject: 'You no longer work for {workplace}',
        greeting: 'Namaste,',
        text: 'Your access to the console of {workplace} has ended, and you are signed out of it.\n\nYour account as a shopper stays as it is.',
      },
      facts: { workplace: WORKPLACE },
      content: (mail, _origin, shopName) => ({ facts: { workplace: workplace(mail, shopName) } }),
      sample: { sellerName: SELLER, subRole: null },
    }),
  }),
);
