import { Eye, EyeOff } from 'lucide-react';
import { BulkUpdateButton, useCanAccess } from 'react-admin';

/** What can be done to the products that are chosen in the list; it can be taken back for a moment. */
export function ProductBulkActions() {
  const { canAccess } = useCanAccess({ resource: 'products', action: 'change' });
  if (!canAccess) return null;
  return (
    <>
      <BulkUpdateButton
        label="Show"
        icon={<Eye size={16} aria-hidden />}
        data={{ isVisible: true }}
        mutationMode="undoable"
        successMessage="The products are visible."
      />
      <BulkUpdateButton
        label="Hide"
        icon={<EyeOff size={16} aria-hidden />}
        data={{ isVisible: false }}
        mutationMode="undoable"
        successMessage="The products are hidden from shoppers."
      />
    </>
  );
}
