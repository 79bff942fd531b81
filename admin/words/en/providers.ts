import { inLanguage } from '../language.ts';

/** What any page may say: that the shop is not reached, who may sign in where, and how columns are sorted. */
export const words = inLanguage('providers', {
  theShopCannotBeReached: 'The shop cannot be reached. Please check the connection.',
  thisAccountDoesNotSell: 'This account does not sell here. Please use the email you registered your business with.',
  admin: 'Admin',
  thisIsNotAnAdmin: 'This is not an admin account. Sellers sign in at /seller.',
  sortByField: 'Sort by %{field} %{order}',
});
