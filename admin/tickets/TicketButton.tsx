import { Button } from '@mui/material';
import { useState } from 'react';
import type { TicketRecord } from '../providers/records.ts';
import { TicketDialog } from './TicketDialog.tsx';

export function TicketButton({ ticket }: { ticket: TicketRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-label={`Read ${ticket.ticketNumber}`}
        onClick={() => setIsOpen(true)}
      >
        Read
      </Button>
      {isOpen && <TicketDialog ticket={ticket} onClose={() => setIsOpen(false)} />}
    </>
  );
}
