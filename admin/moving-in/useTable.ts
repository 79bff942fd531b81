import { useEffect, useState } from 'react';
import { MOST_IMPORT_MB, MOST_IMPORT_ROWS } from '#contract/calls/imports.ts';
import type { ReadAnswer, TableFault } from './readTable.worker.ts';
import { words } from '../words/en/moving-in.ts';
import { shared } from '../words/language.ts';

const MB = 1024 * 1024;

export type TableAnswer = { rows: string[][] } | { error: string };

const FAULTS: Record<TableFault, string> = {
  TOO_MANY_ROWS: words.tooManyRows(MOST_IMPORT_ROWS.toLocaleString('en-IN')),
  EMPTY: words.theFileIsEmpty,
  NOT_READ: words.saveItAsCsv,
};

/** Returns an answer of the worker with its error in the chosen language. */
function inWords(answer: ReadAnswer): TableAnswer {
  if ('rows' in answer) return answer;
  return { error: 'fault' in answer ? FAULTS[answer.fault] : shared(answer.error) };
}

/** Reads a chosen file as a table; undefined while it is read. */
export function useTable(file: File | undefined): TableAnswer | undefined {
  const [answer, setAnswer] = useState<TableAnswer>();
  useEffect(() => {
    setAnswer(undefined);
    if (!file) return undefined;
    if (file.size > MOST_IMPORT_MB * MB) {
      setAnswer({ error: words.tooLarge(MOST_IMPORT_MB) });
      return undefined;
    }
    const worker = new Worker(new URL('readTable.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => setAnswer(inWords(data)));
    worker.addEventListener('error', () => setAnswer({ error: words.couldNotBeRead }));
    worker.postMessage(file);
    return () => worker.terminate();
  }, [file]);
  return answer;
}
