import { EditBase } from 'react-admin';
import type { CategoryRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { CategoryPage } from './CategoryPage.tsx';

export function CategoryEdit() {
  return (
    <EditBase<CategoryRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/categories', word: 'Categories' }} record={record} error={error} refetch={refetch}>
          {(category) => <CategoryPage key={category.version} category={category} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
