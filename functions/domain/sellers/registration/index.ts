export { confirmRegistration } from './confirm-registration.ts';
export { readRegistered, registerSeller } from './register-seller.ts';
export { forgetOldRegistrations, forgetUnprovenSellers } from './statements.ts';
export { confirmRegistrationMail, sellerKnownMail } from './mails.ts';
