import * as z from 'zod/mini';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { mailKind } from '../../platform/outbox/index.ts';

export const alarmMail = mailKind(
  'alarm',
  z.object({ fullName: z.string(), text: z.string() }),
  mailTemplate({
    title: 'Trouble in the shop',
    to: 'staff',
    when: 'to the owners of the platform, at most once a day for each trouble: a job that fails, mails that were given up, webhooks that stopped, a short disk, an old backup',
    words: {
      subject: 'Your shop needs you',
      greeting: 'Namaste {name},',
      text: '{trouble}\n\nThe page Doctor of the console shows what to do.',
    },
    facts: { name: 'The name of the owner' },
    sentences: { trouble: 'What was found' },
    content: ({ fullName, text }, origin) => ({
      facts: { name: fullName, trouble: text },
      link: { label: 'Open Doctor', href: `${origin}/admin/doctor` },
    }),
    sample: { fullName: 'Leela Rao', text: 'The disk has 120 MB free and needs 200 MB.' },
  }),
);
