import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  TextInput,
  useGetOne,
  useInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { productPath } from '#contract/pages/paths.ts';
import { NOT_BEFORE_APPROVAL, useAwaitsApproval } from '../business/useAwaitsApproval.ts';
import { CategoryInput } from '../categories/CategoryInput.tsx';
import { MediaInput } from '../files/MediaInput.tsx';
import { entrance } from '../providers/entrance.ts';
import type { CategoryRecord, SellerRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { InHindi } from '../ui/form/InHindi.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { RichText } from '../ui/form/RichText.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { SeoUrlInput } from '../ui/form/SeoUrlInput.tsx';
import { FIELDS, PAIR } from '../ui/form/formLayout.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { countryChoices } from './countries.ts';
import { productErrors } from './productValues.ts';
import type { ProductValues } from './productValues.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { ErrorText } from '../ui/form/FieldErrorText.tsx';
import { SkuMatrix } from '../skus/SkuMatrix.tsx';
import type { MatrixValues } from '../skus/matrix.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/products.ts';

interface ProductFormProps {
  product: ProductValues;
  /** Undefined for a new one. */
  productId?: number;
  /** The colours of a saved one. */
  colours?: readonly string[];
  isNew?: boolean;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(product: ProductValues): Promise<Record<string, string> | undefined>;
  /** Shown next to the save button. */
  beside?: ReactNode;
}

const COUNTRIES = countryChoices();
const isPlatform = entrance.role === 'ROLE_ADMIN';

/** The form of a product. A field is checked with the API's schema when it is left. A new product has its SKUs. */
export function ProductForm({
  product,
  productId,
  colours,
  isNew = false,
  isSaving,
  isLocked,
  onSave,
  beside,
}: ProductFormProps) {
  const awaitsApproval = useAwaitsApproval();
  return (
    <ConsoleForm<ProductValues>
      record={product}
      validate={(values) => productErrors(values as ProductValues, { isNew })}
      onSubmit={(values: Partial<ProductValues>) => onSave(values as ProductValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={COLUMNS}>
        <Part id="product-about">
          <Panel title={common.whatItIs}>
            <Box sx={FIELDS}>
              {isNew && isPlatform && <SellerInput />}
              <CategoryInput source="categoryId" label={common.category} isRequired />
              <TextInput source="name" label={common.name} isRequired helperText={false} />
              <TextInput source="title" label={words.title} helperText={words.whatSearchEnginesShowEmpty} />
              <RichText source="description" label={common.description} isRequired isLocked={isLocked} />
              <InHindi
                texts={[
                  { field: 'name', label: common.name },
                  { field: 'title', label: words.title },
                ]}
              >
                <RichText
                  source="translations.hi.description"
                  label={common.fieldInHindi(common.description)}
                  isLocked={isLocked}
                />
              </InHindi>
            </Box>
          </Panel>
        </Part>
        {isNew && (
          <Part id="product-skus">
            <Panel title={words.coloursSizesAndPrices}>
              <FormDataConsumer<ProductValues>>
                {({ formData }) => <MatrixOf categoryId={formData.categoryId} />}
              </FormDataConsumer>
            </Panel>
          </Part>
        )}
        <Part id="product-pictures">
          <Panel title={words.picturesAndVideos}>
            <PicturesOf colours={colours} isLocked={isLocked} />
          </Panel>
        </Part>
        <Part id="product-facts">
          <FactsPanel isLocked={isLocked} />
        </Part>
        <Box sx={{ display: 'grid', gap: '14px' }}>
          <Part id="product-shop">
            <Panel title={words.inTheShop}>
              <Box sx={FIELDS}>
                <Box sx={PAIR}>
                  <BooleanInput
                    source="isVisible"
                    label={words.visible}
                    helperText={awaitsApproval ? NOT_BEFORE_APPROVAL : words.foundInListsAndInSearch}
                  />
                  <BooleanInput source="isActive" label={common.active} helperText={words.onSale} />
                  <BooleanInput
                    source="codAllowed"
                    label={common.cashOnDelivery}
                    helperText={words.whereTheShopAllowsIt}
                  />
                </Box>
                <SeoUrlInput
                  from={['title', 'name']}
                  kind="product"
                  pathOf={productPath}
                  parse={(text) => text.toLowerCase().replace(/[^a-z0-9-]/g, '')}
                />
                <TextInput source="seoKw" label={words.seoKeyWords} helperText={false} />
                {isPlatform && !isNew && (
                  <NumberInput
                    source="featuredRank"
                    label={words.rankInLists}
                    min={0}
                    step={1}
                    helperText={words.theLargestComesFirstWhere}
                  />
                )}
              </Box>
            </Panel>
          </Part>
          <Part id="product-days">
            <Panel title={words.daysAndOrigin}>
              <Box sx={FIELDS}>
                <Box sx={PAIR}>
                  <DateInput
                    source="startDate"
                    label={words.startDate}
                    isRequired
                    helperText={words.laterThanTodayCanBe}
                  />
                  <DateInput source="endDate" label={words.endDate} isRequired helperText={words.thisDayIncluded} />
                </Box>
                <AutocompleteInput
                  source="countryOfOrigin"
                  label={words.countryOfOrigin}
                  choices={COUNTRIES}
                  helperText={false}
                />
                <Box sx={PAIR}>
                  <TextInput
                    source="hsn"
                    label={words.hsnCode}
                    helperText={false}
                    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                  />
                  <TextInput source="brand" label={words.brand} placeholder={words.theSellersName} helperText={false} />
                </Box>
              </Box>
            </Panel>
          </Part>
        </Box>
      </Box>
      <PreviewPanel id={productId} />
      {!isLocked && (
        <SaveBar isSaving={isSaving} word={isNew ? words.saveTheProduct : common.save}>
          {beside}
        </SaveBar>
      )}
    </ConsoleForm>
  );
}

/** The pictures, also those of single colours: the saved colours, or the entered ones of a new product. */
function PicturesOf({ colours, isLocked }: { colours: readonly string[] | undefined; isLocked: boolean }) {
  const matrix = useWatch<ProductValues, 'matrix'>({ name: 'matrix' });
  return (
    <MediaInput
      source="mediaList"
      label={words.ofTheProduct}
      most={20}
      colours={colours ?? matrix.colours}
      disabled={isLocked}
      helperText={words.theFirstIsTheMain}
    />
  );
}

/** The product's seller, for the platform only. */
function SellerInput() {
  return (
    <ReferenceInput source="sellerId" reference="sellers" perPage={100} filter={{ status: 'ACTIVE' }}>
      <AutocompleteInput
        label={common.seller}
        optionText={({ businessDetails }: SellerRecord) => businessDetails.businessName}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
      />
    </ReferenceInput>
  );
}

/** The first SKUs of a product, in the sizes of its category. */
function MatrixOf({ categoryId }: { categoryId: number | null }) {
  const { data: category } = useGetOne<CategoryRecord>(
    'categories',
    { id: categoryId ?? 0 },
    { enabled: categoryId !== null },
  );
  return <MatrixInput source="matrix" sizeSystem={category?.sizeSystem ?? 'free'} />;
}

/** A part of the form that a link above can scroll to; the top bar does not cover it. */
function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box id={id} sx={{ scrollMarginTop: '64px', minWidth: 0 }}>
      {children}
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

/** New SKUs as a field of a form. */
function MatrixInput({ source, sizeSystem }: { source: string; sizeSystem: SizeSystem }) {
  const { field, fieldState } = useInput({ source });
  return (
    <SkuMatrix
      value={field.value as MatrixValues}
      onChange={field.onChange}
      sizeSystem={sizeSystem}
      errorText={fieldState.error && <ErrorText error={fieldState.error} />}
    />
  );
}
