import { useEffect, useState } from 'react';
import { call, messageOf } from '../providers/call.ts';
import type { SellerRecord, SentPaperRecord } from '../providers/records.ts';

/** The papers of a business, asked for anew when it changes; their addresses are good for ten minutes. */
export function usePapers({ id, version }: SellerRecord): { papers?: SentPaperRecord[]; failure?: string } {
  const [found, setFound] = useState<{ papers?: SentPaperRecord[]; failure?: string }>({});
  useEffect(() => {
    let isWanted = true;
    call(`/sellers/${id}/papers`).then(
      ({ json }) => isWanted && setFound({ papers: json as SentPaperRecord[] }),
      (error: unknown) => isWanted && setFound({ failure: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, version]);
  return found;
}
