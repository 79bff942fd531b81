import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { TicketStatus } from '#contract/states/ticket.ts';
import { messageOf } from '../providers/call.ts';
import type { TicketRecord } from '../providers/records.ts';
import { TICKET_STATUS } from './ticketStatus.ts';

type TicketMove = Pick<TicketRecord, 'id' | 'status' | 'resolution' | 'version'>;

/** Moves a ticket on. Where somebody was faster, their text is shown and the list read again. */
export function useMoveTicket(ticket: TicketRecord, onMoved: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending: isMoving }] = useUpdate<TicketMove, Error>();

  async function move(status: TicketStatus, resolution: string | null = null): Promise<void> {
    await update(
      'tickets',
      { id: ticket.id, data: { status, resolution, version: ticket.version }, previousData: ticket },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${ticket.ticketNumber}: ${TICKET_STATUS[status].word.toLowerCase()}.`, { type: 'success' });
          onMoved();
        },
        onError: (error) => notify(messageOf(error), { type: 'error' }),
        onSettled: () => refresh(),
      },
    );
  }

  return { move, isMoving };
}
