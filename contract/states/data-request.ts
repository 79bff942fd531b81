/** What people ask of the data about them: a copy, to delete it, to correct it; or they complain (DPDP Act s.11 to 13). */
export const DATA_REQUEST_KINDS = ['COPY', 'DELETION', 'CORRECTION', 'GRIEVANCE'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** OPEN waits for somebody of the house, WAITING for orders of the account to end: then the shop does it by itself. */
export const DATA_REQUEST_STATUSES = ['OPEN', 'WAITING', 'DONE', 'WITHDRAWN'] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** Days the law gives at the most, of grievances (DPDP Rules 2025, rule 14); the shop takes no longer for anything. */
export const DATA_REQUEST_DAYS = 90;
/** Years a request is kept after it was settled, as its proof. */
export const DATA_REQUEST_YEARS = 3;
