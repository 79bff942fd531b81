import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { Persona } from './persona.ts';

/** A PDF as a browser gets it: its headers and the text of each page. */
export async function pdfFrom(person: Persona, path: string) {
  const answer = await fetch(`${person.origin}${path}`, { headers: { Authorization: `Bearer ${person.token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(`${answer.status} ${answer.headers.get('content-type')}`).toBe('200 application/pdf');
  return { headers: answer.headers, pages: (await extractText(await getDocumentProxy(bytes))).text };
}
