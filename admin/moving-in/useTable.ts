import { useEffect, useState } from 'react';
import { MOST_IMPORT_MB } from '#contract/calls/imports.ts';
import type { TableAnswer } from './readTable.worker.ts';
import { words } from '../words/en/moving-in.ts';

const MB = 1024 * 1024;

/** Reads a chosen file as a table; undefined while it is read. */
export function useTable(file: File | undefined): TableAnswer | undefined {
  const [answer, setAnswer] = useState<TableAnswer>();
  useEffect(() => {
    setAnswer(undefined);
    if (!file) return undefined;
    if (file.size > MOST_IMPORT_MB * MB) {
      setAnswer({ error: words.aFileCanHaveAtMost(MOST_IMPORT_MB) });
      return undefined;
    }
    const worker = new Worker(new URL('readTable.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => setAnswer(data));
    worker.addEventListener('error', () => setAnswer({ error: words.thisFileCouldNotBeRead }));
    worker.postMessage(file);
    return () => worker.terminate();
  }, [file]);
  return answer;
}
