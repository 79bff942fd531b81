import { useGetList } from 'react-admin';
import type { SellerRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';

const NEWEST = { pagination: { page: 1, perPage: 100 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** Rows of one seller, for the house. */
export function SellerFilter() {
  const { data = [] } = useGetList<SellerRecord>('sellers', NEWEST);
  const choices = data
    .map(({ id, businessDetails }) => ({ value: Number(id), word: businessDetails.businessName }))
    .toSorted((one, other) => one.word.localeCompare(other.word, 'en-IN'));
  return <ChoiceFilter name="sellerId" label="Seller" all="All sellers" choices={choices} />;
}
