import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { PIECE_MAX_BYTES } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import { encodingOf } from '#contract/shop/file-encoding.ts';
import { call, messageOf } from '../providers/call.ts';
import type { ImportRecord } from '../providers/records.ts';
import { words } from '../words/en/imports.ts';

/** Lines end with LF, or with CR alone in files of old programs. */
const LINE_ENDS = [0x0a, 0x0d];
/** The delay after a rate limit. */
const PAUSE_MS = 10_000;

/** An import: its progress and its error. */
export interface Importing {
  one: ImportRecord | undefined;
  errorText: string | undefined;
  isBusy: boolean;
  /** Resumes upload and check; `afresh` checks all rows again. */
  goOn(afresh?: boolean): void;
  /** Imports all rows. @returns whether it succeeded */
  apply(): Promise<boolean>;
}

/**
 * Uploads a file in pieces and has its rows checked. It stops when the dialog closes, and resumes with the same file.
 */
export function useImport(kind: ImportKind, file: File | undefined): Importing {
  const [one, setOne] = useState<ImportRecord>();
  const [errorText, setErrorText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);

  async function run(chosen: File, afresh: boolean, { signal }: AbortController): Promise<void> {
    const path = `/api/admin/${kind}/imports`;
    const ask = async (url: string, body: unknown): Promise<ImportRecord> => {
      for (;;) {
        try {
          const isForm = body instanceof FormData;
          const { json } = await call(url, { method: 'POST', body: isForm ? body : JSON.stringify(body), signal });
          if (!signal.aborted) setOne(json as ImportRecord);
          return json as ImportRecord;
        } catch (error) {
          if (!(error instanceof HttpError) || error.status !== 429) throw error;
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      }
    };
    const fileDate = new Date(chosen.lastModified).toISOString();
    let now = await ask(path, { fileName: chosen.name, fileSize: chosen.size, fileDate });
    if (afresh && now.state === 'CHECKED') now = await ask(`${path}/${now.id}/check`, { afresh });
    if (now.state === 'UPLOADING') {
      const encoding = encodingOf(new Uint8Array(await chosen.arrayBuffer()));
      while (now.state === 'UPLOADING' && !signal.aborted)
        now = await ask(`${path}/${now.id}/pieces`, await pieceOf(chosen, now.taken, encoding));
    }
    while (now.state === 'CHECKING' && !signal.aborted) now = await ask(`${path}/${now.id}/check`, {});
  }

  function goOn(afresh = false): void {
    if (!file) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setBusy(true);
    setErrorText(undefined);
    run(file, afresh, own)
      .catch((error: unknown) => own.signal.aborted || setErrorText(messageOf(error, words.failedToReadTheFile)))
      .finally(() => own.signal.aborted || setBusy(false));
  }

  // Starts once per chosen file.
  const begin = useEffectEvent(() => {
    setOne(undefined);
    goOn();
  });
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [file]);

  async function apply(): Promise<boolean> {
    if (!one) return false;
    setBusy(true);
    setErrorText(undefined);
    try {
      const { json } = await call(`/api/admin/${kind}/imports/${one.id}/apply`, { method: 'POST', body: '{}' });
      setOne(json as ImportRecord);
      return true;
    } catch (error) {
      setErrorText(messageOf(error, words.theImportFailedPleaseTry));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { one, errorText, isBusy, goOn, apply };
}

/** Returns the next piece of a file as a form. All pieces but the last end with a line. */
async function pieceOf(file: File, from: number, encoding: string): Promise<FormData> {
  const form = new FormData();
  form.set('encoding', encoding);
  form.set('from', String(from));
  form.set('piece', await bytesOf(file, from), file.name);
  return form;
}

async function bytesOf(file: File, from: number): Promise<Blob> {
  const end = from + PIECE_MAX_BYTES;
  const piece = file.slice(from, end);
  if (end >= file.size) return piece;
  const bytes = new Uint8Array(await piece.arrayBuffer());
  const lastLine = LINE_ENDS.map((sign) => bytes.lastIndexOf(sign)).find((place) => place !== -1);
  if (lastLine === undefined) throw new Error(words.aLineIsTooLong);
  return piece.slice(0, lastLine + 1);
}
