import { OpenUpload, UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';
import type { Answer } from './answer.ts';
import type { Persona } from './persona.ts';
import { sendForm } from './returns.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const UPLOADS = '/api/user/files/uploads';

let dates = 0;

/** A file as a browser knows it: of another date than all others. */
export function fileOf(bytes: Bytes, name = 'kada.mp4', folder = '') {
  dates += 1;
  const fileDate = new Date(Date.UTC(2026, 10, 20) + dates * 1000).toISOString();
  return { fileName: name, fileSize: bytes.byteLength, fileDate, folder };
}

export async function beginUpload(who: Persona, file: ReturnType<typeof fileOf>): Promise<OpenUpload> {
  return (await who.post(UPLOADS, file)).as(OpenUpload);
}

/** Sends one piece of a file: the one that begins at a byte. */
export function sendUploadPiece(who: Persona, id: number, bytes: Bytes, from: number): Promise<Answer> {
  const piece = new File([bytes.subarray(from, from + UPLOAD_PIECE_BYTES)], 'piece');
  return sendForm(who, `${UPLOADS}/${id}/pieces`, { from: String(from), piece });
}

/** Sends what is left of a file, and answers with what was said last. */
export async function sendRest(who: Persona, upload: OpenUpload, bytes: Bytes): Promise<Answer> {
  let answer: Answer;
  let { taken } = upload;
  do {
    answer = await sendUploadPiece(who, upload.id, bytes, taken);
    taken += UPLOAD_PIECE_BYTES;
  } while (answer.status === 200 && taken < bytes.byteLength);
  return answer;
}
