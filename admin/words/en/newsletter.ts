import { inLanguage } from '../language.ts';

/** The list of subscribers. */
export const words = inLanguage('newsletter', {
  confirmed: 'Confirmed',
  waiting: 'Waiting',
  unsubscribed: 'Unsubscribed',
  newsletter: 'Newsletter',
  noSubscribersFound: 'No subscribers found',
  failedToFetchTheSubscribers: 'Failed to fetch the subscribers',
  left: 'Left',
  bounced: 'Bounced',
  unsubscribe: 'Unsubscribe',
  unsubscribeEmail: (email: string) => `Unsubscribe ${email}?`,
  getsNoMoreLetters: (email: string) => `${email} gets no more letters.`,
  theyGetNoMoreLetters: 'They get no more letters. To read them again, they subscribe and confirm anew.',
});
