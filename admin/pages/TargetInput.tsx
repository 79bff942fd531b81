import { Box } from '@mui/material';
import { AutocompleteInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { BUILT_IN_PAGES } from '#contract/pages/built-in-pages.ts';
import type { LinkKind } from '#contract/calls/links.ts';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { WIDE_PAIR } from '../ui/form/formLayout.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

const KINDS: { id: LinkKind; name: string }[] = [
  { id: 'collection', name: words.aCollection },
  { id: 'category', name: words.aCategory },
  { id: 'page', name: words.oneOfYourPages },
  { id: 'built-in', name: words.aPageOfTheShop },
  { id: 'address', name: words.anAddressOfTheShop },
  { id: 'link', name: words.anotherSiteHttps },
];
const BUILT_IN = Object.entries(BUILT_IN_PAGES).map(([id, { label }]) => ({ id, name: label }));

interface TargetInputProps {
  /** The form's field with the target. */
  source: string;
  choices: LinkChoicesRecord;
}

/** Where a link leads: its kind, then the collection, category, page or address. */
export function TargetInput({ source, choices }: TargetInputProps) {
  const { setValue } = useFormContext<FieldValues>();
  const kind = useWatch({ name: `${source}.kind` }) as LinkKind | undefined;
  return (
    <Box sx={WIDE_PAIR}>
      <SelectInput
        source={`${source}.kind`}
        label={words.leadsTo}
        choices={KINDS}
        helperText={false}
        // A category's address is none of a collection.
        onChange={() => setValue(`${source}.seoUrl`, '')}
      />
      {(kind === 'collection' || kind === 'category') && (
        <AutocompleteInput
          key={kind}
          source={`${source}.seoUrl`}
          label={kind === 'collection' ? words.collection : common.category}
          choices={kind === 'collection' ? choices.collections : choices.categories}
          optionValue="seoUrl"
          optionText="displayName"
          helperText={false}
        />
      )}
      {kind === 'page' && (
        <SelectInput
          source={`${source}.pageId`}
          label={words.page}
          choices={choices.pages}
          optionText={({ title, isShown }: LinkChoicesRecord['pages'][number]) =>
            isShown ? title : words.notShownYet(title)
          }
          helperText={choices.pages.length === 0 ? words.thereIsNoPageOf : false}
        />
      )}
      {kind === 'built-in' && (
        <AutocompleteInput source={`${source}.page`} label={words.page} choices={BUILT_IN} helperText={false} />
      )}
      {kind === 'address' && (
        <TextInput source={`${source}.path`} label={words.address} helperText={words.suchAsShopMax499} />
      )}
      {kind === 'link' && (
        <TextInput source={`${source}.url`} label={words.link} helperText={words.itBeginsWithHttps} />
      )}
    </Box>
  );
}
