import { Box } from '@mui/material';
import {
  AutocompleteArrayInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  useCanAccess,
} from 'react-admin';
import { CategoriesInput } from '../categories/CategoriesInput.tsx';
import { FAMILY_CHOICES } from '../categories/categoryLabels.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { PERIOD_CHOICES, WORD_CONDITIONS } from './collectionLabels.ts';
import { words } from '../words/en/collections.ts';
import { common } from '../words/en/common.ts';

/** The conditions of a rule. A product must meet each that is filled in, by any of its words. */
export function RuleFields({ isLocked }: { isLocked: boolean }) {
  const { canAccess: seesSellers } = useCanAccess({ resource: 'sellers', action: 'list' });
  return (
    <>
      <CategoriesInput source="rule.categoryIds" label={words.categories} helperText={words.withThoseBelowThemA} />
      <CategoriesInput source="rule.exceptCategoryIds" label={words.exceptTheseCategories} />
      <AutocompleteArrayInput
        source="rule.families"
        label={words.kindOfPiece}
        choices={FAMILY_CHOICES}
        helperText={false}
      />
      {WORD_CONDITIONS.map(({ source, label, choices }) => (
        <AutocompleteArrayInput key={source} source={source} label={label} choices={choices} helperText={false} />
      ))}
      {seesSellers && (
        <ReferenceArrayInput source="rule.sellerIds" reference="sellers" perPage={25}>
          <AutocompleteArrayInput
            label={common.seller}
            optionText="businessName"
            filterToQuery={(q: string) => ({ q })}
            helperText={false}
          />
        </ReferenceArrayInput>
      )}
      <Box sx={PAIR}>
        <NumberInput source="rule.fromPrice" label={words.priceFromInRupees} min={0} step="any" helperText={false} />
        <NumberInput source="rule.upToPrice" label={words.priceUpToInRupees} min={0} step="any" helperText={false} />
      </Box>
      <Box sx={PAIR}>
        <NumberInput
          source="rule.discount"
          label={words.onOfferPercentOffOr}
          min={1}
          max={99}
          step={1}
          helperText={false}
        />
        <NumberInput source="rule.newDays" label={words.newAddedInTheLast} min={1} step={1} helperText={false} />
      </Box>
      <Box sx={PAIR}>
        <SelectInput
          source="rule.sold.days"
          label={words.soldWithin}
          choices={PERIOD_CHOICES}
          emptyText={words.anyTimeOrNever}
          helperText={false}
        />
        <NumberInput source="rule.sold.pieces" label={words.piecesSoldOrMore} min={1} step={1} helperText={false} />
      </Box>
      <BooleanInput source="rule.inStock" label={words.inStockOnly} disabled={isLocked} helperText={false} />
    </>
  );
}
