import type { Mailer } from './mails.ts';

/** A mailer that sends nothing. */
export const NO_MAILER: Mailer = {
  letters: [],
  letterOf: ({ name }) => name,
  send: () => Promise.resolve(),
  preview: () => {
    throw new Error('No mails are written here.');
  },
  sendTest: () => Promise.resolve(),
};
