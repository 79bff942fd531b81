import { Import } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import type { Answer } from './answer.ts';
import type { Persona } from './persona.ts';
import { sendForm } from './returns.ts';

let files = 0;

/** Begins an import, under a new file name unless one is given. */
export function begin(who: Persona, kind: ImportKind, size: number, fileName?: string): Promise<Answer> {
  files += 1;
  const file = { fileName: fileName ?? `${kind}-${files}.csv`, fileSize: size, fileDate: '2026-11-20T10:00:00Z' };
  return who.post(`/api/admin/${kind}/imports`, file);
}

/** Uploads one part of a file. */
export function sendPiece(
  who: Persona,
  kind: ImportKind,
  id: number,
  piece: string | Uint8Array<ArrayBuffer>,
  from = 0,
): Promise<Answer> {
  return sendForm(who, `/api/admin/${kind}/imports/${id}/pieces`, {
    from: String(from),
    piece: new File([piece], 'piece'),
  });
}

const bytesOf = (file: string | Uint8Array<ArrayBuffer>) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** Uploads a whole file that is one part. */
export async function uploaded(
  who: Persona,
  kind: ImportKind,
  file: string | Uint8Array<ArrayBuffer>,
): Promise<Import> {
  const { id } = (await begin(who, kind, bytesOf(file).byteLength)).as(Import);
  return (await sendPiece(who, kind, id, file)).as(Import);
}

export const check = (who: Persona, kind: ImportKind, id: number, body: object = {}) =>
  who.post(`/api/admin/${kind}/imports/${id}/check`, body);

/** Uploads a file and checks all its rows. */
export async function checked(who: Persona, kind: ImportKind, file: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  let one = await uploaded(who, kind, file);
  while (one.state === 'CHECKING') one = (await check(who, kind, one.id)).as(Import);
  return one;
}

export const apply = (who: Persona, kind: ImportKind, id: number) => who.post(`/api/admin/${kind}/imports/${id}/apply`);

/** Checks a file and applies it. */
export async function applied(who: Persona, kind: ImportKind, file: string): Promise<Import> {
  const { id } = await checked(who, kind, file);
  return (await apply(who, kind, id)).as(Import);
}

export const undo = (who: Persona, kind: ImportKind, id: number) => who.post(`/api/admin/${kind}/imports/${id}/undo`);
