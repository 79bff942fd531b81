import { pathIn } from '#contract/languages.ts';
import { festivalYearPath } from '#contract/pages/paths.ts';
import { fetchPage } from '../../api/page.ts';
import { languageOfPage } from '../../ui/page-language.ts';
import { cityOfAddress } from './city.ts';

const fetched = new Map<string, Promise<Document>>();

/** Returns the page of a year in the address's city. It is fetched once; the current page is not fetched. */
export function yearPage(year: number): Promise<Document> {
  const language = languageOfPage();
  if (
    location.pathname === pathIn(language, festivalYearPath(year)) &&
    document.querySelector('[data-calendar] > .month')
  ) {
    return Promise.resolve(document);
  }
  const path = pathIn(language, festivalYearPath(year, undefined, cityOfAddress()));
  const known = fetched.get(path) ?? fetchPage(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}
