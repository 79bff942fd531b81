import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RETRY } from '#contract/messages.ts';
import { Panel } from './Panel.tsx';
import { words } from '../../words/en/ui.ts';
import { shared } from '../../words/language.ts';

/** The number of versions shown at first. */
const SHOWN = 5;

interface VersionListProps {
  /** Why the versions could not be read. */
  error: string | undefined;
  onRetry(): void;
  /** The entries, the newest first. */
  entries: readonly ReactNode[];
  /** A text instead of the entries. */
  children?: ReactNode;
}

/** A panel of the versions of a record. It shows the newest, and the others on request. */
export function VersionList({ error, onRetry, entries, children }: VersionListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries.slice(0, SHOWN);
  return (
    <Box sx={{ marginTop: '14px' }}>
      <Panel title={words.versions}>
        {error !== undefined && (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography>{error}</Typography>
            <Button onClick={onRetry}>{shared(RETRY)}</Button>
          </Box>
        )}
        {children}
        <Box component="ol" aria-label={words.versions} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown}
        </Box>
        {entries.length > shown.length && (
          <Button onClick={() => setShowsAll(true)}>{words.showAllCount(entries.length)}</Button>
        )}
      </Panel>
    </Box>
  );
}

interface VersionEntryProps {
  title: string;
  /** Author and time. */
  by: string;
  reason: string | null;
  /** The button that restores the version. */
  button?: ReactNode;
  /** What changed in it. */
  children?: ReactNode;
}

/** A version in the list: author, time and reason, with a button to restore it. */
export function VersionEntry({ title, by, reason, button, children }: VersionEntryProps) {
  return (
    <Box component="li" sx={ENTRY}>
      <Box sx={{ display: 'grid', gap: '4px' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {by}
        </Typography>
        {reason && <Typography variant="body2">“{reason}”</Typography>}
        {children}
      </Box>
      {button}
    </Box>
  );
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
