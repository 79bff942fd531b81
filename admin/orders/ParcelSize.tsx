import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Offers } from './courierOffers.ts';
import { ParcelSizeFields } from './ParcelSizeFields.tsx';
import type { Measures } from './ParcelSizeFields.tsx';
import { words } from '../words/en/orders.ts';

interface ParcelSizeProps {
  /** The measures of the last offers. */
  quoted: Offers;
  errors: Record<string, string>;
  isAsking: boolean;
  isDisabled?: boolean;
  /** The accessible name of the button, where a page has several. */
  changeLabel?: string;
  onAsk(measures: Measures): void;
}

/** The weight and the size that a parcel is booked with, and a button to change them. */
export function ParcelSize({ quoted, errors, isAsking, isDisabled = false, changeLabel, onAsk }: ParcelSizeProps) {
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <ParcelSizeFields quoted={quoted} errors={errors} isAsking={isAsking} onAsk={onAsk} />;
  return (
    <Typography variant="body2">
      {words.parcelSize(quoted.weight, quoted.length, quoted.breadth, quoted.height)}{' '}
      <Button size="small" disabled={isDisabled} aria-label={changeLabel} onClick={() => setChanging(true)}>
        {words.change}
      </Button>
    </Typography>
  );
}
