import type { MenuSettingsRecord } from '../providers/records.ts';
import { translationsToSend } from '../ui/form/hindiTexts.ts';
import type { TranslationValues } from '../ui/form/hindiTexts.ts';
import { linkToSend } from './pageValues.ts';
import type { LinkValues } from './pageValues.ts';
import { words } from '../words/en/pages.ts';

/** A group of links as form values. */
export interface GroupValues {
  title: string | null;
  translations?: TranslationValues<'title'> | undefined;
  links: LinkValues[];
}

/** Menu and footer as form values; null for the shop's own. */
export interface MenuFormValues {
  main: GroupValues[] | null;
  footer: GroupValues[] | null;
}

export function menuValuesOf({ main, footer }: MenuSettingsRecord): MenuFormValues {
  return { main, footer };
}

const groupsToSend = (groups: GroupValues[] | null) =>
  groups &&
  groups.map(({ title, translations, links }) => ({
    title: title ?? '',
    translations: translationsToSend(translations, ['title']),
    links: (links ?? []).map((link) => linkToSend(link)),
  }));

/** Returns the body of the request. */
export function menusToSend({ main, footer }: MenuFormValues) {
  return { main: groupsToSend(main), footer: groupsToSend(footer) };
}

/** Returns groups of links in words. */
export function groupsInWords(groups: GroupValues[] | null): string {
  if (!groups) return words.theShopsOwn;
  return groups.map(({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`).join('\n');
}
