import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ProductRecord } from '../providers/records.ts';
import { ProductSwitch } from './ProductSwitch.tsx';
import { VisibleSwitch } from './VisibleSwitch.tsx';
import { words } from '../words/en/products.ts';
import { common } from '../words/en/common.ts';

/** The two switches of a product with explanations. Shoppers see a product if both are on. */
export function ProductSwitches({ product }: { product: ProductRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <SwitchRow name={words.visible} meaning={words.shoppersFindItInLists}>
        <VisibleSwitch product={product} />
      </SwitchRow>
      <SwitchRow name={common.active} meaning={words.itIsOnSaleSwitch}>
        <ProductSwitch
          product={product}
          field="isActive"
          label={words.activeName(product.name)}
          done={{ on: words.isActive(product.name), off: words.isNotActiveAnyMore(product.name) }}
        />
      </SwitchRow>
    </Box>
  );
}

function SwitchRow({ name, meaning, children }: { name: string; meaning: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '0 16px' }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {meaning}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
