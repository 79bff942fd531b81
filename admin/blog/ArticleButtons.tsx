import { ToggleButton } from '@mui/material';
import { Gem, ImagePlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { productPath } from '#contract/pages/paths.ts';
import { PickFilesDialog } from '../files/PickFilesDialog.tsx';
import { PickProductDialog } from './PickProductDialog.tsx';
import type { ArticleNode } from './articleNodes.ts';
import { common } from '../words/en/common.ts';

/** The editor command used here; see `RichTextMarks` for why it is declared. */
interface Commands {
  focus(): Commands;
  insertContentAt(place: number, nodes: ArticleNode[]): Commands;
  run(): boolean;
}

/** Buttons that insert pictures and products at the cursor of a post. */
export function ArticleButtons() {
  const editor = useTiptapEditor();
  const [picking, setPicking] = useState<'picture' | 'product'>();

  function put(...nodes: ArticleNode[]): void {
    setPicking(undefined);
    // Inserts behind the selection, which is kept.
    if (editor) (editor.chain() as unknown as Commands).focus().insertContentAt(editor.state.selection.to, nodes).run();
  }

  const button = (what: 'picture' | 'product', name: string, Icon: LucideIcon) => (
    <ToggleButton
      size="small"
      value={what}
      aria-label={name}
      title={name}
      disabled={!editor?.isEditable}
      onClick={() => setPicking(what)}
    >
      <Icon size={18} aria-hidden />
    </ToggleButton>
  );

  return (
    <>
      {button('picture', common.picture, ImagePlus)}
      {button('product', common.product, Gem)}
      {picking === 'picture' && (
        <PickFilesDialog
          taken={[]}
          most={10}
          groups={['images']}
          onPick={(picked) =>
            put(
              ...picked.map(({ key, altText }): ArticleNode => ({
                type: 'picture',
                attrs: { src: mediaUrl(key), alt: altText },
              })),
            )
          }
          onClose={() => setPicking(undefined)}
        />
      )}
      {picking === 'product' && (
        <PickProductDialog
          onPick={({ id, seoUrl, name }) =>
            put({ type: 'product', attrs: { id: String(id), href: productPath(seoUrl), name } })
          }
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
