import type { PrintedDocument } from './document-content.ts';
import type { PrintedFeePaper } from './fee-papers.ts';
import type { PrintedSlip } from './packing-slip.ts';
import type { PrintedStatement } from './payout-statement.ts';

/** What is drawn as a PDF. */
export type PrintedPaper = PrintedDocument | PrintedStatement | PrintedFeePaper | PrintedSlip;
