import { Box } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCanAccess, useGetOne, useNotify } from 'react-admin';
import type { ResourceName } from '#contract/calls/resources.ts';
import type * as z from 'zod/mini';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { RecordFrame } from '../ui/record/RecordPage.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PANELS } from '../ui/form/formLayout.ts';
import { instant } from '../ui/instant.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import type { GroupRecord } from './groupRecord.ts';
import { ReasonInput } from './ReasonInput.tsx';
import { Versions } from './Versions.tsx';
import { words } from '../words/en/settings.ts';

/** The reason as a form value. */
interface Reasoned {
  reason: string | null;
}

interface SettingGroupProps<Row extends GroupRecord, Values extends object> {
  id: string;
  /** The path below `/api/admin/`. */
  resource?: string;
  /** The resource whose permission it needs. */
  permission?: ResourceName;
  /** Returns the form's values. */
  valuesOf(row: Row): Values;
  /** Returns the body of the request. */
  toSend(values: Values): object;
  /** The API's schema of that body. */
  schema: z.ZodMiniType | ((row: Row) => z.ZodMiniType);
  labels: FieldLabels<Values>;
  /** The panels. */
  children: (row: Row) => ReactNode;
}

/** The form of a group of settings: checked with the API's schema, saved with the version it was opened in. */
export function SettingGroup<Row extends GroupRecord, Values extends object>(props: SettingGroupProps<Row, Values>) {
  const { id, resource = 'settings' } = props;
  const { data, error, refetch } = useGetOne<Row>(resource, { id }, ERRORS_IN_PLACE);
  return (
    <RecordFrame record={data} error={error} refetch={refetch}>
      {(row) => <GroupForm key={row.version} {...props} row={row} refetch={refetch} />}
    </RecordFrame>
  );
}

function GroupForm<Row extends GroupRecord, Values extends object>({
  id,
  row,
  refetch,
  resource = 'settings',
  permission = 'settings',
  valuesOf,
  toSend,
  schema,
  labels,
  children,
}: SettingGroupProps<Row, Values> & { row: Row; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: permission, action: 'change' });
  const notify = useNotify();
  // Keeps unsaved values across a re-render.
  const [initialValues] = useState(() => ({ ...valuesOf(row), reason: '' }));
  const sent = ({ reason, ...fields }: Values & Reasoned) => ({ ...toSend(fields as Values), reason: reason ?? '' });
  const saving = useSaveRow<Values & Reasoned, Row>({
    resource,
    present: row,
    fields: labels as FieldLabels<Values & Reasoned>,
    // Each change has its own reason.
    valuesOf: (state) => ({ ...valuesOf(state), reason: '' }),
    toSend: sent,
    failed: ADMIN_SAVE_FAILED,
    onSaved: () => notify(words.saved, { type: 'success' }),
  });
  return (
    <>
      <ConsoleForm<Values & Reasoned>
        storedAs={id}
        version={row.version}
        record={initialValues}
        validate={(values) => errorsOf(typeof schema === 'function' ? schema(row) : schema, sent(values))}
        onSubmit={(values: Record<string, unknown>) => saving.save(values as Values & Reasoned)}
        disabled={mayChange !== true}
        warnWhenUnsavedChanges
      >
        <Box sx={PANELS}>
          {children(row)}
          {mayChange && <ReasonInput />}
        </Box>
        {row.changedAt !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', marginTop: '14px' }}>
            {(resource === 'settings' ? words.settingsWereChanged : words.theseWordsWereChanged)(
              instant(row.changedAt),
            )}
          </Box>
        )}
        {mayChange && <SaveBar isSaving={saving.isSaving} />}
      </ConsoleForm>
      <Versions<Values, Row>
        row={row}
        resource={resource}
        permission={permission}
        valuesOf={valuesOf}
        toSend={toSend}
        labels={labels}
      />
      <RowConflictDialog title={words.someoneElseChangedTheSettings} saving={saving} refetch={refetch} />
    </>
  );
}
