import type { STOCK_LABELS } from '#contract/calls/managed-stock.ts';
import { shared } from '../words/language.ts';
import { StatusChip } from './StatusChip.tsx';
import type { Tone } from './StatusChip.tsx';

type Label = (typeof STOCK_LABELS)[number];

const TONES: Record<Label, Tone> = { 'In Stock': 'good', 'Low Stock': 'due', 'Out of Stock': 'bad' };

export function StockLabel({ label }: { label: Label }) {
  return <StatusChip tone={TONES[label]} word={shared(label)} />;
}
