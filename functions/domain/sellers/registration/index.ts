export { confirmRegistration } from './confirm-registration.ts';
export { enterSeller } from './enter-seller.ts';
export { readRegistered, registerSeller } from './register-seller.ts';
export { forgetOldRegistrations, forgetUnprovenSellers } from './statements.ts';
export { confirmRegistrationMail, sellerEnteredMail, sellerKnownMail } from './mails.ts';
