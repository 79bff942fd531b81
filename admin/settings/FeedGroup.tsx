import { Box, Link, Typography } from '@mui/material';
import { BooleanInput, TextInput } from 'react-admin';
import { WriteFeedSettings } from '#contract/calls/feed-settings.ts';
import { BLOG_FEED_PATH, PRODUCT_FEED_PATHS, SITEMAP_PATH } from '#contract/pages/paths.ts';
import type { ProductFeed } from '#contract/shop/product-feeds.ts';
import type { FeedSettingsRecord } from '../providers/records.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { FIELDS, PANELS, WIDE_PAIR } from '../ui/form/formLayout.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { fieldsOf } from './groupRecord.ts';
import type { Fields } from './groupRecord.ts';

type Typed = Fields<FeedSettingsRecord>;

/** Feeds that are the whole of what they tell of: nothing of them is a choice. */
const OTHERS = [
  { title: 'Search engines', path: SITEMAP_PATH, holds: 'Every page that may be found, with its pictures.' },
  { title: 'Readers of the blog', path: BLOG_FEED_PATH, holds: 'The newest posts.' },
];

/** Where other services read the shop from, and what they are told of its goods. */
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
      <SettingGroup<FeedSettingsRecord, Typed>
        id="feeds"
        typedOf={fieldsOf}
        toSend={withoutNulls}
        schema={WriteFeedSettings}
        words={{
          googleOffered: ['Google: on'],
          googleSoldOut: ['Google: sold out goods'],
          googleSource: ['Google: source'],
          googleMedium: ['Google: medium'],
          googleCampaign: ['Google: campaign'],
          metaOffered: ['Meta: on'],
          metaSoldOut: ['Meta: sold out goods'],
          metaSource: ['Meta: source'],
          metaMedium: ['Meta: medium'],
          metaCampaign: ['Meta: campaign'],
          brand: ['Brand', (brand) => brand || 'that of each product'],
        }}
      >
        {() => (
          <>
            <FeedPanel feed="google" title="Google Merchant Center" example="google" />
            <FeedPanel feed="meta" title="Meta Commerce Manager" example="facebook" />
            <Panel title="Both">
              <Box sx={FIELDS}>
                <TextInput
                  source="brand"
                  label="Brand of all goods"
                  helperText="Empty where each product is named under its own."
                />
              </Box>
            </Panel>
          </>
        )}
      </SettingGroup>
    </>
  );
}

interface FeedPanelProps {
  feed: ProductFeed;
  title: string;
  /** A source as it is written as a rule. */
  example: string;
}

function FeedPanel({ feed, title, example }: FeedPanelProps) {
  const path = PRODUCT_FEED_PATHS[feed];
  return (
    <Panel title={title} actions={<CopyAddress path={path} of={title} />}>
      <Box sx={FIELDS}>
        <Address path={path} />
        <BooleanInput
          source={`${feed}Offered`}
          label="On"
          helperText="Off, the address answers that there is nothing."
        />
        <BooleanInput
          source={`${feed}SoldOut`}
          label="Name goods that are sold out"
          helperText="They are named as sold out. Off, they are left out until they are back."
        />
        <TextInput
          source={`${feed}Source`}
          label="UTM source"
          helperText={`Added to the addresses of products, so that visits are told apart, such as ${example}. Empty where nothing is added.`}
        />
        <Box sx={WIDE_PAIR}>
          <TextInput source={`${feed}Medium`} label="UTM medium" helperText={false} />
          <TextInput source={`${feed}Campaign`} label="UTM campaign" helperText={false} />
        </Box>
      </Box>
    </Panel>
  );
}

/** A field that was emptied is typed as null. */
const withoutNulls = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value ?? '']));

const CopyAddress = ({ path, of }: { path: string; of: string }) => (
  <CopyButton text={window.location.origin + path} what="address" of={of} />
);

const Address = ({ path }: { path: string }) => (
  <Link href={path} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
    {window.location.origin + path}
  </Link>
);
