import { Box, Link, TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useChoicesContext,
  useGetOne,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { TAX_CATEGORIES } from '#contract/calls/skus.ts';
import { SKUS_PRODUCTS_LOAD_ERROR } from '#contract/messages.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { skuName } from '#contract/shop/sku-name.ts';
import { MediaInput } from '../files/MediaInput.tsx';
import type { ProductRecord, SkuRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { rupees } from '../ui/rupees.ts';
import { PriceInput } from './PriceInput.tsx';
import { TaxRateInput } from './TaxRateInput.tsx';
import { bareSkuCode } from '#contract/shop/sku-code.ts';
import { readRupees } from '../ui/form/readRupees.ts';
import { skuErrors, TAX_LABELS } from './skuValues.ts';
import type { SkuValues } from './skuValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

interface SkuFormProps {
  sku: SkuValues;
  /** Undefined for a new SKU. */
  present?: SkuRecord;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(sku: SkuValues): Promise<Record<string, string> | undefined>;
  /** Shown next to the fields. */
  children?: ReactNode;
}

const TAXES = TAX_CATEGORIES.map((id) => ({ id, name: TAX_LABELS[id] }));
const COLOURS = COLOUR_NAMES.map((id) => ({ id, name: shared(id) }));

/** The form of a SKU. A field is checked with the API's schema when it is left. */
export function SkuForm({ sku, present, isSaving, isLocked, onSave, children }: SkuFormProps) {
  const isNew = present === undefined;
  return (
    <ConsoleForm<SkuValues>
      record={sku}
      validate={(values) => skuErrors(values as SkuValues, present)}
      onSubmit={(values: Partial<SkuValues>) => onSave(values as SkuValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={PANELS}>
        <Panel title={common.whatItIs}>
          <Box sx={FIELDS}>
            {isNew ? (
              <ReferenceInput source="productId" reference="products" perPage={25}>
                <ProductChoice />
              </ReferenceInput>
            ) : (
              <Box>
                {words.ofProductBefore}
                <Link component={RouterLink} to={`/products/${present.productId}`}>
                  {present.productName}
                </Link>
                {words.ofProductAfter}
              </Box>
            )}
            <Box sx={PAIR}>
              <AutocompleteInput
                source="color"
                label={words.colour}
                choices={withOwn(COLOURS, sku.color)}
                onCreate={(text) => (text ? { id: text, name: text } : undefined)}
                createLabel={words.typeAColourOfYourOwn}
                helperText={false}
              />
              <TextInput source="size" label={common.size} helperText={words.severalOfAnAdjustablePiece} />
            </Box>
            {isNew && <NameFromParts />}
            <TextInput
              source="name"
              label={common.name}
              isRequired
              helperText={isNew ? words.filledFromTheProductThe : false}
            />
            <TextInput
              source="code"
              label={common.code}
              parse={(text: string) => bareSkuCode(text).replace(/\s/g, '')}
              helperText={isNew ? words.emptyOneIsMade : false}
              slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
            />
          </Box>
        </Panel>
        <Panel title={words.priceAndTax}>
          <Box sx={FIELDS}>
            <Box sx={PAIR}>
              <PriceInput source="mrpPrice" label="MRP" disabled={isLocked} />
              <PriceInput source="sellingPrice" label={words.sellingPrice} disabled={isLocked} />
            </Box>
            <FormDataConsumer<SkuValues>>
              {({ formData }) => <Discount values={formData as SkuValues} />}
            </FormDataConsumer>
            <SelectInput source="taxCategory" label={words.taxCategory} choices={TAXES} helperText={false} isRequired />
            <FormDataConsumer<SkuValues>>
              {({ formData }) => formData.taxCategory === 'REDUCED' && <TaxRateInput />}
            </FormDataConsumer>
          </Box>
        </Panel>
        <Panel title={words.daysAndParcel}>
          <Box sx={FIELDS}>
            <Box sx={PAIR}>
              <DateInput source="startDate" label={words.startDate} helperText={words.laterThanTodayCanBe} />
              <DateInput source="endDate" label={words.endDate} helperText={words.thisDayIncludedEmptyNo} />
            </Box>
            <Box sx={PAIR}>
              <NumberInput source="weight" label={words.weightInKg} min={0.001} step="any" helperText={words.packed} />
              <NumberInput
                source="position"
                label={common.place}
                min={0}
                step={1}
                helperText={words.theLeastComesFirst}
              />
            </Box>
            {isNew && (
              <Box sx={PAIR}>
                <NumberInput
                  source="quantity"
                  label={words.quantity}
                  min={0}
                  step={1}
                  helperText={words.whatItOpensWith}
                />
                <TextInput source="location" label={words.location} helperText={false} />
              </Box>
            )}
          </Box>
        </Panel>
        <Panel title={words.picturesAndVideos}>
          <MediaInput source="mediaList" label={words.ofThisColourAndSize} disabled={isLocked} />
        </Panel>
        {children}
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} word={isNew ? words.saveTheSku : common.save} />}
    </ConsoleForm>
  );
}

/** Fills in the name of a new SKU from product, colour and size until it is edited. */
function NameFromParts() {
  const { setValue, getValues } = useFormContext<SkuValues>();
  const [productId, color, size] = useWatch<SkuValues, ['productId', 'color', 'size']>({
    name: ['productId', 'color', 'size'],
  });
  const { data: product } = useGetOne<ProductRecord>(
    'products',
    { id: productId ?? 0 },
    { enabled: productId !== null },
  );
  const filled = useRef('');
  const name = product ? skuName(product.name, color, size) : '';
  useEffect(() => {
    const present = getValues('name') ?? '';
    if (name === '' || (present !== '' && present !== filled.current)) return;
    filled.current = name;
    setValue('name', name, { shouldDirty: true });
  }, [name, getValues, setValue]);
  return null;
}

/** The product of a new SKU. */
function ProductChoice() {
  const { error } = useChoicesContext<ProductRecord>();
  return (
    <AutocompleteInput
      label={common.product}
      optionText="name"
      filterToQuery={(q: string) => ({ q })}
      isRequired
      helperText={error ? shared(SKUS_PRODUCTS_LOAD_ERROR) : false}
    />
  );
}

/** The discount on the MRP, which is computed; hidden while the prices are invalid. */
function Discount({ values }: { values: SkuValues }) {
  const [mrp, selling] = [readRupees(values.mrpPrice ?? ''), readRupees(values.sellingPrice ?? '')];
  const isRight = selling > 0 && selling <= mrp;
  const paise = (amount: number) => Math.round(amount * 100);
  return (
    <Box sx={PAIR}>
      <ReadOnly id="computed-discount-price" label={words.discountPrice} value={isRight ? rupees(mrp - selling) : ''} />
      <ReadOnly
        id="computed-discount-percentage"
        label={words.discountPercentage}
        value={isRight ? `${discountPercent(paise(mrp), paise(selling))}%` : ''}
      />
    </Box>
  );
}

function ReadOnly({ id, label, value }: { id: string; label: string; value: string }) {
  return <TextField id={id} label={label} value={value} slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 } }} />;
}

/** Returns the offered colours, including the SKU's own. */
function withOwn(colours: { id: string; name: string }[], own: string | null) {
  return own && !colours.some(({ id }) => id === own) ? [{ id: own, name: shared(own) }, ...colours] : colours;
}
