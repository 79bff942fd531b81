import { useEffect, useReducer, useRef } from 'react';
import { UPLOAD_FAILED } from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import { sendWithStill } from './sendFile.ts';
import type { SentFileRecord } from './sendFile.ts';

/** A running upload. One that failed stays until it is retried or discarded. */
export interface Upload {
  id: string;
  file: File;
  folder: string;
  state: 'waiting' | 'sending' | 'interrupted' | 'failed';
  /** In percent, 0 to 100. */
  progress: number;
  errorText?: string;
}

type Step =
  | { step: 'added'; uploads: Upload[] }
  | { step: 'changed'; id: string; change: Partial<Upload> }
  | { step: 'gone'; id: string };

function next(uploads: Upload[], action: Step): Upload[] {
  if (action.step === 'added') return [...uploads, ...action.uploads];
  if (action.step === 'gone') return uploads.filter(({ id }) => id !== action.id);
  return uploads.map((upload) => (upload.id === action.id ? { ...upload, ...action.change } : upload));
}

/** The number of simultaneous uploads. */
const AT_ONCE = 3;

/** Uploads files a few at a time, and returns their progress. */
export function useUploads(onDone: (uploaded: SentFileRecord) => void) {
  const [uploads, tell] = useReducer(next, []);
  const leaving = useRef(new AbortController());
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Aborts the uploads when the page is left.
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending' || state === 'interrupted').length;
    for (const { id, file, folder } of uploads.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending)) {
      tell({ step: 'changed', id, change: { state: 'sending' } });
      const { signal } = leaving.current;
      const onProgress = (progress: number) => tell({ step: 'changed', id, change: { progress } });
      const onWait = (isWaiting: boolean) =>
        tell({ step: 'changed', id, change: { state: isWaiting ? 'interrupted' : 'sending' } });
      sendWithStill({ file, folder, onProgress, onWait, signal }).then(
        (uploaded) => {
          if (signal.aborted) return;
          tell({ step: 'gone', id });
          done.current(uploaded);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          tell({
            step: 'changed',
            id,
            change: { state: 'failed', errorText: messageOf(error, UPLOAD_FAILED) },
          });
        },
      );
    }
  }, [uploads]);

  return {
    uploads,
    add(files: readonly File[], folder: string): void {
      const added = files.map((file): Upload => ({
        id: crypto.randomUUID(),
        file,
        folder,
        state: 'waiting',
        progress: 0,
      }));
      tell({ step: 'added', uploads: added });
    },
    retry: (id: string) => tell({ step: 'changed', id, change: { state: 'waiting' } }),
    letGo: (id: string) => tell({ step: 'gone', id }),
  };
}
