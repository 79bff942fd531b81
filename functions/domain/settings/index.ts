export { changeSettings } from './change-settings.ts';
export { currentSettings, isOpened } from './reads.ts';
export type { CurrentSettings } from './reads.ts';
