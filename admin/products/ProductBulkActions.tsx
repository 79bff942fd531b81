import { Button } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useBulkUpdateController, useCanAccess, useListContext, useNotify } from 'react-admin';
import { words } from '../words/en/products.ts';

/** The bulk actions of the product list, with undo. */
export function ProductBulkActions() {
  const { canAccess } = useCanAccess({ resource: 'products', action: 'change' });
  if (!canAccess) return null;
  return (
    <>
      <VisibleButton label={words.show} icon={Eye} isVisible done={words.theProductsAreVisible} />
      <VisibleButton label={words.hide} icon={EyeOff} isVisible={false} done={words.theProductsAreHiddenFrom} />
    </>
  );
}

interface VisibleButtonProps {
  label: string;
  icon: LucideIcon;
  isVisible: boolean;
  done: string;
}

/** The library's own text would speak of "elements". */
function VisibleButton({ label, icon: Icon, isVisible, done }: VisibleButtonProps) {
  const notify = useNotify();
  const { onUnselectItems } = useListContext();
  const { handleUpdate, isPending } = useBulkUpdateController({
    mutationOptions: {
      onSuccess() {
        notify(done, { undoable: true });
        onUnselectItems();
      },
    },
  });
  return (
    <Button disabled={isPending} startIcon={<Icon size={16} aria-hidden />} onClick={() => handleUpdate({ isVisible })}>
      {label}
    </Button>
  );
}
