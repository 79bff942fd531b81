import { postForm } from '../files/postForm.ts';
import { callOnce } from '../providers/call-once.ts';
import type { UploadedFileRecord, WeightDisputeRecord } from '../providers/records.ts';
import { readRupees } from '../ui/form/readRupees.ts';

/** The values of an empty form. */
export const EMPTY_DISPUTE = { chargedWeight: '', measuredWeight: '', extraAmount: '', note: '' };
type DisputeValues = typeof EMPTY_DISPUTE;

/** Keys of pictures that were uploaded, so that a second try does not upload them again. */
const keys = new WeakMap<File, string>();

async function keyOf(picture: File, signal: AbortSignal): Promise<string> {
  const known = keys.get(picture);
  if (known !== undefined) return known;
  const form = new FormData();
  form.set('folder', 'weight-disputes');
  form.set('file', picture);
  // A file of the dispute, not of the library: it is sent in one request.
  const { key } = (await postForm('/api/user/files/upload', form, { onSent: () => {}, signal })) as UploadedFileRecord;
  keys.set(picture, key);
  return key;
}

/** Returns the number, or the text if it is none: the server then refuses it with its own message. */
const numberOrText = (value: string) => {
  const number = readRupees(value);
  return Number.isNaN(number) ? value : number;
};

/** Uploads the pictures and creates the dispute with them. @throws HttpError with the message of the refusal */
export async function noteDispute(
  shipmentId: number,
  values: DisputeValues,
  pictures: readonly File[],
  signal: AbortSignal,
): Promise<WeightDisputeRecord> {
  const mediaKeys = await Promise.all(pictures.map((picture) => keyOf(picture, signal)));
  const body = {
    shipmentId,
    chargedWeight: numberOrText(values.chargedWeight),
    measuredWeight: numberOrText(values.measuredWeight),
    extraAmount: values.extraAmount.trim() === '' ? null : numberOrText(values.extraAmount),
    note: values.note,
    mediaKeys,
  };
  const { json } = await callOnce('/api/admin/weight-disputes', { method: 'POST', body: JSON.stringify(body) });
  return json as WeightDisputeRecord;
}
