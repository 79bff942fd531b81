import { Typography } from '@mui/material';
import { useState } from 'react';
import type { TicketRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import { clockOf } from './ticketStatus.ts';
import { words } from '../words/en/tickets.ts';

/** The deadline of the next step; red and in words if it is past. */
export function TicketClock({ ticket }: { ticket: TicketRecord }) {
  const [now] = useState(() => Date.now());
  const clock = clockOf(ticket, now);
  if (!clock) return null;
  return (
    <Typography variant="body2" sx={{ color: clock.isLate ? 'error.main' : 'text.secondary' }}>
      {clock.isLate && <strong>{words.late} </strong>}
      {clock.word} {instant(clock.by)}
    </Typography>
  );
}
