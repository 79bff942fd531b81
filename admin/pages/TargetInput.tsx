import { Box } from '@mui/material';
import { AutocompleteInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { BUILT_IN_PAGES } from '#contract/pages/built-in-pages.ts';
import type { LinkKind } from '#contract/calls/links.ts';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { WIDE_PAIR } from '../ui/form/formLayout.ts';

const KINDS: { id: LinkKind; name: string }[] = [
  { id: 'collection', name: 'A collection' },
  { id: 'category', name: 'A category' },
  { id: 'page', name: 'One of your pages' },
  { id: 'built-in', name: 'A page of the shop' },
  { id: 'address', name: 'An address of the shop' },
  { id: 'link', name: 'Another site (https)' },
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
        label="Leads to"
        choices={KINDS}
        helperText={false}
        // A category's address is none of a collection.
        onChange={() => setValue(`${source}.seoUrl`, '')}
      />
      {(kind === 'collection' || kind === 'category') && (
        <AutocompleteInput
          key={kind}
          source={`${source}.seoUrl`}
          label={kind === 'collection' ? 'Collection' : 'Category'}
          choices={kind === 'collection' ? choices.collections : choices.categories}
          optionValue="seoUrl"
          optionText="displayName"
          helperText={false}
        />
      )}
      {kind === 'page' && (
        <SelectInput
          source={`${source}.pageId`}
          label="Page"
          choices={choices.pages}
          optionText={({ title, isShown }: LinkChoicesRecord['pages'][number]) =>
            isShown ? title : `${title} (not shown yet)`
          }
          helperText={choices.pages.length === 0 ? 'There is no page of your own yet' : false}
        />
      )}
      {kind === 'built-in' && (
        <AutocompleteInput source={`${source}.page`} label="Page" choices={BUILT_IN} helperText={false} />
      )}
      {kind === 'address' && <TextInput source={`${source}.path`} label="Address" helperText="Such as /shop?max=499" />}
      {kind === 'link' && <TextInput source={`${source}.url`} label="Link" helperText="It begins with https://" />}
    </Box>
  );
}
