import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { RESOLUTION_MAX } from '#contract/calls/contact.ts';
import { TICKET_MOVES } from '#contract/states/ticket.ts';
import type { TicketRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { TICKET_KIND, TICKET_STATUS } from './ticketStatus.ts';
import { useMoveTicket } from './useMoveTicket.ts';

interface TicketDialogProps {
  ticket: TicketRecord;
  onClose: () => void;
}

/** What somebody wrote, the clocks that run for it, and the moves that are possible. Settling says how. */
export function TicketDialog({ ticket, onClose }: TicketDialogProps) {
  const titleId = useId();
  const { canAccess: mayChange } = useCanAccess({ resource: 'tickets', action: 'change' });
  const { move, isMoving } = useMoveTicket(ticket, onClose);
  const [resolution, setResolution] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const moves = mayChange ? TICKET_MOVES[ticket.status] : [];
  const isMissing = isAsked && resolution.trim() === '';

  function settle() {
    setIsAsked(true);
    if (resolution.trim() !== '') void move('RESOLVED', resolution.trim());
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{ticket.subject}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        <Facts
          facts={[
            [TICKET_KIND[ticket.kind], ticket.ticketNumber],
            ['From', ticket.name],
            [
              'Email',
              <Link key="email" href={`mailto:${ticket.email}?subject=${encodeURIComponent(ticket.ticketNumber)}`}>
                {ticket.email}
              </Link>,
            ],
            ['Status', TICKET_STATUS[ticket.status].word],
            ['Received', instant(ticket.createdAt)],
            ['Acknowledge by', ticket.acknowledgedAt === null && instant(ticket.acknowledgeBy)],
            ['Acknowledged', ticket.acknowledgedAt !== null && instant(ticket.acknowledgedAt)],
            ['Settle by', ticket.resolvedAt === null && instant(ticket.resolveBy)],
            ['Settled', ticket.resolvedAt !== null && instant(ticket.resolvedAt)],
            ['How', ticket.resolution],
          ]}
        />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{ticket.message}</Typography>
        {moves.includes('RESOLVED') && (
          <TextField
            label="How it was settled"
            value={resolution}
            onChange={({ target }) => setResolution(target.value)}
            error={isMissing}
            helperText={isMissing ? 'Please say how it was settled.' : undefined}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: RESOLUTION_MAX }, formHelperText: { role: 'alert' } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        {moves.includes('OPEN') && (
          <Button variant="contained" disabled={isMoving} onClick={() => void move('OPEN')}>
            A person wrote it
          </Button>
        )}
        {moves.includes('ACKNOWLEDGED') && (
          <Button variant="outlined" disabled={isMoving} onClick={() => void move('ACKNOWLEDGED')}>
            Acknowledge
          </Button>
        )}
        {moves.includes('RESOLVED') && (
          <Button variant="contained" disabled={isMoving} onClick={settle}>
            Settle
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
