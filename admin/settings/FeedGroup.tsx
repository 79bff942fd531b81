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
import { words } from '../words/en/settings.ts';

type FeedValues = Fields<FeedSettingsRecord>;

/** Feeds without settings. */
const OTHERS = [
  { title: words.searchEngines, path: SITEMAP_PATH, holds: words.everyPageThatMayBe },
  { title: words.readersOfTheBlog, path: BLOG_FEED_PATH, holds: words.theNewestPosts },
];

/** The addresses of the feeds that other services read, and what the product feeds contain. */
export function FeedGroup() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>{words.giveTheseAddressesToThe}</Typography>
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
        label: words.on,
        listLabel: words.nameOn(name),
        kind: 'switch',
        help: words.offTheAddressAnswersThat,
      },
      {
        name: `${feed}SoldOut`,
        label: words.nameGoodsThatAreSold,
        listLabel: words.soldOutGoods(name),
        kind: 'switch',
        help: words.theyAreNamedAsSold,
      },
      {
        name: `${feed}Source`,
        label: words.utmSource,
        listLabel: words.nameSource(name),
        kind: 'text',
        isOptional: true,
        help: words.addedToTheAddressesOf(example),
      },
      {
        layout: WIDE_PAIR,
        fields: [
          {
            name: `${feed}Medium`,
            label: words.utmMedium,
            listLabel: words.nameMedium(name),
            kind: 'text',
            isOptional: true,
          },
          {
            name: `${feed}Campaign`,
            label: words.utmCampaign,
            listLabel: words.nameCampaign(name),
            kind: 'text',
            isOptional: true,
          },
        ],
      },
    ],
  };
}

const FEEDS = propsOfPanels<FeedSettingsRecord>([
  feedPanel({ feed: 'google', title: words.googleMerchantCenter, name: 'Google', example: 'google' }),
  feedPanel({ feed: 'meta', title: words.metaCommerceManager, name: 'Meta', example: 'facebook' }),
  {
    title: words.both,
    rows: [
      {
        name: 'brand',
        label: words.brandOfAllGoods,
        listLabel: words.brand,
        show: (brand) => brand || words.thatOfEachProduct,
        kind: 'text',
        isOptional: true,
        help: words.emptyWhereEachProductIs,
      },
    ],
  },
]);
