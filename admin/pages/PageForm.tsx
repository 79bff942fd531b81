import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from '#contract/calls/arranged-pages.ts';
import { ownPagePath } from '#contract/pages/paths.ts';
import { SEO_URL_MAX_LENGTH } from '#contract/shop/slug.ts';
import type { PageStatus } from '#contract/states/page.ts';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { InHindi } from '../ui/form/InHindi.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { MomentInput } from './MomentInput.tsx';
import { PagePreview } from './PagePreview.tsx';
import { SectionsInput } from './SectionsInput.tsx';
import { pageErrors } from './pageValues.ts';
import type { PageValues } from './pageValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

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
  { id: 'draft', name: words.draftSeenByStaffAlone },
  { id: 'published', name: words.published },
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
            <Panel title={words.page}>
              <Box sx={FIELDS}>
                <TextInput
                  source="title"
                  label={words.title}
                  helperText={false}
                  slotProps={{ htmlInput: { maxLength: PAGE_TITLE_MAX } }}
                />
                <TextInput
                  source="slug"
                  label={words.address}
                  parse={(text: string) => text.toLowerCase().replace(/\s/g, '-')}
                  helperText={words.thePageIsAtMade(ownPagePath('…'))}
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
                  label={words.descriptionForSearchEngines}
                  multiline
                  minRows={2}
                  helperText={false}
                  slotProps={{ htmlInput: { maxLength: PAGE_DESCRIPTION_MAX } }}
                />
                <InHindi
                  texts={[
                    { field: 'title', label: words.title },
                    { field: 'description', label: words.descriptionForSearchEngines, lines: true },
                  ]}
                />
              </Box>
            </Panel>
            <Panel title={words.publishing}>
              <Box sx={FIELDS}>
                <SelectInput source="status" label={common.status} choices={STATUSES} helperText={false} />
                <MomentInput source="from" label={words.fromInIndiasTime} helperText={words.emptyAtOnce} />
                <MomentInput source="until" label={words.untilInIndiasTime} helperText={words.emptyWithoutAnEnd} />
              </Box>
            </Panel>
          </Box>
        )}
        <Panel title={words.sections}>
          <SectionsInput isHome={isHome} isLocked={isLocked} choices={choices} hasHindi />
        </Panel>
        <PagePreview isHome={isHome} />
        {!isLocked && <TextInput source="reason" label={words.whatYouChangedForThe} helperText={words.mayStayEmpty} />}
      </Box>
      {!isLocked && (
        <SaveBar isSaving={isSaving}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.onlyThisPageIsDrawn}
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
