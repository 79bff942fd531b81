import { Box, Link, Typography } from '@mui/material';
import { WriteFeedSettings } from '#contract/calls/feed-settings.ts';
import { BLOG_FEED_PATH, PRODUCT_FEED_PATHS, SITEMAP_PATH } from '#contract/pages/paths.ts';
import type { ProductFeed } from '#contract/shop/product-feeds.ts';
import type { FeedSettingsRecord } from '../providers/records.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { PANELS, WIDE_PAIR } from '../ui/form/formLayout.ts';
import { propsOfPanels } from './fields.tsx';
import type { SettingPanel } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';

type FeedValues = Fields<FeedSettingsRecord>;

/** Feeds without settings. */
const OTHERS = [
  { title: 'Search engines', path: SITEMAP_PATH, holds: 'Every page that may be found, with its pictures.' },
  { title: 'Readers of the blog', path: BLOG_FEED_PATH, holds: 'The newest posts.' },
];

/** The addresses of the feeds that other services read, and what the product feeds contain. */
export function FeedGroup() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>
        Give these addresses to the services that are to show the shop’s goods. Each is made when it is asked for, so a
        changed price or stock is in it at once.
      </Typography>
      <Box sx={{ ...PANELS, marginBottom: '14px' }}>
        {OTHERS.map(({ title, path, holds }) => (
          <Panel key={path} title={title} actions={<CopyAddress path={path} of={title} />}>
            <Address path={path} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {holds}
            </Typography>
          </Panel>
        ))}
      </Box>
      <SettingGroup<FeedSettingsRecord, FeedValues> id="feeds" schema={WriteFeedSettings} {...FEEDS} />
    </>
  );
}

const CopyAddress = ({ path, of }: { path: string; of: string }) => (
  <CopyButton text={window.location.origin + path} what="address" of={of} />
);

const Address = ({ path }: { path: string }) => (
  <Link href={path} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
    {window.location.origin + path}
  </Link>
);

interface FeedPanel {
  feed: ProductFeed;
  title: string;
  name: string;
  /** The usual UTM source of this service. */
  example: string;
}

function feedPanel({ feed, title, name, example }: FeedPanel): SettingPanel<FeedValues> {
  const path = PRODUCT_FEED_PATHS[feed];
  return {
    title,
    actions: <CopyAddress path={path} of={title} />,
    intro: <Address path={path} />,
    rows: [
      {
        name: `${feed}Offered`,
        label: 'On',
        listLabel: `${name}: on`,
        kind: 'switch',
        help: 'Off, the address answers that there is nothing.',
      },
      {
        name: `${feed}SoldOut`,
        label: 'Name goods that are sold out',
        listLabel: `${name}: sold out goods`,
        kind: 'switch',
        help: 'They are named as sold out. Off, they are left out until they are back.',
      },
      {
        name: `${feed}Source`,
        label: 'UTM source',
        listLabel: `${name}: source`,
        kind: 'text',
        isOptional: true,
        help: `Added to the addresses of products, so that visits are told apart, such as ${example}. Empty where nothing is added.`,
      },
      {
        layout: WIDE_PAIR,
        fields: [
          { name: `${feed}Medium`, label: 'UTM medium', listLabel: `${name}: medium`, kind: 'text', isOptional: true },
          {
            name: `${feed}Campaign`,
            label: 'UTM campaign',
            listLabel: `${name}: campaign`,
            kind: 'text',
            isOptional: true,
          },
        ],
      },
    ],
  };
}

const FEEDS = propsOfPanels<FeedSettingsRecord>([
  feedPanel({ feed: 'google', title: 'Google Merchant Center', name: 'Google', example: 'google' }),
  feedPanel({ feed: 'meta', title: 'Meta Commerce Manager', name: 'Meta', example: 'facebook' }),
  {
    title: 'Both',
    rows: [
      {
        name: 'brand',
        label: 'Brand of all goods',
        listLabel: 'Brand',
        show: (brand) => brand || 'that of each product',
        kind: 'text',
        isOptional: true,
        help: 'Empty where each product is named under its own.',
      },
    ],
  },
]);
