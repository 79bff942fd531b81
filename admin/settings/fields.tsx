import { Box } from '@mui/material';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { AutocompleteInput, BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { FIELDS } from '../ui/form/formLayout.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { fieldsOf } from './groupRecord.ts';
import type { Fields, GroupRecord } from './groupRecord.ts';

type Kind =
  | { kind: 'switch' }
  /** Whole numbers unless `step` is 'any'. */
  | { kind: 'number'; min?: number; max?: number; step?: 'any' }
  | { kind: 'text'; type?: 'email' | 'tel' | 'url'; inputMode?: 'numeric'; isOptional?: boolean }
  | { kind: 'choice' | 'search'; choices: { id: string; name: string }[] };

type Name<Values> = keyof Values & string;

/** One setting: its input, its label in the lists of versions and conflicts, and how its value is sent. */
export type SettingField<Values> = {
  [Field in Name<Values>]: Kind & {
    name: Field;
    label: string;
    /** The label in the lists of versions and conflicts, which have no panel titles; `label` if undefined. */
    listLabel?: string;
    /** Returns the value as those lists show it. */
    show?: (value: Values[Field]) => ReactNode;
    help?: string;
  };
}[Name<Values>];

/** A setting in rupees. */
export const amount = <Field extends string>(name: Field, label: string, listLabel: string) =>
  ({ name, label, listLabel, show: rupees, kind: 'number', min: 0, step: 'any' }) as const;

/** Fields side by side, in a layout of `formLayout.ts`. */
interface FieldRow<Values> {
  layout: object;
  fields: readonly SettingField<Values>[];
}

/** A panel of a group with its fields. */
export interface SettingPanel<Values> {
  title: string;
  rows: readonly (SettingField<Values> | FieldRow<Values>)[];
  actions?: ReactNode;
  /** Shown above the fields. */
  intro?: ReactNode;
}

/** Returns the props of a `SettingGroup` whose form has the fields of its record, each named once in `panels`. */
export function propsOfPanels<Row extends GroupRecord>(panels: readonly SettingPanel<Fields<Row>>[]) {
  type Values = Fields<Row>;
  const fields = panels.flatMap(({ rows }) => rows.flatMap((row) => ('fields' in row ? row.fields : [row])));
  const optional = fields.filter((field) => field.kind === 'text' && field.isOptional).map(({ name }) => name);
  const labels: FieldLabels<Values> = {};
  for (const { name, label, listLabel = label, show } of fields) {
    Object.assign(labels, { [name]: show ? [listLabel, show] : [listLabel] });
  }
  return {
    valuesOf: (row: Row): Values => fieldsOf(row),
    // React-admin sets a text field that was emptied to null.
    toSend: (values: Values) => ({
      ...values,
      ...Object.fromEntries(optional.map((name) => [name, values[name] ?? ''])),
    }),
    labels,
    children: () => panels.map((panel) => <PanelOfFields key={panel.title} panel={panel} />),
  };
}

export function PanelOfFields<Values>({ panel: { title, rows, actions, intro } }: { panel: SettingPanel<Values> }) {
  return (
    <Panel title={title} actions={actions}>
      <Box sx={FIELDS}>
        {intro}
        {rows.map((row) =>
          'fields' in row ? (
            <Box key={row.fields.map(({ name }) => name).join()} sx={row.layout}>
              {row.fields.map((field) => (
                <Fragment key={field.name}>{inputOf(field)}</Fragment>
              ))}
            </Box>
          ) : (
            <Fragment key={row.name}>{inputOf(row)}</Fragment>
          ),
        )}
      </Box>
    </Panel>
  );
}

function inputOf<Values>(field: SettingField<Values>): ReactNode {
  const props = { source: field.name, label: field.label, helperText: field.help ?? (false as const) };
  switch (field.kind) {
    case 'switch':
      return <BooleanInput {...props} />;
    case 'number':
      return (
        <NumberInput
          {...props}
          {...(field.min !== undefined && { min: field.min })}
          {...(field.max !== undefined && { max: field.max })}
          step={field.step ?? 1}
        />
      );
    case 'text':
      return (
        <TextInput
          {...props}
          {...(field.type && { type: field.type })}
          {...(field.inputMode && { inputMode: field.inputMode })}
        />
      );
    case 'choice':
      return <SelectInput {...props} choices={field.choices} />;
    case 'search':
      return <AutocompleteInput {...props} choices={field.choices} />;
  }
}
