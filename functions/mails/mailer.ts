import type { Mailer } from '../domain/platform/outbox/index.ts';
import type { MailService } from '../ports/mail.ts';
import { layOut } from './layout.ts';
import { listed } from './letter.ts';
import { letterOf, LETTERS, write } from './letters.ts';

/** The prefix of the subject of a test mail, which people send to themselves. */
const TEST_MARK = 'Test: ';

/**
 * Returns a mailer that writes the shop's mails and hands them to a mail service. Links in them begin with `origin`.
 */
export function mailerOver(service: MailService, origin: string): Mailer {
  const preview: Mailer['preview'] = (id, words) => {
    const mail = LETTERS.get(id)!.sample;
    return layOut(mail.to, write(mail, words, origin));
  };
  return {
    letters: [...LETTERS].map(([id, letter]) => listed(id, letter)),
    letterOf,
    preview,
    send: (mail, words, key) => service.send(layOut(mail.to, write(mail, words, origin)), key),
    sendTest(id, words, to, key) {
      const { subject, text, html } = preview(id, words);
      return service.send({ to, subject: TEST_MARK + subject, text, html }, key);
    },
  };
}
