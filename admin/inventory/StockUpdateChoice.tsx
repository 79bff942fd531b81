import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { STOCK_UPDATE_TYPES } from '#contract/calls/inventory.ts';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import { STOCK_UPDATES } from './stockUpdates.ts';
import { words } from '../words/en/inventory.ts';

interface StockUpdateChoiceProps {
  chosen: StockUpdateType;
  onChoose: (type: StockUpdateType) => void;
}

export function StockUpdateChoice({ chosen, onChoose }: StockUpdateChoiceProps) {
  return (
    <RadioGroup
      aria-label={words.whatHappened}
      value={chosen}
      onChange={(_, value) => onChoose(value as StockUpdateType)}
    >
      {STOCK_UPDATE_TYPES.map((type) => (
        <FormControlLabel
          key={type}
          value={type}
          control={<Radio size="small" />}
          label={
            <Box component="span" sx={{ display: 'block', paddingBlock: '3px' }}>
              <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
                {STOCK_UPDATES[type].word}
              </Typography>
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {STOCK_UPDATES[type].meaning}
              </Typography>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}
