export { PERSONAL_DATA } from './personal-data.ts';
export { personalPage } from './personal-page.ts';
export { readPersonalCopy } from './read-personal-copy.ts';
