import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import type { ResourceName } from '#contract/calls/resources.ts';
import { followPages } from '../providers/follow-pages.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { VersionEntry, VersionList } from '../ui/record/VersionList.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { conflictRows } from '../ui/dialog/conflictRows.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { instant } from '../ui/instant.ts';
import type { GroupRecord } from './groupRecord.ts';
import { words } from '../words/en/settings.ts';

interface State<Row> {
  version: number;
  /** Null for the initial state. */
  at: string | null;
  name: string | null;
  email: string | null;
  reason: string | null;
  /** The values of the group in this version. */
  values: Omit<Row, keyof GroupRecord>;
}

interface VersionsProps<Values extends object, Row extends GroupRecord> {
  /** The current group. */
  row: Row;
  /** The path below `/api/admin/`. */
  resource?: string;
  /** The resource whose permission a change needs. */
  permission?: ResourceName;
  valuesOf(row: Row): Values;
  toSend(valuesOfState: Values): object;
  labels: FieldLabels<Values>;
}

const FAILED = words.failedToFetchTheVersions;

/** The versions of a group of settings with author and reason, and a button to restore one. */
export function Versions<Values extends object, Row extends GroupRecord>({
  row,
  resource = 'settings',
  permission = 'settings',
  valuesOf,
  toSend,
  labels,
}: VersionsProps<Values, Row>) {
  const path = `/api/admin/${resource}/${row.id}`;
  const { answer, error, refetch } = useAnswer<{ versions: State<Row>[] }>(`${path}/versions`, FAILED);
  const { canAccess: mayChange } = useCanAccess({ resource: permission, action: 'change' });
  const states = answer?.versions ?? [];
  const valuesOfState = (state: State<Row>) => valuesOf({ ...row, ...state.values });
  return (
    <VersionList
      error={error}
      onRetry={refetch}
      entries={states.map((state, place) => {
        const older = states[place + 1];
        return (
          <VersionEntry
            key={state.version}
            title={place === 0 ? words.asItIsNow : whenOf(state)}
            by={whoAndWhen(state, place === 0)}
            reason={state.reason}
            button={
              place > 0 &&
              mayChange && (
                <ReasonButton
                  word={words.bringBack}
                  color="secondary"
                  question={state.at === null ? words.bringBackHowItWas : words.bringBackTheStateOf(instant(state.at))}
                  path={path}
                  body={{ ...toSend(valuesOfState(state)), version: row.version }}
                  details={<Changes labels={labels} before={valuesOf(row)} after={valuesOfState(state)} />}
                  done={words.itIsAsItWas}
                  onDone={resource === 'settings' ? followPages : undefined}
                >
                  {words.itBecomesANewVersion}
                </ReasonButton>
              )
            }
          >
            {older && <Changes labels={labels} before={valuesOfState(older)} after={valuesOfState(state)} />}
          </VersionEntry>
        );
      })}
    >
      {answer && states.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{words.nothingWasChangedHereYet}</Typography>
      )}
    </VersionList>
  );
}

const whenOf = ({ at }: Pick<State<GroupRecord>, 'at'>) => (at === null ? words.atFirst : instant(at));

function whoAndWhen(state: Pick<State<GroupRecord>, 'at' | 'name' | 'email'>, isPresent: boolean): string {
  const who = [state.name, state.email].filter(Boolean).join(', ') || words.beforeTheFirstChange;
  return isPresent ? `${who}, ${whenOf(state)}` : who;
}

/** The fields that changed. */
function Changes<Values extends object>({
  labels,
  before,
  after,
}: {
  labels: FieldLabels<Values>;
  before: Values;
  after: Values;
}) {
  const rows = conflictRows(labels, before, after);
  if (rows.length === 0) return <Typography variant="body2">{words.nothingElseThanItWas}</Typography>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', marginBlock: '4px' }}>
      <Facts facts={rows.map(({ name, theirs, mine }) => [name, <Change key={name} before={theirs} after={mine} />])} />
    </Box>
  );
}

/** Texts longer than this, or of several lines, are shown below each other. */
const LONG = 60;
const isLong = (text: ReactNode) => typeof text === 'string' && (text.length > LONG || text.includes('\n'));

/** A value before and after. */
function Change({ before, after }: { before: ReactNode; after: ReactNode }) {
  if (!isLong(before) && !isLong(after)) {
    return (
      <>
        {before || 'empty'} → {after || 'empty'}
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: '4px', whiteSpace: 'pre-line' }}>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {before || 'empty'}
      </Box>
      <Box component="ins" sx={{ textDecoration: 'none' }}>
        {after || 'empty'}
      </Box>
    </Box>
  );
}
