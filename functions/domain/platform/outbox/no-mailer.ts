import type { Mailer } from './mails.ts';

/** The mailer of a world that writes to nobody. */
export const NO_MAILER: Mailer = {
  letters: [],
  letterOf: ({ name }) => name,
  send: () => Promise.resolve(),
  preview: () => {
    throw new Error('No mails are written here.');
  },
  sendTest: () => Promise.resolve(),
};
