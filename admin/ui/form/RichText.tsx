import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { Loading } from '../../layout/Loading.tsx';
import type { RichTextProps } from './RichTextEditor.tsx';

/** A field of a form whose editor is loaded where one is shown. */
export function lazyText(load: () => Promise<ComponentType<RichTextProps>>) {
  const Editor = lazy(async () => ({ default: await load() }));
  return function LazyText(props: RichTextProps) {
    return (
      <Suspense fallback={<Loading />}>
        <Editor {...props} />
      </Suspense>
    );
  };
}

/** Text with emphasis, headings, lists and links: HTML, of what the server lets through. */
export const RichText = lazyText(async () => (await import('./RichTextEditor.tsx')).RichTextEditor);
