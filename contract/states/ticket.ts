/** A question for customer care, or a complaint for the grievance officer. */
export const TICKET_KINDS = ['CONTACT', 'GRIEVANCE'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** SUSPECT was filled in by a machine, as far as one can tell: it is kept to be looked at, and nobody is written to. */
export const TICKET_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED', 'SUSPECT'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Where a ticket may go from where it is. What was taken for a machine's may turn out to be a person's. */
export const TICKET_MOVES: Record<TicketStatus, readonly TicketStatus[]> = {
  OPEN: ['ACKNOWLEDGED', 'RESOLVED'],
  ACKNOWLEDGED: ['RESOLVED'],
  RESOLVED: [],
  SUSPECT: ['OPEN'],
};
