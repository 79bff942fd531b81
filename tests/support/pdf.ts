import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { wordsInScripts } from './pdf-letters.ts';
import type { Persona } from './persona.ts';

/** A PDF as a browser gets it: its headers, the text of each page, and its words in other scripts than Latin. */
export async function pdfFrom(person: Persona, path: string) {
  const answer = await fetch(`${person.origin}${path}`, { headers: { Authorization: `Bearer ${person.token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(`${answer.status} ${answer.headers.get('content-type')}`).toBe('200 application/pdf');
  const words = (await wordsInScripts(bytes)).flat();
  // Reading it takes its bytes away.
  return { headers: answer.headers, words, pages: (await extractText(await getDocumentProxy(bytes))).text };
}
