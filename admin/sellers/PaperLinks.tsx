import { Link, Typography } from '@mui/material';
import type { SentPaperRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import { LONE_LINK } from '../ui/loneLink.ts';
import { words } from '../words/en/sellers-own.ts';

interface PaperLinksProps {
  papers: readonly SentPaperRecord[];
  /** Whether newer ones replaced them. */
  areOld?: boolean;
}

/** The uploads of one kind of document, newest first. */
export function PaperLinks({ papers, areOld = false }: PaperLinksProps) {
  return papers.map(({ url, name, sentAt }, index) => (
    <Typography key={url} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Link href={url} target="_blank" rel="noopener" sx={LONE_LINK}>
        {name}
      </Link>{' '}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {(index === 0 && !areOld ? words.sentAt : words.beforeSentAt)(instant(sentAt))}
      </Typography>
    </Typography>
  ));
}
