import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatDay } from '#contract/shop/dates.ts';
import type { PostRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { PostForm } from './PostForm.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { statusOf } from './postLabels.ts';
import { valuesOf, wordsIn } from './postValues.ts';
import type { PostValues } from './postValues.ts';
import { useSavePost } from './useSavePost.ts';

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
      <RowConflictDialog
        title="Someone else changed this post"
        fields={FIELD_LABELS}
        valuesOf={valuesOf}
        saving={saving}
        refetch={refetch}
      />
    </>
  );
}

const FIELD_LABELS: FieldLabels<PostValues> = {
  title: ['Title'],
  slug: ['Slug'],
  excerpt: ['Excerpt'],
  content: ['Content', (html) => wordsIn(html).join(' ')],
  category: ['Category'],
  tags: ['Tags'],
  author: ['Author'],
  readTime: ['Read time'],
  imagePath: ['Picture'],
  featured: ['Featured'],
  status: ['Status'],
  publishDate: ['Day', (day) => day && formatDay(day)],
};
