import { inLanguage } from '../language.ts';

/** The messages to phones, and their templates. */
export const words = inLanguage('messages', {
  // The list
  beingSent: 'Being sent',
  triedAgainSoon: 'Tried again soon',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  notKnown: 'Not known',
  english: 'English',
  hindi: 'Hindi',
  allStatuses: 'All statuses',
  replies: 'Replies',
  templates: 'Templates',
  noMessagesHere: 'No messages here',
  failedToFetchTheMessages: 'Failed to fetch the messages',
  about: 'About',
  by: 'By',
  channelAndLanguage: (channel: string, language: string) => `${channel}, ${language}`,
  toMobile: (mobile: string) => `to ${mobile}`,
  cost: 'Cost',

  // Templates
  failedToFetchTheTemplates: 'Failed to fetch the templates',
  templatesOfMessages: 'Templates of messages',
  registerEachTextAtWhatsapp:
    'Register each text at WhatsApp, with DLT and at MSG91 exactly as it stands here. The flow of an SMS is entered in Settings, Messages. Counts are of the last 30 days.',
  notInTheQuietHours: (when: string) => `${when}, not in the quiet hours`,
  atAnyHour: (when: string) => `${when}, at any hour`,
  buttons: 'Buttons',
  nameAtWhatsapp: 'Name at WhatsApp',
  textAtWhatsapp: 'Text at WhatsApp',
  textWithDlt: 'Text with DLT',
  textAtMsg91: 'Text at MSG91',
  flowAtMsg91: 'Flow at MSG91',
  noneYetNotSentBy: 'None yet: not sent by SMS',
  in30Days: 'In 30 days',
  sentFailedAndCost: (sent: number, failed: number, cost: string) => `${sent} sent, ${failed} failed, ${cost}`,
  lastFailure: 'Last failure',
});
