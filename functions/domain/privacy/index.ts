export { PERSONAL_DATA } from './personal-data.ts';
