import { inLanguage } from '../language.ts';

/** The page of a seller's own business: its papers, pictures, bank account, details and messages. */
export const words = inLanguage('business', {
  // Details and addresses
  businessDetails: 'Business details',
  businessNameShownToShoppers: 'Business name shown to shoppers',
  registeredLegalName: 'Registered legal name',
  businessEmail: 'Business email',
  businessMobile: 'Business mobile',
  businessAddress: 'Business address',
  pickupAddress: 'Pickup address',
  mobileNumber: 'Mobile number',
  addressHouseStreet: 'Address (house, street)',
  locality: 'Locality',
  cityOrTown: 'City or town',
  asItIsRegistered: 'As it is registered',
  enrolmentNumber: 'Enrolment number',
  registered: 'Registered',
  titleSaved: (title: string) => `${title}: saved.`,
  notInTheShopUntil: 'Not in the shop until your papers are approved.',

  // The bank account
  bankAccount: 'Bank account',
  accountHolderName: 'Account holder name',
  accountNumber: 'Account number',
  accountNumberAgain: 'Account number again',
  ifscCode: 'IFSC code',
  leaveIt: 'Leave it',
  changeTheAccount: 'Change the account',
  accountHolder: 'Account holder',
  noAccountYet: 'No account yet.',
  payoutsWaitForThreeDays: (email: string) =>
    `Payouts wait for three days after a change. We write to ${email} about it.`,

  // Papers and pictures
  papers: 'Papers',
  whoSeesThePapers: (megabytes: number) =>
    `Only you and the people who check your details can see them. PDF, JPEG, PNG or WebP, at most ${megabytes} MB each.`,
  notSentYet: 'Not sent yet',
  aFileCanHaveAt: (megabytes: number) => `A file can have at most ${megabytes} MB.`,
  nameSent: (name: string) => `${name}: sent.`,
  replace: 'Replace',
  chooseAFile: 'Choose a file',
  sending: 'Sending…',
  logoAndBanner: 'Logo and banner',
  logo: 'Logo',
  banner: 'Banner',
  yourLogo: 'Your logo',
  yourBanner: 'Your banner',
  aSquarePicture: 'A square picture, 400 pixels or more',
  aWidePicture: 'A wide picture, 1600 × 400 pixels or more',
  nameRemoved: (name: string) => `${name}: removed.`,
  removeName: (name: string) => `Remove: ${name}`,

  // Messages
  failedToFetchTheMessages: 'Failed to fetch the messages',
  messagesSaved: 'Messages: saved.',
  language: 'Language',
});
