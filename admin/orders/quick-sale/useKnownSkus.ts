import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SkuRecord } from '../../providers/records.ts';

/** The number of SKUs that are read for a sale without a network. The newest ones are read. */
const MOST = 1000;
const PER_PAGE = 250;
const RENEWED_MS = 5 * 60_000;

/** SKUs on sale with their prices and stock, for a minute without network, and when they were read. */
export function useKnownSkus(): { skus: readonly SkuRecord[]; readAt: number } {
  const dataProvider = useDataProvider();
  const { data = [], dataUpdatedAt } = useQuery({
    queryKey: ['skus to sell'],
    queryFn: async () => {
      const skus: SkuRecord[] = [];
      for (let page = 1; skus.length < MOST; page += 1) {
        const { data: some, total = 0 } = await dataProvider.getList<SkuRecord>('skus', {
          filter: { status: 'ON_SALE' },
          pagination: { page, perPage: PER_PAGE },
          sort: { field: 'id', order: 'DESC' },
        });
        skus.push(...some);
        if (some.length === 0 || skus.length >= total) break;
      }
      return skus;
    },
    networkMode: 'always',
    refetchInterval: RENEWED_MS,
    staleTime: RENEWED_MS,
  });
  return { skus: data, readAt: dataUpdatedAt };
}
