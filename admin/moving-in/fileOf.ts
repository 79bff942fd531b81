import { markOf } from '#contract/moving-in/own-files.ts';

const NAME_MAX = 60;

/**
 * Returns a file of the shop's own. The same rows give the same name, size and time, by which an unfinished import
 * resumes; other rows give another name.
 */
export function fileOf(source: File, kind: string, text: string): File {
  const stem = source.name.replace(/\.[^.]*$/, '').slice(0, NAME_MAX);
  return new File([text], `${stem}-${kind}-${markOf(text)}.csv`, {
    type: 'text/csv',
    lastModified: source.lastModified,
  });
}
