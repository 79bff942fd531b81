import { HttpError } from 'react-admin';
import { UPLOAD_FAILED } from '#contract/messages.ts';
import type { UploadedFileRecord } from '../providers/records.ts';
import { secondFactorShown, wantedBy } from '../providers/second-factor.ts';
import { tokenOfEntrance } from '../providers/session.ts';
import type { RefusalBody } from '../providers/call.ts';

export interface FileToSend {
  file: File;
  folder: string;
  /** Percent of its bytes that are sent, 0 to 100. */
  onProgress(percent: number): void;
  signal: AbortSignal;
}

/**
 * Sends a file into the library. Where the second factor is needed, it is asked for and the file sent again.
 * @throws HttpError in the words of the refusal
 */
export async function sendFile(sent: FileToSend): Promise<UploadedFileRecord> {
  try {
    return await sendOnce(sent);
  } catch (error) {
    const wanted = error instanceof HttpError ? wantedBy((error.body as RefusalBody | undefined)?.code) : undefined;
    if (!wanted || !(await secondFactorShown(wanted))) throw error;
    return sendOnce(sent);
  }
}

/** `fetch` tells nothing of how much of a body is sent; this does. */
function sendOnce({ file, folder, onProgress, signal }: FileToSend): Promise<UploadedFileRecord> {
  const form = new FormData();
  form.set('folder', folder);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/user/files/upload');
    request.setRequestHeader('Accept', 'application/json');
    const token = tokenOfEntrance();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => {
      const body = readBody(request.responseText);
      if (request.status === 200) resolve(body as UploadedFileRecord);
      else reject(new HttpError((body as RefusalBody)?.message ?? UPLOAD_FAILED, request.status, body));
    });
    request.addEventListener('error', () =>
      reject(new HttpError('The shop cannot be reached. Please check the connection.', 0)),
    );
    request.addEventListener('abort', () => reject(new HttpError(UPLOAD_FAILED, 0)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
