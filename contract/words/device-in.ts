import type { Language } from '../languages.ts';

const ON: Record<Language, (browser: string, system: string) => string> = {
  en: (browser, system) => `${browser} on ${system}`,
  hi: (browser, system) => `${system} पर ${browser}`,
};

/**
 * Returns the device of a session in a language. Names of browsers and systems stay as they are.
 * @param device as it is stored, in English
 * @example deviceIn('hi', 'Chrome on Android') // 'Android पर Chrome'
 */
export function deviceIn(language: Language, device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? ON[language](browser, system) : device;
}
