/**
 * The states of a letter of the newsletter. A draft is planned, and a planned letter begins to be sent at its time. A
 * planned letter that is stopped is a draft again; one that was being sent stays stopped.
 */
export const LETTER_STATUSES = ['draft', 'planned', 'sending', 'sent', 'stopped'] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** The states in which the content of a letter can change. */
export const OPEN_LETTER_STATUSES: readonly LetterStatus[] = ['draft', 'planned'];

/**
 * What becomes of a letter to one subscriber. `skipped`: the subscriber had enough letters in the week before; `left`:
 * the subscription ended before the letter was sent; `bounced`: the mail service refuses the address for good;
 * `failed`: the mail service failed at every attempt.
 */
export const RECIPIENT_STATUSES = ['waiting', 'sent', 'skipped', 'left', 'bounced', 'stopped', 'failed'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];
