import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatDay } from '#contract/shop/dates.ts';
import type { PostRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { FieldWords } from '../ui/dialog/conflictRows.ts';
import { PostForm } from './PostForm.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { statusOf } from './postWords.ts';
import { typedOf, wordsIn } from './typedPost.ts';
import type { TypedPost } from './typedPost.ts';
import { useSavePost } from './useSavePost.ts';

/** A post, to be written anew and looked at as readers see it. */
export function PostPage({ post, refetch }: { post: PostRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'blog', action: 'change' });
  const saving = useSavePost(post);
  // What is typed must not be lost when the page draws itself again.
  const [typed] = useState(() => typedOf(post));
  return (
    <>
      <PageHeading
        title={post.title}
        aside={<StatusChip {...statusOf(post)} />}
        actions={<PreviewButton post={post} />}
      />
      <PostForm
        post={typed}
        isNew={false}
        isSaving={saving.isSaving}
        isLocked={mayChange !== true}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog
        title="Someone else changed this post"
        fields={FIELD_WORDS}
        typedOf={typedOf}
        saving={saving}
        refetch={refetch}
      />
    </>
  );
}

const FIELD_WORDS: FieldWords<TypedPost> = {
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
