import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { RETRY } from '#contract/messages.ts';
import { followPages } from '../providers/follow-pages.ts';
import type { PageRecord, PageVersionsRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { instant } from '../ui/instant.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { sectionsInWords, sectionValuesOf } from './pageValues.ts';

/** The number of versions shown at first. */
const SHOWN = 5;

/** The saved states of a page with author and reason, and a button to go back to one. */
export function PageVersions({ page, mayChange }: { page: PageRecord; mayChange: boolean }) {
  const path = `/api/admin/pages/${page.id}`;
  const { answer, error, refetch } = useAnswer<PageVersionsRecord>(`${path}/versions`, 'Failed to fetch the versions');
  const [showsAll, setShowsAll] = useState(false);
  const versions = answer?.versions ?? [];
  const shown = showsAll ? versions : versions.slice(0, SHOWN);
  return (
    <Box sx={{ marginTop: '14px' }}>
      <Panel title="Versions">
        {error !== undefined && (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography>{error}</Typography>
            <Button onClick={refetch}>{RETRY}</Button>
          </Box>
        )}
        <Box component="ol" aria-label="Versions" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown.map((state) => (
            <Box component="li" key={state.version} sx={ENTRY}>
              <Box sx={{ display: 'grid', gap: '4px' }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {state.version === page.version ? 'As it is now' : instant(state.at)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[state.name ?? 'The shop itself', state.email].filter(Boolean).join(', ')}
                  {state.version === page.version && `, ${instant(state.at)}`}
                </Typography>
                {state.reason && <Typography variant="body2">“{state.reason}”</Typography>}
              </Box>
              {state.version !== page.version && mayChange && (
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
              )}
            </Box>
          ))}
        </Box>
        {versions.length > shown.length && (
          <Button onClick={() => setShowsAll(true)}>{`Show all ${versions.length}`}</Button>
        )}
      </Panel>
    </Box>
  );
}

/** Returns the fields of a version that a page has; of the home page, its sections. */
function bodyOf({ isHome }: PageRecord, state: PageVersionsRecord['versions'][number]): object {
  const { title, slug, description, status, from, until, sections } = state;
  return isHome ? { sections } : { title, slug, description, status, from, until, sections };
}

const ENTRY = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: '10px 18px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: '12px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
