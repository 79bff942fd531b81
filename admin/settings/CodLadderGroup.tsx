import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { WriteCodLadderSettings } from '#contract/calls/store-settings.ts';
import { LAZY_LOADING } from '#contract/messages.ts';
import { MOST_COD_SCORE, MOST_CONTROL_PERCENT, MOST_GIFT_PERCENT } from '#contract/shop/cod-ladder.ts';
import { formatCount } from '#contract/shop/money.ts';
import { COD_RUNG_LABELS } from '../orders/codRungs.ts';
import type { CodLadderPreviewRecord, CodLadderSettingsRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { propsOfPanels } from './fields.tsx';
import type { SettingField } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { percent } from './StoreGroups.tsx';

type Ladder = Fields<CodLadderSettingsRecord>;
type Threshold = 'confirmFrom' | 'prepaidFrom' | 'noCodFrom';

const threshold = (name: Threshold, label: string, help: string): SettingField<Ladder> => ({
  name,
  label: `${label}, from the score`,
  listLabel: label,
  show: (from: number | null) => from ?? 'not used',
  kind: 'number',
  min: 1,
  max: MOST_COD_SCORE,
  help,
});

const LADDER = propsOfPanels<CodLadderSettingsRecord>([
  {
    title: 'What a risky cash order needs',
    intro: (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Each cash order has a score from the shop’s own facts: 30 for each parcel that the account refused within a
        year, 5 for a first order, up to 34 for an incomplete address, up to 15 for the PIN code. Empty steps are not
        used. The limits of the policies come first.
      </Typography>
    ),
    rows: [
      threshold('confirmFrom', COD_RUNG_LABELS.CONFIRM, 'The shopper confirms by a mailed link before it is sent.'),
      threshold('prepaidFrom', COD_RUNG_LABELS.PREPAID, 'No cash; paying online costs less than usual.'),
      threshold('noCodFrom', COD_RUNG_LABELS.NO_COD, 'No cash, and no additional saving.'),
      {
        name: 'giftPercent',
        label: 'Additional saving in percent',
        listLabel: 'Additional saving',
        show: percent,
        kind: 'number',
        min: 0,
        max: MOST_GIFT_PERCENT,
        help: 'Paid by whoever pays the usual discount for paying online.',
      },
      {
        name: 'controlPercent',
        label: 'Control group in percent of shoppers',
        listLabel: 'Control group',
        show: percent,
        kind: 'number',
        min: 0,
        max: MOST_CONTROL_PERCENT,
        help: 'They are never asked for more, so that the freight saved can be compared.',
      },
    ],
  },
]);

/** From which score a cash order needs more, with a preview by the orders of the last days. */
export function CodLadderGroup() {
  return (
    <SettingGroup<CodLadderSettingsRecord, Ladder> id="cod-ladder" schema={WriteCodLadderSettings} {...LADDER}>
      {() => (
        <>
          {LADDER.children()}
          <LadderPreview />
        </>
      )}
    </SettingGroup>
  );
}

/** The pause after the last change before the preview is fetched. */
const PAUSE_MS = 500;

/** What the form's steps would have done to the cash orders of the last days. */
function LadderPreview() {
  const values = useWatch<Ladder>() as Partial<Ladder>;
  const path = useDebounced(previewPath(values), PAUSE_MS);
  const { answer, error } = useAnswer<CodLadderPreviewRecord>(path, 'Failed to fetch the preview');
  return (
    <Panel title="Preview">
      {error && <Typography role="alert">{error}</Typography>}
      {!error && !answer && <Typography role="status">{LAZY_LOADING}</Typography>}
      {answer && <PreviewTables preview={answer} />}
    </Panel>
  );
}

/** Returns the address of the preview. Steps that are not whole scores are left out; the form names their fault. */
function previewPath(values: Partial<Ladder>): string {
  const query = new URLSearchParams();
  for (const name of ['confirmFrom', 'prepaidFrom', 'noCodFrom'] as const) {
    const from = values[name];
    if (typeof from === 'number' && Number.isInteger(from) && from >= 1 && from <= MOST_COD_SCORE) {
      query.set(name, String(from));
    }
  }
  return `/api/admin/cod-ladder/preview?${query}`;
}

interface PreviewRow {
  name: string;
  orders: number;
  refusedParcels: number;
  freightLost: number;
}

function PreviewTables({ preview }: { preview: CodLadderPreviewRecord }) {
  const { days, rungs, notScored, control, others } = preview;
  const rows: PreviewRow[] = [
    ...rungs.map(({ rung, ...sums }) => ({ name: COD_RUNG_LABELS[rung], ...sums })),
    ...(notScored.orders > 0 ? [{ name: 'Without a score', ...notScored }] : []),
  ];
  const compared: PreviewRow[] = [
    { name: 'In the control group', ...control },
    { name: 'Others', ...others },
  ];
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: '8px' }}>
        The cash orders of the last {days} days, by the step they would have needed. Orders by staff and those placed
        before scores were stored have none.
      </Typography>
      <OrdersTable label="Cash orders by step" rows={rows} />
      {control.orders + others.orders > 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', margin: '16px 0 8px' }}>
            The cash orders whose score reached a step when they were placed.
          </Typography>
          <OrdersTable label="Control group and others" rows={compared} />
        </>
      )}
    </>
  );
}

function OrdersTable({ label, rows }: { label: string; rows: readonly PreviewRow[] }) {
  return (
    <FigureTable
      label={label}
      rows={rows}
      keyOf={({ name }) => name}
      empty="No cash orders"
      columns={[
        { name: 'Orders', isText: true, of: ({ name }) => name },
        { name: 'Count', of: ({ orders }) => formatCount(orders) },
        { name: 'Refused parcels', of: ({ refusedParcels }) => formatCount(refusedParcels) },
        { name: 'Freight lost', of: ({ freightLost }) => rupees(freightLost) },
      ]}
    />
  );
}
