import { download } from '../providers/download.ts';
import { useSend } from '../providers/useSend.ts';

interface PdfRequest {
  body: object;
  /** The text of the notification after success. */
  done: string;
}

/** Downloads a PDF of several parcels. */
export function usePdf(url: string, name: string) {
  return useSend({
    send: ({ body }: PdfRequest) => download(url, name, body),
    done: (_, { done }) => done,
    onError: 'notify',
    refreshes: false,
  });
}
