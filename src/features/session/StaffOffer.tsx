import { useStore } from '@nanostores/react';
import * as messages from '#contract/messages.ts';
import type { Role } from '#contract/calls/permissions.ts';
import { paths } from '../../paths.ts';
import { useAwake } from '../../ui/awake.ts';
import { $session } from '../../storage/session.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './staff-offer.module.css';

/** Tells staff that only shoppers can continue here, with a button to sign in as one. */
export function StaffOffer({ returnUrl }: { returnUrl: string }) {
  const { said, language, path } = useSpoken();
  const { role } = useStore($session);
  return (
    <div className={styles.offer}>
      <p className="notice">
        {said(signedInAs(role))} {said('To buy something for yourself, sign in as a shopper.')}
      </p>
      <p className={styles.ways}>
        <a className="button" href={path(paths.signIn(path(returnUrl)))}>
          {said('Sign in as a shopper')}
        </a>
        <a className="button quiet" href={language === 'en' ? '/home' : path(paths.home)}>
          {said(messages.CONTINUE_SHOPPING)}
        </a>
      </p>
    </div>
  );
}

/** A note for staff who sign in as shoppers; nothing for others. */
export function StaffNote() {
  const { said } = useSpoken();
  const isAwake = useAwake();
  const { role, isStaff } = useStore($session);
  if (!isAwake || !isStaff) return null;
  return (
    <p className="notice small">
      {said(signedInAs(role))} {said('Once you sign in as a shopper, you are signed out there.')}
      {role === 'ROLE_ADMIN' && ` ${said('Use an email that is not an admin’s.')}`}
    </p>
  );
}

function signedInAs(role: Role | undefined) {
  return role === 'ROLE_ADMIN' ? 'You are signed in as an admin.' : 'You are signed in as a seller.';
}
