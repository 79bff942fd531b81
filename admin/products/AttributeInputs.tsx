import { Box } from '@mui/material';
import { AutocompleteArrayInput, SelectInput, TextInput } from 'react-admin';
import { nameOf } from '#contract/calls/field-words.ts';
import { FACT_WORDS } from '#contract/shop/attributes.ts';
import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import { FIELDS, PAIR } from '../ui/form/formLayout.ts';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

type Fact = keyof ProductAttributes;

const factName = (fact: Fact) => shared(nameOf([fact]));
const choicesOf = (list: readonly string[]) => list.map((id) => ({ id, name: shared(id) }));

/** Attributes that are free text, with an example. */
const WRITTEN = {
  setContents: words.exampleOfContents,
  dimensions: words.exampleOfDimensions,
  warranty: words.exampleOfWarranty,
  care: words.exampleOfCare,
  waterResistance: words.exampleOfWaterResistance,
} as const;

/** The attributes of a product family, as the API defines them; choices wherever there is a list. */
export function AttributeInputs({ family }: { family: Family | null }) {
  const isWatch = family === 'watch' || family === null;
  return (
    <Box sx={FIELDS}>
      <Box sx={PAIR}>
        <OneOf fact="plating" />
        <OneOf fact="baseMetal" />
        <OneOf fact="style" />
        <OneOf fact="closure" />
        {isWatch && <OneOf fact="movement" />}
      </Box>
      <SomeOf fact="stone" />
      <SomeOf fact="occasion" />
      <Written fact="setContents" />
      <Written fact="dimensions" />
      <Written fact="warranty" />
      <Written fact="care" />
      {isWatch && <Written fact="waterResistance" />}
      <TextInput
        source="attributes.platingMicron"
        label={words.platingInMicron}
        helperText={words.onlyWhereATestStands}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
    </Box>
  );
}

function OneOf({ fact }: { fact: Fact & keyof typeof FACT_WORDS.one }) {
  return (
    <SelectInput
      source={`attributes.${fact}`}
      label={factName(fact)}
      choices={choicesOf(FACT_WORDS.one[fact])}
      helperText={false}
    />
  );
}

function SomeOf({ fact }: { fact: Fact & keyof typeof FACT_WORDS.some }) {
  return (
    <AutocompleteArrayInput
      source={`attributes.${fact}`}
      label={factName(fact)}
      choices={choicesOf(FACT_WORDS.some[fact])}
      helperText={false}
    />
  );
}

function Written({ fact }: { fact: Fact & keyof typeof WRITTEN }) {
  return (
    <TextInput
      source={`attributes.${fact}`}
      label={factName(fact)}
      placeholder={WRITTEN[fact]}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
    />
  );
}
