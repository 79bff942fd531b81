import { Box, Typography } from '@mui/material';
import type { TicketRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TicketButton } from './TicketButton.tsx';
import { TicketClock } from './TicketClock.tsx';
import { TICKET_KIND, TICKET_STATUS } from './ticketStatus.ts';
import { words } from '../words/en/tickets.ts';

export function TicketCard({ row }: { row: TicketRecord }) {
  const { tone, word } = TICKET_STATUS[row.status];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', padding: '12px 14px' }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{row.ticketNumber}</Typography>
        <Typography variant="body2">{row.subject}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.kindOfPerson(TICKET_KIND[row.kind], row.name)}
        </Typography>
        <TicketClock ticket={row} />
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: '8px' }}>
        <StatusChip tone={tone} word={word} />
        <TicketButton ticket={row} />
      </Box>
    </Box>
  );
}
