export { changeSettings } from './change-settings.ts';
export { currentSettings } from './reads.ts';
export type { CurrentSettings } from './reads.ts';
