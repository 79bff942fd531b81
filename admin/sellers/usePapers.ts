import { useAnswer } from '../providers/useAnswer.ts';
import type { SellerRecord, SentPaperRecord } from '../providers/records.ts';

/** Returns the documents of a business, fetched again after each change; their addresses expire after ten minutes. */
export function usePapers({ id, version }: SellerRecord): { papers?: SentPaperRecord[]; failure?: string } {
  const { answer, error } = useAnswer<SentPaperRecord[]>(`/sellers/${id}/papers`, undefined, { version });
  return { ...(answer && { papers: answer }), ...(error !== undefined && { failure: error }) };
}
