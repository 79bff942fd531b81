import type { Language } from '../languages.ts';
import { placeName } from './hi/festival-texts.ts';

/** Returns the name of a State or a city in a language; as it is written if it has no translation. */
export const placeIn = (language: Language, name: string): string => (language === 'en' ? name : placeName(name));
