import { OpenUpload, UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';
import type { Answer } from './answer.ts';
import type { Persona } from './persona.ts';
import { sendForm } from './returns.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const UPLOADS = '/api/user/files/uploads';

let dates = 0;

/** Returns the description of a file as a browser sends it, with a new date each time. */
export function fileOf(bytes: Bytes, name = 'kada.mp4', folder = '') {
  dates += 1;
  const fileDate = new Date(Date.UTC(2026, 10, 20) + dates * 1000).toISOString();
  return { fileName: name, fileSize: bytes.byteLength, fileDate, folder };
}

export async function beginUpload(who: Persona, file: ReturnType<typeof fileOf>): Promise<OpenUpload> {
  return (await who.post(UPLOADS, file)).as(OpenUpload);
}

/** Uploads the part of a file that begins at this byte. */
export function sendUploadPiece(who: Persona, id: number, bytes: Bytes, from: number): Promise<Answer> {
  const piece = new File([bytes.subarray(from, from + UPLOAD_PIECE_BYTES)], 'piece');
  return sendForm(who, `${UPLOADS}/${id}/pieces`, { from: String(from), piece });
}

/** Uploads the rest of a file, and returns the last answer. */
export async function sendRest(who: Persona, upload: OpenUpload, bytes: Bytes): Promise<Answer> {
  let answer: Answer;
  let { taken } = upload;
  do {
    answer = await sendUploadPiece(who, upload.id, bytes, taken);
    taken += UPLOAD_PIECE_BYTES;
  } while (answer.status === 200 && taken < bytes.byteLength);
  return answer;
}
