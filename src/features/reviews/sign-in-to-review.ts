import { paths } from '../../paths.ts';
import { pathHere } from '../../ui/path-here.ts';

/** Returns the sign-in page that returns to writing a review, in the language of the page. */
export const signInToReview = (productId: number): string =>
  pathHere(`${paths.login}?redirect=${encodeURIComponent(pathHere(paths.writeReview(String(productId))))}`);
