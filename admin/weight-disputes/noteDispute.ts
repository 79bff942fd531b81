import { postForm } from '../files/postForm.ts';
import { callOnce } from '../providers/call-once.ts';
import type { UploadedFileRecord, WeightDisputeRecord } from '../providers/records.ts';
import { readRupees } from '../ui/form/readRupees.ts';

/** A dispute as it is typed. */
export interface TypedDispute {
  chargedWeight: string;
  measuredWeight: string;
  extraAmount: string;
  note: string;
}

/** Keys of pictures that were sent in: what is sent again after a fault was found takes them along. */
const keys = new WeakMap<File, string>();

async function keyOf(picture: File, signal: AbortSignal): Promise<string> {
  const known = keys.get(picture);
  if (known !== undefined) return known;
  const form = new FormData();
  form.set('folder', 'weight-disputes');
  form.set('file', picture);
  // It goes with the dispute alone, so it is sent whole and not as a file of the library.
  const { key } = (await postForm('/api/user/files/upload', form, { onSent: () => {}, signal })) as UploadedFileRecord;
  keys.set(picture, key);
  return key;
}

/** What was typed in place of a number goes as it is, for the server to say what is wrong with it. */
const number = (typed: string) => {
  const read = readRupees(typed);
  return Number.isNaN(read) ? typed : read;
};

/** Sends the pictures, and notes the dispute with them. @throws HttpError in the words of the refusal */
export async function noteDispute(
  shipmentId: number,
  typed: TypedDispute,
  pictures: readonly File[],
  signal: AbortSignal,
): Promise<WeightDisputeRecord> {
  const mediaKeys = await Promise.all(pictures.map((picture) => keyOf(picture, signal)));
  const body = {
    shipmentId,
    chargedWeight: number(typed.chargedWeight),
    measuredWeight: number(typed.measuredWeight),
    extraAmount: typed.extraAmount.trim() === '' ? null : number(typed.extraAmount),
    note: typed.note,
    mediaKeys,
  };
  const { json } = await callOnce('/api/admin/weight-disputes', { method: 'POST', body: JSON.stringify(body) });
  return json as WeightDisputeRecord;
}
