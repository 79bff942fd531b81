import { Switch } from '@mui/material';
import { useCanAccess, useNotify, useRefresh, useUpdate } from 'react-admin';
import { messageOf } from '../providers/call.ts';
import type { ManagedPostRecord } from '../providers/records.ts';
import { words } from '../words/en/blog.ts';

/** Features a post, or ends that. After a conflict the message is shown and the post is fetched again. */
export function FeaturedSwitch({ post }: { post: ManagedPostRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'blog', action: 'change' });
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<ManagedPostRecord, Error>();

  async function set(featured: boolean) {
    await update(
      'blog',
      { id: post.id, data: { featured, version: post.version }, previousData: post },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(featured ? words.titleIsFeatured(post.title) : words.isNoLongerFeatured(post.title), {
            type: 'success',
          }),
        onError: (error) => {
          notify(messageOf(error), { type: 'error' });
          refresh();
        },
      },
    );
  }

  return (
    <Switch
      checked={post.featured}
      disabled={isPending || mayChange !== true}
      onChange={({ target }) => void set(target.checked)}
      // A click on the row opens the post.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': words.featuredTitle(post.title) } }}
    />
  );
}
