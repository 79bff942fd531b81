import { festivalYearPath } from '#contract/pages/paths.ts';
import { fetchPage } from '../../api/page.ts';

const fetched = new Map<number, Promise<Document>>();

/** The page of a year, fetched once; the present one where it is that. */
export function yearPage(year: number): Promise<Document> {
  if (location.pathname === festivalYearPath(year) && document.querySelector('[data-calendar] > .month')) {
    return Promise.resolve(document);
  }
  const known = fetched.get(year) ?? fetchPage(festivalYearPath(year));
  fetched.set(year, known);
  known.catch(() => fetched.delete(year));
  return known;
}
