import { Typography } from '@mui/material';
import { followPages } from '../providers/follow-pages.ts';
import type { PageRecord, PageVersionsRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { instant } from '../ui/instant.ts';
import { VersionEntry, VersionList } from '../ui/record/VersionList.tsx';
import { sectionsInWords, sectionValuesOf } from './pageValues.ts';

/** The saved states of a page with author and reason, and a button to go back to one. */
export function PageVersions({ page, mayChange }: { page: PageRecord; mayChange: boolean }) {
  const path = `/api/admin/pages/${page.id}`;
  const { answer, error, refetch } = useAnswer<PageVersionsRecord>(`${path}/versions`, 'Failed to fetch the versions');
  return (
    <VersionList
      error={error}
      onRetry={refetch}
      entries={(answer?.versions ?? []).map((state) => {
        const isPresent = state.version === page.version;
        const who = [state.name ?? 'The shop itself', state.email].filter(Boolean).join(', ');
        return (
          <VersionEntry
            key={state.version}
            title={isPresent ? 'As it is now' : instant(state.at)}
            by={isPresent ? `${who}, ${instant(state.at)}` : who}
            reason={state.reason}
            button={
              !isPresent &&
              mayChange && (
                <ReasonButton
                  word="Go back"
                  color="secondary"
                  question={`Go back to the state of ${instant(state.at)}?`}
                  path={path}
                  body={{ ...bodyOf(page, state), version: page.version }}
                  details={
                    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                      {sectionsInWords(state.sections.map(sectionValuesOf)) || 'Without sections'}
                    </Typography>
                  }
                  done="It is as it was then."
                  onDone={followPages}
                >
                  It becomes a new version; none is lost.
                </ReasonButton>
              )
            }
          />
        );
      })}
    />
  );
}

/** Returns the fields of a version that a page has; of the home page, its sections. */
function bodyOf({ isHome }: PageRecord, state: PageVersionsRecord['versions'][number]): object {
  const { title, slug, description, status, from, until, sections } = state;
  return isHome ? { sections } : { title, slug, description, status, from, until, sections };
}
