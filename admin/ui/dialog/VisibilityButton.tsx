import { useCanAccess } from 'react-admin';
import { entrance } from '../../providers/entrance.ts';
import { ReasonButton } from './ReasonButton.tsx';
import { words } from '../../words/en/ui.ts';

interface VisibilityButtonProps {
  /** The call that takes `{isHidden, reason}`. */
  path: string;
  /** What it hides: 'review'. */
  what: string;
  isHidden: boolean;
}

/** Hides a shopper's text from everyone, or shows it again, with a reason; for the platform only. */
export function VisibilityButton({ path, what, isHidden }: VisibilityButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'change' });
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return null;
  return (
    <ReasonButton
      word={isHidden ? words.showAgain : words.hide}
      color={isHidden ? 'secondary' : 'error'}
      question={isHidden ? words.showThisAgain(what) : words.hideThisWhat(what)}
      path={path}
      body={{ isHidden: !isHidden }}
      done={isHidden ? words.theIsShownAgain(what) : words.theIsHidden(what)}
    >
      {isHidden ? words.everybodyCanReadItAgain : words.nobodyButStaffCanRead}
    </ReasonButton>
  );
}
