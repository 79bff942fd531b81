import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from '#contract/calls/arranged-pages.ts';
import { ownPagePath } from '#contract/pages/paths.ts';
import { SEO_URL_MAX_LENGTH } from '#contract/shop/slug.ts';
import type { PageStatus } from '#contract/states/page.ts';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { MomentInput } from './MomentInput.tsx';
import { PagePreview } from './PagePreview.tsx';
import { SectionsInput } from './SectionsInput.tsx';
import { pageErrors } from './pageValues.ts';
import type { PageValues } from './pageValues.ts';

interface PageFormProps {
  page: PageValues;
  isHome: boolean;
  isSaving: boolean;
  isLocked: boolean;
  choices: LinkChoicesRecord;
  /** @returns the errors of its fields */
  onSave(page: PageValues): Promise<Record<string, string> | undefined>;
}

const STATUSES: { id: PageStatus; name: string }[] = [
  { id: 'draft', name: 'Draft, seen by staff alone' },
  { id: 'published', name: 'Published' },
];

/** The form of an arranged page. A field is checked with the API's schema when it is left. */
export function PageForm({ page, isHome, isSaving, isLocked, choices, onSave }: PageFormProps) {
  return (
    <ConsoleForm<PageValues>
      record={page}
      validate={(values) => pageErrors(values as PageValues, isHome)}
      onSubmit={(values: Partial<PageValues>) => onSave(values as PageValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isHome && (
          <Box sx={COLUMNS}>
            <Panel title="Page">
              <Box sx={FIELDS}>
                <TextInput
                  source="title"
                  label="Title"
                  helperText={false}
                  slotProps={{ htmlInput: { maxLength: PAGE_TITLE_MAX } }}
                />
                <TextInput
                  source="slug"
                  label="Address"
                  parse={(text: string) => text.toLowerCase().replace(/\s/g, '-')}
                  helperText={`The page is at ${ownPagePath('…')}. Made of the title while it is empty.`}
                  slotProps={{
                    htmlInput: {
                      maxLength: SEO_URL_MAX_LENGTH,
                      autoComplete: 'off',
                      autoCapitalize: 'none',
                      spellCheck: false,
                    },
                  }}
                />
                <TextInput
                  source="description"
                  label="Description for search engines"
                  multiline
                  minRows={2}
                  helperText={false}
                  slotProps={{ htmlInput: { maxLength: PAGE_DESCRIPTION_MAX } }}
                />
              </Box>
            </Panel>
            <Panel title="Publishing">
              <Box sx={FIELDS}>
                <SelectInput source="status" label="Status" choices={STATUSES} helperText={false} />
                <MomentInput source="from" label="From, in India’s time" helperText="Empty: at once" />
                <MomentInput source="until" label="Until, in India’s time" helperText="Empty: without an end" />
              </Box>
            </Panel>
          </Box>
        )}
        <Panel title="Sections">
          <SectionsInput isHome={isHome} isLocked={isLocked} choices={choices} />
        </Panel>
        <PagePreview isHome={isHome} />
        {!isLocked && (
          <TextInput source="reason" label="What you changed, for the versions" helperText="May stay empty" />
        )}
      </Box>
      {!isLocked && (
        <SaveBar isSaving={isSaving}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Only this page is drawn again.
          </Typography>
        </SaveBar>
      )}
    </ConsoleForm>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
