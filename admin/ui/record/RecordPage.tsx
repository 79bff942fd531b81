import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { RETRY } from '#contract/messages.ts';
import { Loading } from '../../layout/Loading.tsx';
import { MessageScreen } from '../../layout/MessageScreen.tsx';
import { BackLink } from './BackLink.tsx';

interface RecordFrameProps<Row> {
  record: Row | undefined;
  error: Error | null | undefined;
  refetch: () => unknown;
  children: (row: Row) => ReactNode;
}

interface RecordPageProps<Row> extends RecordFrameProps<Row> {
  /** The list it stands in. */
  back: { to: string; word: string };
}

/** The frame of one row's page, with the way back to its list. */
export function RecordPage<Row>({ back, ...row }: RecordPageProps<Row>) {
  return <RecordFrame {...row} back={<BackLink to={back.to}>{back.word}</BackLink>} />;
}

/** The frame of what a page shows one of; what was shown stays while it is asked for again. */
export function RecordFrame<Row>({
  back,
  record,
  error,
  refetch,
  children,
}: RecordFrameProps<Row> & { back?: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 1120 }}>
      {back}
      {record ? (
        children(record)
      ) : error ? (
        <MessageScreen
          heading={error.message}
          action={
            isMissing(error) ? null : (
              <Button variant="outlined" onClick={() => refetch()}>
                {RETRY}
              </Button>
            )
          }
        />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

/** Not there, or somebody else's: asking again changes nothing. */
function isMissing(error: Error): boolean {
  return error instanceof HttpError && error.status === 404;
}
