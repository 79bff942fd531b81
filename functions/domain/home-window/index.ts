export { changeHomeSettings, readHomeSettings } from './home-settings.ts';
