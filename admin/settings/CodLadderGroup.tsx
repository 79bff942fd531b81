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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

type Ladder = Fields<CodLadderSettingsRecord>;
type Threshold = 'confirmFrom' | 'prepaidFrom' | 'noCodFrom';

const threshold = (name: Threshold, label: string, help: string): SettingField<Ladder> => ({
  name,
  label: words.fromTheScore(label),
  listLabel: label,
  show: (from: number | null) => from ?? words.notUsed,
  kind: 'number',
  min: 1,
  max: MOST_COD_SCORE,
  help,
});

const LADDER = propsOfPanels<CodLadderSettingsRecord>([
  {
    title: words.whatARiskyCashOrder,
    intro: (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.eachCashOrderHasA}
      </Typography>
    ),
    rows: [
      threshold('confirmFrom', COD_RUNG_LABELS.CONFIRM, words.theShopperConfirmsByA),
      threshold('prepaidFrom', COD_RUNG_LABELS.PREPAID, words.noCashPayingOnlineCosts),
      threshold('noCodFrom', COD_RUNG_LABELS.NO_COD, words.noCashAndNoAdditional),
      {
        name: 'giftPercent',
        label: words.additionalSavingInPercent,
        listLabel: words.additionalSaving,
        show: percent,
        kind: 'number',
        min: 0,
        max: MOST_GIFT_PERCENT,
        help: words.paidByWhoeverPaysThe,
      },
      {
        name: 'controlPercent',
        label: words.controlGroupInPercentOf,
        listLabel: words.controlGroup,
        show: percent,
        kind: 'number',
        min: 0,
        max: MOST_CONTROL_PERCENT,
        help: words.theyAreNeverAskedFor,
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
  const { answer, error } = useAnswer<CodLadderPreviewRecord>(path, words.failedToFetchThePreview);
  return (
    <Panel title={common.preview}>
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
    ...(notScored.orders > 0 ? [{ name: words.withoutAScore, ...notScored }] : []),
  ];
  const compared: PreviewRow[] = [
    { name: words.inTheControlGroup, ...control },
    { name: words.others, ...others },
  ];
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: '8px' }}>
        {words.theCashOrdersOfThe(days)}
      </Typography>
      <OrdersTable label={words.cashOrdersByStep} rows={rows} />
      {control.orders + others.orders > 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', margin: '16px 0 8px' }}>
            {words.theCashOrdersWhoseScore}
          </Typography>
          <OrdersTable label={words.controlGroupAndOthers} rows={compared} />
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
      empty={words.noCashOrders}
      columns={[
        { name: common.orders, isText: true, of: ({ name }) => name },
        { name: words.count, of: ({ orders }) => formatCount(orders) },
        { name: words.refusedParcels, of: ({ refusedParcels }) => formatCount(refusedParcels) },
        { name: words.freightLost, of: ({ freightLost }) => rupees(freightLost) },
      ]}
    />
  );
}
