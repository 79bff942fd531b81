/** The kinds of personal data requests: copy, deletion, correction or grievance (DPDP Act s.11 to 13). */
export const DATA_REQUEST_KINDS = ['COPY', 'DELETION', 'CORRECTION', 'GRIEVANCE'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** OPEN waits for an admin. WAITING waits for the account's orders to end; the shop then settles it automatically. */
export const DATA_REQUEST_STATUSES = ['OPEN', 'WAITING', 'DONE', 'WITHDRAWN'] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** The legal maximum of days for grievances (DPDP Rules 2025, rule 14); the shop applies it to every request. */
export const DATA_REQUEST_DAYS = 90;
/** Years that a settled request is retained as proof. */
export const DATA_REQUEST_YEARS = 3;
