import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { PostRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { PostForm } from './PostForm.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { statusOf } from './postLabels.ts';
import { valuesOf } from './postValues.ts';
import { useSavePost } from './useSavePost.ts';
import { words } from '../words/en/blog.ts';

/** The page of a post, with a preview. */
export function PostPage({ post, refetch }: { post: PostRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'blog', action: 'change' });
  const saving = useSavePost(post);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(post));
  return (
    <>
      <PageHeading
        title={post.title}
        aside={<StatusChip {...statusOf(post)} />}
        actions={<PreviewButton post={post} />}
      />
      <PostForm
        post={values}
        isNew={false}
        isSaving={saving.isSaving}
        isLocked={mayChange !== true}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog title={words.someoneElseChangedThisPost} saving={saving} refetch={refetch} />
    </>
  );
}
