import { inLanguage } from '../language.ts';

export const words = inLanguage('doctor', {
  failedToCheckTheShop: 'Failed to check the shop',
  doctor: 'Doctor',
  checkAgain: 'Check again',
  checks: 'Checks',
  inOrder: 'In order',
  toMend: 'To mend',
});
