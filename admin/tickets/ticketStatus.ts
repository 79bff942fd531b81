import type { TicketKind, TicketStatus } from '#contract/states/ticket.ts';
import type { TicketRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const TICKET_STATUS: Record<TicketStatus, { word: string; tone: Tone }> = {
  OPEN: { word: 'Open', tone: 'due' },
  ACKNOWLEDGED: { word: 'Acknowledged', tone: 'moving' },
  RESOLVED: { word: 'Settled', tone: 'good' },
  SUSPECT: { word: 'Looks like spam', tone: 'waiting' },
};

export const TICKET_KIND: Record<TicketKind, string> = { CONTACT: 'Message', GRIEVANCE: 'Complaint' };

/** Returns the running deadline of a ticket and whether it is past; undefined without one. */
export function clockOf(
  ticket: Pick<TicketRecord, 'status' | 'acknowledgeBy' | 'resolveBy'>,
  now: number,
): { word: string; by: string; isLate: boolean } | undefined {
  if (ticket.status === 'RESOLVED' || ticket.status === 'SUSPECT') return undefined;
  const isOpen = ticket.status === 'OPEN';
  const by = isOpen ? ticket.acknowledgeBy : ticket.resolveBy;
  return { word: isOpen ? 'Acknowledge by' : 'Settle by', by, isLate: now > Date.parse(by) };
}
