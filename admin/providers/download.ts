import { HttpError } from 'react-admin';
import { secondFactorShown, needOf } from './second-factor.ts';
import type { RefusalBody } from './call.ts';
import { languageHeaders } from '../words/language.ts';
import { tokenOfEntrance } from './session.ts';

/**
 * Downloads a file under a name. If the second factor is needed, asks for it and downloads again.
 * @param body sent as JSON with POST; GET without one
 * @throws HttpError with the message of the refusal
 */
export async function download(url: string, name: string, body?: unknown): Promise<void> {
  const ask = () =>
    fetch(url, {
      headers: {
        Authorization: `Bearer ${tokenOfEntrance()}`,
        ...languageHeaders,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  let answer = await ask();
  if (!answer.ok) {
    const refusal = await refusalIn(answer);
    const need = needOf(refusal.code);
    if (!need || !(await secondFactorShown(need))) throw new HttpError(refusal.message, answer.status, refusal);
    answer = await ask();
    if (!answer.ok) {
      const again = await refusalIn(answer);
      throw new HttpError(again.message, answer.status, again);
    }
  }
  keepAs(await answer.blob(), name);
}

async function refusalIn(answer: Response): Promise<RefusalBody> {
  try {
    return (await answer.json()) as RefusalBody;
  } catch {
    return {};
  }
}

/** Stores a file that the page made. */
export function keepAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read the object URL by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
