import { Button, Link, TextField, Typography } from '@mui/material';
import { useCanAccess, useUpdate } from 'react-admin';
import { RESOLUTION_MAX } from '#contract/calls/contact.ts';
import { TICKET_MOVES } from '#contract/states/ticket.ts';
import type { TicketStatus } from '#contract/states/ticket.ts';
import type { TicketRecord } from '../providers/records.ts';
import { invalid, useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { instant } from '../ui/instant.ts';
import { TICKET_KIND, TICKET_STATUS } from './ticketStatus.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tickets.ts';

interface TicketDialogProps {
  ticket: TicketRecord;
  onClose: () => void;
}

/** A ticket with its message, its deadlines and the moves that are possible. Settling it needs a resolution. */
export function TicketDialog({ ticket, onClose }: TicketDialogProps) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'tickets', action: 'change' });
  const moves = mayChange ? TICKET_MOVES[ticket.status] : [];
  const { values, propsOf } = useFields({ resolution: '' });
  const [update] = useUpdate<Pick<TicketRecord, 'id' | 'status' | 'resolution' | 'version'>, Error>();
  const moving = useSend({
    send: async (status: TicketStatus) => {
      const resolution = status === 'RESOLVED' ? values.resolution.trim() : null;
      if (resolution === '') throw invalid({ resolution: words.pleaseSayHowItWas });
      return update(
        'tickets',
        { id: ticket.id, data: { status, resolution, version: ticket.version }, previousData: ticket },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    },
    fields: ['resolution'],
    done: (_, status) => words.movedTo(ticket.ticketNumber, TICKET_STATUS[status].word),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={ticket.subject}
      facts={[
        [TICKET_KIND[ticket.kind], ticket.ticketNumber],
        [common.fromWhom, ticket.name],
        [
          common.email,
          <Link key="email" href={`mailto:${ticket.email}?subject=${encodeURIComponent(ticket.ticketNumber)}`}>
            {ticket.email}
          </Link>,
        ],
        [common.status, TICKET_STATUS[ticket.status].word],
        [words.received, instant(ticket.createdAt)],
        [words.acknowledgeBy, ticket.acknowledgedAt === null && instant(ticket.acknowledgeBy)],
        [words.acknowledged, ticket.acknowledgedAt !== null && instant(ticket.acknowledgedAt)],
        [words.settleBy, ticket.resolvedAt === null && instant(ticket.resolveBy)],
        [words.settled, ticket.resolvedAt !== null && instant(ticket.resolvedAt)],
        [words.how, ticket.resolution],
      ]}
      sending={moving}
      onSubmit={() => moving.send('RESOLVED')}
      onClose={onClose}
      submitLabel={moves.includes('RESOLVED') ? words.settle : undefined}
      closeLabel={common.close}
      more={
        <>
          {moves.includes('OPEN') && (
            <Button variant="contained" disabled={moving.isBusy} onClick={() => moving.send('OPEN')}>
              {words.aPersonWroteIt}
            </Button>
          )}
          {moves.includes('ACKNOWLEDGED') && (
            <Button variant="outlined" disabled={moving.isBusy} onClick={() => moving.send('ACKNOWLEDGED')}>
              {words.acknowledge}
            </Button>
          )}
        </>
      }
      maxWidth="sm"
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{ticket.message}</Typography>
      {moves.includes('RESOLVED') && (
        <TextField
          label={words.howItWasSettled}
          multiline
          minRows={2}
          {...propsOf('resolution', moving, { maxLength: RESOLUTION_MAX })}
        />
      )}
    </FormDialog>
  );
}
