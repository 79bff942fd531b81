import { RichTextEditor } from '../ui/form/RichTextEditor.tsx';
import type { RichTextProps } from '../ui/form/RichTextEditor.tsx';
import { ArticleButtons } from './ArticleButtons.tsx';
import { ARTICLE_NODES } from './articleNodes.ts';

/** The text editor of a post: rich text with pictures and products. */
export function ArticleEditor(props: RichTextProps) {
  return (
    <RichTextEditor {...props} extensions={ARTICLE_NODES}>
      <ArticleButtons />
    </RichTextEditor>
  );
}
