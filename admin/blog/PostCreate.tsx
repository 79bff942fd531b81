import { Box } from '@mui/material';
import { useState } from 'react';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { PostForm } from './PostForm.tsx';
import { NEW_POST } from './postValues.ts';
import { useSavePost } from './useSavePost.ts';
import { words } from '../words/en/blog.ts';

export function PostCreate() {
  const [post] = useState(NEW_POST);
  const { save, isSaving } = useSavePost();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/blog">{words.blog}</BackLink>
      <PageHeading title={words.newPost} />
      <PostForm post={post} isNew isSaving={isSaving} isLocked={false} onSave={(values) => save(values)} />
    </Box>
  );
}
