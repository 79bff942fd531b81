import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { RETRY } from '#contract/messages.ts';
import { followPages } from '../providers/follow-pages.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ReasonButton } from '../ui/ReasonButton.tsx';
import { conflictRows } from '../ui/conflictRows.ts';
import type { FieldWords } from '../ui/conflictRows.ts';
import { instant } from '../ui/instant.ts';
import type { GroupRecord } from './groupRecord.ts';

interface State<Row> {
  version: number;
  at: string;
  name: string | null;
  email: string | null;
  reason: string | null;
  /** The fields of the group as they were. */
  values: Omit<Row, keyof GroupRecord>;
}

interface VersionsProps<Typed extends object, Row extends GroupRecord> {
  /** The group as it is. */
  row: Row;
  typedOf(row: Row): Typed;
  toSend(typed: Typed): object;
  words: FieldWords<Typed>;
}

/** So many states are shown until all are asked for. */
const SHOWN = 5;
const FAILED = 'Failed to fetch the versions';

/** What a group of the settings was before, who changed it why, and a way back to each state. */
export function Versions<Typed extends object, Row extends GroupRecord>({
  row,
  typedOf,
  toSend,
  words,
}: VersionsProps<Typed, Row>) {
  const path = `/api/admin/settings/${row.id}/versions`;
  const { answer, fault, retry } = useAnswer<{ versions: State<Row>[] }>(path, FAILED);
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const [showsAll, setShowsAll] = useState(false);
  const states = answer?.versions ?? [];
  const typed = (state: State<Row>) => typedOf({ ...row, ...state.values });
  const shown = showsAll ? states : states.slice(0, SHOWN);
  return (
    <Box sx={{ marginTop: '14px' }}>
      <Panel title="Versions">
        {fault !== undefined && (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography>{fault}</Typography>
            <Button onClick={retry}>{RETRY}</Button>
          </Box>
        )}
        {answer && states.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>Nothing was changed here yet.</Typography>
        )}
        <Box component="ol" aria-label="Versions" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown.map((state, place) => {
            const older = states[place + 1];
            return (
              <Box component="li" key={state.version} sx={ENTRY}>
                <Box sx={{ display: 'grid', gap: '4px' }}>
                  <Typography sx={{ fontWeight: 600 }}>{place === 0 ? 'As it is now' : instant(state.at)}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {whoAndWhen(state, place === 0)}
                  </Typography>
                  {state.reason && <Typography variant="body2">“{state.reason}”</Typography>}
                  {older && <Changes words={words} before={typed(older)} after={typed(state)} />}
                </Box>
                {place > 0 && mayChange && (
                  <ReasonButton
                    word="Bring back"
                    color="secondary"
                    question={`Bring back the state of ${instant(state.at)}?`}
                    path={`/api/admin/settings/${row.id}`}
                    body={{ ...toSend(typed(state)), version: row.version }}
                    details={<Changes words={words} before={typedOf(row)} after={typed(state)} />}
                    done="It is as it was then."
                    onDone={followPages}
                  >
                    It becomes a new version; none is lost.
                  </ReasonButton>
                )}
              </Box>
            );
          })}
        </Box>
        {states.length > shown.length && (
          <Button onClick={() => setShowsAll(true)}>{`Show all ${states.length}`}</Button>
        )}
      </Panel>
    </Box>
  );
}

function whoAndWhen(
  { at, name, email }: Pick<State<GroupRecord>, 'at' | 'name' | 'email'>,
  isPresent: boolean,
): string {
  const who = [name, email].filter(Boolean).join(', ') || 'Before the first change';
  return isPresent ? `${who}, ${instant(at)}` : who;
}

/** What is otherwise than before, field by field. */
function Changes<Typed extends object>({
  words,
  before,
  after,
}: {
  words: FieldWords<Typed>;
  before: Typed;
  after: Typed;
}) {
  const rows = conflictRows(words, before, after);
  if (rows.length === 0) return <Typography variant="body2">Nothing else than it was.</Typography>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', marginBlock: '4px' }}>
      <Facts
        facts={rows.map(({ name, theirs, mine }) => [
          name,
          <span key={name}>
            {theirs || 'empty'} → {mine || 'empty'}
          </span>,
        ])}
      />
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
