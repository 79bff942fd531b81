import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { Loading } from '../../layout/Loading.tsx';
import type { RichTextProps } from './RichTextEditor.tsx';

/** Returns a rich text field whose editor is loaded on demand. */
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

/** Rich text as HTML: emphasis, headings, lists and links, as the server allows. */
export const RichText = lazyText(async () => (await import('./RichTextEditor.tsx')).RichTextEditor);
