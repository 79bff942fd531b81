import type { TicketKind, TicketStatus } from '#contract/states/ticket.ts';
import type { TicketRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/tickets.ts';

export const TICKET_STATUS: Record<TicketStatus, { word: string; tone: Tone }> = {
  OPEN: { word: words.open, tone: 'due' },
  ACKNOWLEDGED: { word: words.acknowledged, tone: 'moving' },
  RESOLVED: { word: words.settled, tone: 'good' },
  SUSPECT: { word: words.looksLikeSpam, tone: 'waiting' },
};

export const TICKET_KIND: Record<TicketKind, string> = { CONTACT: words.message, GRIEVANCE: words.complaint };

/** Returns the running deadline of a ticket and whether it is past; undefined without one. */
export function clockOf(
  ticket: Pick<TicketRecord, 'status' | 'acknowledgeBy' | 'resolveBy'>,
  now: number,
): { word: string; by: string; isLate: boolean } | undefined {
  if (ticket.status === 'RESOLVED' || ticket.status === 'SUSPECT') return undefined;
  const isOpen = ticket.status === 'OPEN';
  const by = isOpen ? ticket.acknowledgeBy : ticket.resolveBy;
  return { word: isOpen ? words.acknowledgeBy : words.settleBy, by, isLate: now > Date.parse(by) };
}
