import { Box, Link, Typography } from '@mui/material';
import { BLOG_FEED_PATH, GOOGLE_FEED_PATH, META_FEED_PATH, SITEMAP_PATH } from '#contract/pages/paths.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Panel } from '../ui/Panel.tsx';

const FEEDS = [
  { title: 'Google Merchant Center', path: GOOGLE_FEED_PATH, holds: 'Every SKU, with its price and stock.' },
  { title: 'Meta Commerce Manager', path: META_FEED_PATH, holds: 'The same for Facebook and Instagram.' },
  { title: 'Search engines', path: SITEMAP_PATH, holds: 'Every page that may be found, with its pictures.' },
  { title: 'Readers of the blog', path: BLOG_FEED_PATH, holds: 'The newest posts.' },
];

/** Where other services read the shop from. There is nothing to set: each is made of the records when it is asked for. */
export function FeedGroup() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>
        Give these addresses to the services that are to show the shop’s goods. Each is made when it is asked for, so a
        changed price or stock is in it at once.
      </Typography>
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: 760 }}>
        {FEEDS.map(({ title, path, holds }) => (
          <Panel
            key={path}
            title={title}
            actions={<CopyButton text={window.location.origin + path} what="address" of={title} />}
          >
            <Link href={path} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {window.location.origin + path}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {holds}
            </Typography>
          </Panel>
        ))}
      </Box>
    </>
  );
}
