import { inLanguage } from '../language.ts';

/** The page of the checks of the shop. */
export const words = inLanguage('doctor', {
  failedToCheckTheShop: 'Failed to check the shop',
  doctor: 'Doctor',
  checkAgain: 'Check again',
  checks: 'Checks',
  inOrder: 'In order',
  toMend: 'To mend',
});
