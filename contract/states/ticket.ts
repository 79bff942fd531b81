/** A question for customer care, or a complaint for the grievance officer. */
export const TICKET_KINDS = ['CONTACT', 'GRIEVANCE'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** SUSPECT tickets were probably sent by a machine: they are stored for review, and no mail is sent. */
export const TICKET_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED', 'SUSPECT'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The status changes of a ticket. A suspected machine's ticket may turn out to be from a person. */
export const TICKET_MOVES: Record<TicketStatus, readonly TicketStatus[]> = {
  OPEN: ['ACKNOWLEDGED', 'RESOLVED'],
  ACKNOWLEDGED: ['RESOLVED'],
  RESOLVED: [],
  SUSPECT: ['OPEN'],
};
