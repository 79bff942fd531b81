import { Link, Typography } from '@mui/material';
import type * as z from 'zod/mini';
import type { SentPaper } from '#contract/calls/sellers.ts';
import { instant } from '../ui/instant.ts';

export type PaperRecord = z.input<typeof SentPaper>;

/** One kind of paper as it was sent in, the newest first. */
export function PaperLinks({ papers }: { papers: readonly PaperRecord[] }) {
  return papers.map(({ url, name, sentAt }, index) => (
    <Typography key={url} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Link href={url} target="_blank" rel="noopener">
        {name}
      </Link>{' '}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {index === 0 ? 'sent' : 'before, sent'} {instant(sentAt)}
      </Typography>
    </Typography>
  ));
}
