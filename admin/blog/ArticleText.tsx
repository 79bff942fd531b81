import { lazy, Suspense } from 'react';
import { Loading } from '../layout/Loading.tsx';
import type { RichTextProps } from '../ui/RichTextEditor.tsx';

const Editor = lazy(async () => ({ default: (await import('./ArticleEditor.tsx')).ArticleEditor }));

/** The text of a post as a field of its form. The editor is loaded where one is shown. */
export function ArticleText(props: RichTextProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Editor {...props} />
    </Suspense>
  );
}
