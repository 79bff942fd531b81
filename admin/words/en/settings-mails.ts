import { inLanguage } from '../language.ts';

/** The emails that the shop sends by itself: the list, and an email with its preview. */
export const words = inLanguage('settings-mails', {
  // The list
  shoppers: 'Shoppers',
  staff: 'Staff',
  customerCare: 'Customer care',
  failedToFetchTheEmails: 'Failed to fetch the emails',
  theShopSendsTheseBy:
    'The shop sends these by itself. Their words can be changed; amounts, addresses, OTPs and links are put in by the shop.',
  nameOccasionOrSubject: 'Name, occasion or subject',
  changedOnly: 'Changed only',
  emailsCount: (count: number) => (count === 1 ? '1 email' : `${count} emails`),
  noEmailIsLikeThat: 'No email is like that.',
  toReader: (reader: string) => `To ${reader.toLowerCase()}`,
  sentWhen: (when: string) => `Sent ${when}`,
  changedAtBy: (time: string | null, person: string) => `${time ?? ''}, ${person}`,
  emailsToReader: (reader: string) => `Emails to ${reader}`,
  theShop: 'the shop',

  // An email
  allEmails: 'All emails',
  toReaderWhen: (reader: string, when: string) => `To ${reader.toLowerCase()}, sent ${when}.`,
  greeting: 'Greeting',
  aNewLineBeginsA: 'A new line begins a new paragraph.',
  closing: 'Closing',
  belowEverythingElseEmptyWhere: 'Below everything else; empty where there is none.',
  putInByTheShop: 'Put in by the shop',
  standsInTheText: (says: string) => `${says}. It stands in the text, once.`,
  toUseTheShopsOwnWords: 'Use the shop’s own words',

  // The preview
  formOfThePreview: 'Form of the preview',
  asMostSeeIt: 'As most see it',
  asPlainText: 'As plain text',
  drawingThePreview: 'Drawing the preview',
  theEmail: 'The email',
  theEmailAsPlainText: 'The email as plain text',
  peopleGoodsAndAmountsIn: 'People, goods and amounts in it are made up, and its links lead nowhere.',
  sendMeATest: 'Send me a test',
});
