import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CardLink } from '../ui/CardLink.tsx';
import { Panel } from '../ui/Panel.tsx';

/** One thing to do, which leads to where it is done. */
export interface WorkLine {
  key: string;
  to: string;
  name: string;
  what: string;
  told: string;
}

interface WorkProps {
  title: string;
  /** Said where nothing is to do. */
  none: string;
  lines: readonly WorkLine[];
  /** There is more than is shown. */
  isMore: boolean;
  actions?: ReactNode;
}

/** Things to do of one kind, the oldest first. */
export function Work({ title, none, lines, isMore, actions }: WorkProps) {
  return (
    <Panel title={`${title} (${lines.length}${isMore ? '+' : ''})`} actions={actions}>
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: '0 -14px', padding: 0 }}>
          {lines.map(({ key, to, name, what, told }) => (
            <li key={key}>
              <CardLink to={to}>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {what}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {told}
                </Typography>
              </CardLink>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
