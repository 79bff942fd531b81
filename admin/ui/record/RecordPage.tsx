import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { RETRY } from '#contract/messages.ts';
import { Loading } from '../../layout/Loading.tsx';
import { MessageScreen } from '../../layout/MessageScreen.tsx';
import { BackLink } from './BackLink.tsx';
import { shared } from '../../words/language.ts';

interface RecordFrameProps<Row> {
  record: Row | undefined;
  error: Error | null | undefined;
  refetch: () => unknown;
  children: (row: Row) => ReactNode;
}

interface RecordPageProps<Row> extends RecordFrameProps<Row> {
  /** The list of the row. */
  back: { to: string; word: string };
}

/** The frame of a row's page, with a link to its list. */
export function RecordPage<Row>({ back, ...row }: RecordPageProps<Row>) {
  return <RecordFrame {...row} back={<BackLink to={back.to}>{back.word}</BackLink>} />;
}

/** Renders a record with its states of waiting and error. The last record stays while it is fetched again. */
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
                {shared(RETRY)}
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

/** Returns whether the record is missing or belongs to someone else, so that a retry is useless. */
function isMissing(error: Error): boolean {
  return error instanceof HttpError && error.status === 404;
}
