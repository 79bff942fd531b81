import { Box } from '@mui/material';
import { rupees } from './rupees.ts';

interface AmountProps {
  /** In rupees. */
  rupees: number;
  strong?: boolean;
}

/** An amount of money that does not break over two lines. */
export function Amount({ rupees: amount, strong = false }: AmountProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: strong ? 600 : undefined }}>
      {rupees(amount)}
    </Box>
  );
}
