import { Alert, Box, Button, Typography } from '@mui/material';
import { Panel } from '../../ui/record/Panel.tsx';
import { instant } from '../../ui/instant.ts';
import { rupees } from '../../ui/rupees.ts';
import type { SaleLine } from './saleValues.ts';
import { dropSale } from './unsentSales.ts';
import type { UnsentSale } from './unsentSale.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

interface UnsentSalesProps {
  sales: readonly UnsentSale[];
  /** Takes the pieces of a refused sale into a new one. */
  onSellAgain: (lines: readonly SaleLine[]) => void;
}

/** Sales for cash that the shop has not recorded: they wait for the network, or were refused. */
export function UnsentSales({ sales, onSellAgain }: UnsentSalesProps) {
  if (sales.length === 0) return null;
  return (
    <Panel title={words.notSentYet(sales.length)}>
      <Box component="ul" aria-label={words.salesThatAreNotSent} sx={LIST}>
        {sales.map((sale) => (
          <Box component="li" key={sale.key} sx={{ display: 'grid', gap: '6px' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{piecesOf(sale.lines)}</Typography>
              <Typography sx={{ fontWeight: 600 }}>{rupees(sale.total)}</Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {instant(sale.at)}
            </Typography>
            {sale.refusal !== null && (
              <>
                <Alert severity="error">
                  {sale.refusal} {words.nothingIsRecorded(rupees(sale.total))}
                </Alert>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
                  <Button
                    variant="outlined"
                    onClick={() => {
                      dropSale(sale.key);
                      onSellAgain(sale.lines);
                    }}
                  >
                    {words.changeAndSellAgain}
                  </Button>
                  <Button color="secondary" onClick={() => dropSale(sale.key)}>
                    {words.theMoneyIsGivenBack}
                  </Button>
                </Box>
              </>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const piecesOf = (lines: readonly SaleLine[]) =>
  lines.map(({ sku, size, quantity }) => `${quantity} × ${[sku.name, size].filter(Boolean).join(', ')}`).join('; ');

const LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '14px' } as const;
