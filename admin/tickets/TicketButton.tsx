import { Button } from '@mui/material';
import { useState } from 'react';
import type { TicketRecord } from '../providers/records.ts';
import { TicketDialog } from './TicketDialog.tsx';
import { words } from '../words/en/tickets.ts';

export function TicketButton({ ticket }: { ticket: TicketRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-label={words.readTicket(ticket.ticketNumber)}
        onClick={() => setIsOpen(true)}
      >
        {words.read}
      </Button>
      {isOpen && <TicketDialog ticket={ticket} onClose={() => setIsOpen(false)} />}
    </>
  );
}
