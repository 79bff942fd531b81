import type { PrintedDocument } from './document-content.ts';
import type { PrintedFeePaper } from './fee-papers.ts';
import type { PrintedSlip } from './packing-slip.ts';
import type { PrintedStatement } from './payout-statement.ts';

/** A document that is rendered as a PDF. */
export type PrintedPaper = PrintedDocument | PrintedStatement | PrintedFeePaper | PrintedSlip;
