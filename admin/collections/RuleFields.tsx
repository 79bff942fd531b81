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

/** The conditions of a rule. A product must meet each that is filled in, by any of its words. */
export function RuleFields({ isLocked }: { isLocked: boolean }) {
  const { canAccess: seesSellers } = useCanAccess({ resource: 'sellers', action: 'list' });
  return (
    <>
      <CategoriesInput
        source="rule.categoryIds"
        label="Categories"
        helperText="With those below them. A product must meet every condition that is filled in."
      />
      <CategoriesInput source="rule.exceptCategoryIds" label="Except these categories" />
      <AutocompleteArrayInput
        source="rule.families"
        label="Kind of piece"
        choices={FAMILY_CHOICES}
        helperText={false}
      />
      {WORD_CONDITIONS.map(({ source, label, choices }) => (
        <AutocompleteArrayInput key={source} source={source} label={label} choices={choices} helperText={false} />
      ))}
      {seesSellers && (
        <ReferenceArrayInput source="rule.sellerIds" reference="sellers" perPage={25}>
          <AutocompleteArrayInput
            label="Seller"
            optionText="businessName"
            filterToQuery={(q: string) => ({ q })}
            helperText={false}
          />
        </ReferenceArrayInput>
      )}
      <Box sx={PAIR}>
        <NumberInput source="rule.fromPrice" label="Price from, in rupees" min={0} step="any" helperText={false} />
        <NumberInput source="rule.upToPrice" label="Price up to, in rupees" min={0} step="any" helperText={false} />
      </Box>
      <Box sx={PAIR}>
        <NumberInput
          source="rule.discount"
          label="On offer: percent off or more"
          min={1}
          max={99}
          step={1}
          helperText={false}
        />
        <NumberInput source="rule.newDays" label="New: added in the last days" min={1} step={1} helperText={false} />
      </Box>
      <Box sx={PAIR}>
        <SelectInput
          source="rule.sold.days"
          label="Sold within"
          choices={PERIOD_CHOICES}
          emptyText="any time, or never"
          helperText={false}
        />
        <NumberInput source="rule.sold.pieces" label="Pieces sold, or more" min={1} step={1} helperText={false} />
      </Box>
      <BooleanInput source="rule.inStock" label="In stock only" disabled={isLocked} helperText={false} />
    </>
  );
}
