import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import { MailPreview, MailText, MailTexts, MailTextValues, WriteMailText } from '#contract/calls/mail-texts.ts';
import { versionsOf } from '#contract/calls/store-settings.ts';
import { Message } from '#contract/calls/wire.ts';
import {
  changeMailText,
  listMailTexts,
  previewMail,
  readMailText,
  readMailVersions,
  sendTestMail,
  testMailSent,
} from '../../domain/platform/mail-texts/index.ts';
import { json } from '../../http/answers.ts';
import { call } from '../call.ts';

const { who, read, change } = RESOURCES.settings;
const params = z.object({ mail: z.string().check(z.maxLength(60)) });

/** The texts of the shop's mails. Each mail has an address below the settings. */
export const mailTextCalls = [
  call({
    method: 'GET',
    path: '/api/admin/settings/mails',
    summary: 'The mails the shop sends: to whom, when, and whose words were changed.',
    who,
    may: read,
    answer: json(MailTexts),
    run: (shop) => listMailTexts(shop),
  }),
  call({
    method: 'GET',
    path: '/api/admin/settings/mails/:mail',
    summary: 'The words of a mail, and what may stand in them.',
    who,
    may: read,
    params,
    answer: json(MailText),
    refuses: ['NOT_FOUND'],
    run: (shop, _, { params: { mail } }) => readMailText(shop, mail),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/settings/mails/:mail',
    summary: 'Changes the words of a mail, from now on.',
    who,
    may: change,
    params,
    body: WriteMailText,
    answer: json(MailText),
    refuses: ['NOT_FOUND'],
    current: MailText,
    run: (shop, admin, { params: { mail }, body }) => changeMailText(shop, admin, mail, body),
    again: (shop, _, { params: { mail } }) => readMailText(shop, mail),
  }),
  call({
    method: 'GET',
    path: '/api/admin/settings/mails/:mail/versions',
    summary: 'The words a mail had, and who changed them why.',
    who,
    may: read,
    params,
    answer: json(versionsOf(MailTextValues)),
    refuses: ['NOT_FOUND'],
    run: (shop, _, { params: { mail } }) => readMailVersions(shop, mail),
  }),
  call({
    method: 'POST',
    path: '/api/admin/settings/mails/:mail/preview',
    summary: 'A mail in these words, as HTML and as text, with facts that do not exist. Nothing is kept.',
    who,
    may: read,
    params,
    body: MailTextValues,
    answer: json(MailPreview),
    refuses: ['NOT_FOUND'],
    run: (shop, _, { params: { mail }, body }) => Promise.resolve(previewMail(shop, mail, body)),
  }),
  call({
    method: 'POST',
    path: '/api/admin/settings/mails/:mail/test',
    summary: 'Mails the same to whoever asks, marked as a test.',
    who,
    may: change,
    params,
    body: MailTextValues,
    answer: json(Message),
    refuses: ['NOT_FOUND'],
    run: (shop, admin, { params: { mail }, body }) => sendTestMail(shop, admin, mail, body),
    again: (shop, admin) => testMailSent(shop, admin),
  }),
];
