import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { wordsInScripts } from './pdf-letters.ts';
import type { Persona } from './persona.ts';

/** Fetches a PDF as a browser does. Returns its headers, the text of each page, and its words in non-Latin scripts. */
export async function pdfFrom(person: Persona, path: string) {
  const answer = await fetch(`${person.origin}${path}`, { headers: { Authorization: `Bearer ${person.token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(`${answer.status} ${answer.headers.get('content-type')}`).toBe('200 application/pdf');
  const words = (await wordsInScripts(bytes)).flat();
  // Extraction takes ownership of the bytes, so it comes last.
  return { headers: answer.headers, words, pages: (await extractText(await getDocumentProxy(bytes))).text };
}
