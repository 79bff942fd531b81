import { followPages } from '../providers/follow-pages.ts';
import type { PageRecord, PageVersionsRecord } from '../providers/records.ts';
import { SectionVersions } from './SectionVersions.tsx';

type PageState = PageVersionsRecord['versions'][number];

/** The saved states of a page with author and reason, and a button to go back to one. */
export function PageVersions({ page, mayChange }: { page: PageRecord; mayChange: boolean }) {
  return (
    <SectionVersions<PageState>
      path={`/api/admin/pages/${page.id}`}
      version={page.version}
      mayGoBack={mayChange}
      bodyOf={(state) => bodyOf(page, state)}
      onBack={followPages}
    />
  );
}

/** Returns the fields of a version that a page has; of the home page, its sections. */
function bodyOf({ isHome }: PageRecord, state: PageState): object {
  const { title, slug, description, status, from, until, sections } = state;
  return isHome ? { sections } : { title, slug, description, status, from, until, sections };
}
