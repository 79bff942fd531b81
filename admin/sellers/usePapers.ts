import { useEffect, useState } from 'react';
import { call, messageOf } from '../providers/call.ts';
import type { SellerRecord, SentPaperRecord } from '../providers/records.ts';

/** Returns the documents of a business, fetched again after each change; their addresses expire after ten minutes. */
export function usePapers({ id, version }: SellerRecord): { papers?: SentPaperRecord[]; failure?: string } {
  const [papersState, setPapersState] = useState<{ papers?: SentPaperRecord[]; failure?: string }>({});
  useEffect(() => {
    let isMounted = true;
    call(`/sellers/${id}/papers`).then(
      ({ json }) => isMounted && setPapersState({ papers: json as SentPaperRecord[] }),
      (error: unknown) => isMounted && setPapersState({ failure: messageOf(error) }),
    );
    return () => {
      isMounted = false;
    };
  }, [id, version]);
  return papersState;
}
