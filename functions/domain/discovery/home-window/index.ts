export { changeHomeSettings, HOME, readHomeSettings } from './home-settings.ts';
