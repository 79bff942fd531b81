import { RichTextEditor } from '../ui/form/RichTextEditor.tsx';
import type { RichTextProps } from '../ui/form/RichTextEditor.tsx';
import { ArticleButtons } from './ArticleButtons.tsx';
import { ARTICLE_NODES } from './articleNodes.ts';

/** The text of a post: words as everywhere in the console, and pictures and products between them. */
export function ArticleEditor(props: RichTextProps) {
  return (
    <RichTextEditor {...props} extensions={ARTICLE_NODES}>
      <ArticleButtons />
    </RichTextEditor>
  );
}
