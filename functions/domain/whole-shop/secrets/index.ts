export { countUnreadable, readSealedState, resealSecrets } from './reseal-secrets.ts';
export type { Resealed, SealedState } from './reseal-secrets.ts';
