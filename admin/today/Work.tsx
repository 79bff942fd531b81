import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Day } from '#contract/shop/dates.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { ChoosableRow } from '../ui/list/ChoosableRow.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { words } from '../words/en/today.ts';
import { formatDay } from '../words/dates.ts';

/** What a task says: an item with its picture, or a sentence. */
interface WorkPart {
  text: string;
  /** `/media/{key}`; null for an item without a picture, absent for a sentence. */
  picture?: string | null;
}

/** A task, linked to its page. */
export interface WorkLine {
  key: string;
  to: string;
  name: string;
  what: readonly WorkPart[];
  details: string;
  /** The missed day of dispatch. */
  since?: Day;
}

interface WorkProps {
  title: string;
  /** Shown without tasks; a panel without it has some. */
  none?: string;
  lines: readonly WorkLine[];
  /** Whether there are more tasks than shown. */
  isMore: boolean;
  actions?: ReactNode;
  /** Set if tasks can be chosen for the actions. */
  choice?: false | { keys: ReadonlySet<string>; toggle: (key: string) => void };
}

/** Tasks of one kind, oldest first. */
export function Work({ title, none, lines, isMore, actions, choice = false }: WorkProps) {
  return (
    <Panel title={`${title} (${lines.length}${isMore ? '+' : ''})`} actions={actions}>
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: '0 -14px', padding: 0 }}>
          {lines.map((line) => (
            <li key={line.key}>
              {choice ? (
                <ChoosableRow
                  name={line.name}
                  isChosen={choice.keys.has(line.key)}
                  onToggle={() => choice.toggle(line.key)}
                >
                  <Line {...line} />
                </ChoosableRow>
              ) : (
                <Line {...line} />
              )}
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Line({ to, name, what, details, since }: WorkLine) {
  return (
    <CardLink to={to}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 8px' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {since && <StatusChip tone="bad" word={words.lateSinceDay(formatDay(since))} />}
      </Box>
      {what.map(({ text, picture }) => (
        <Box key={text} sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
          {picture !== undefined && <Thumbnail url={picture} />}
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {text}
          </Typography>
        </Box>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {details}
      </Typography>
    </CardLink>
  );
}
