import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { BLOG_ADMIN_EMPTY, BLOG_ADMIN_SEARCH_EMPTY, BLOG_ERROR } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { ManagedPostRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { PostCard } from './PostCard.tsx';
import { RemovePostButton } from './RemovePostButton.tsx';
import { STATUS_FILTERS, statusOf } from './postLabels.ts';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
/** The specification's page size; a larger one can be chosen. */
const PAGE_SIZE = 10;
const FEATURED = [
  { value: true, word: words.featured },
  { value: false, word: words.notFeatured },
];
const Column = DataTable.Col<ManagedPostRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label={words.titleExcerptOrAddress} />
    <ChoiceFilter name="status" label={common.status} all={words.allPosts} choices={STATUS_FILTERS} />
    <ChoiceFilter name="featured" label={words.featured} all={words.featuredOrNot} choices={FEATURED} />
  </FilterBar>
);

export function PostList() {
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'blog', action: 'edit' });
  return (
    <ListPage<ManagedPostRecord>
      sort={NEWEST_FIRST}
      perPage={PAGE_SIZE}
      title={words.blog}
      actions={<NewPostButton />}
      filters={filters}
      empty={{ text: BLOG_ADMIN_EMPTY, filtered: BLOG_ADMIN_SEARCH_EMPTY }}
      failed={BLOG_ERROR}
      card={PostCard}
    >
      <DataTable<ManagedPostRecord>
        bulkActionButtons={false}
        rowClick={mayWrite && ((id) => `/blog/edit/${id}`)}
        aria-label={words.blogPosts}
      >
        <Column
          label={words.title}
          render={(post) => <RowLink to={`/blog/edit/${post.id}`}>{post.title}</RowLink>}
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <Column label={common.category} source="category" disableSort />
        <Column label={words.author} source="author" disableSort />
        <Column source="createdAt" label={words.created} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={words.views} align="right" render={({ views }) => formatCount(views)} />
        <Column label={common.status} render={(post) => <StatusChip {...statusOf(post)} />} />
        <Column label={words.featured} render={(post) => <FeaturedSwitch post={post} />} />
        <Column label={common.action} render={(post) => <RemovePostButton post={post} />} />
      </DataTable>
    </ListPage>
  );
}

function NewPostButton() {
  const { canAccess } = useCanAccess({ resource: 'blog', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/blog/new" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      {words.newPost}
    </Button>
  );
}
