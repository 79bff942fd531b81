import { lazy, Suspense } from 'react';
import { Loading } from '../layout/Loading.tsx';
import type { RichTextProps } from './RichTextEditor.tsx';

const Editor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

/**
 * Text with emphasis, headings, lists and links as a field of a form: HTML, of what the server lets through. The editor
 * is loaded where one is shown.
 */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Editor {...props} />
    </Suspense>
  );
}
