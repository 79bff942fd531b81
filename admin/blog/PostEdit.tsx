import { EditBase } from 'react-admin';
import type { PostRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PostPage } from './PostPage.tsx';
import { words } from '../words/en/blog.ts';

export function PostEdit() {
  return (
    <EditBase<PostRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/blog', word: words.blog }}
          // A row of the list is in the cache before the full record, and has no content.
          record={record?.content === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(post) => <PostPage key={post.version} post={post} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
