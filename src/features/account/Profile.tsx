import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { kolkataDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { $profile, loadProfile } from './account-state.ts';
import { EditProfile, profileDraft } from './EditProfile.tsx';
import { PaperLanguage } from './PaperLanguage.tsx';
import styles from './account.module.css';

/** The profile of the shopper, and the form to change it. */
export function Profile() {
  const { said, day } = useSpoken();
  const { value: profile, error } = useStore($profile);
  const [isEditing, setEditing] = useState(() => profileDraft.get().fullName !== undefined);
  const { opener, opened } = useSwapFocus<HTMLDivElement>(isEditing);
  useEffect(() => void loadProfile(), []);
  if (!profile && error) {
    return (
      <>
        <h2>{said(messages.DASHBOARD_ERROR)}</h2>
        <Unread error={error} onRetry={() => void loadProfile()} />
      </>
    );
  }
  if (!profile) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (isEditing) {
    return (
      <div className={styles.swapped} ref={opened}>
        <EditProfile profile={profile} onDone={() => setEditing(false)} />
      </div>
    );
  }
  const facts = [
    [said(messages.PROFILE_NAME), profile.fullName],
    [said(messages.PROFILE_EMAIL), profile.email],
    [said(messages.PROFILE_PHONE), profile.mobile ?? said('Not added yet')],
    [said(messages.PROFILE_MEMBER_SINCE), day(kolkataDay(Date.parse(profile.createdAt)))],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <OwnText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <button className="button quiet" type="button" ref={opener} onClick={() => setEditing(true)}>
        {said(messages.PROFILE_EDIT)}
      </button>
      <PaperLanguage profile={profile} />
    </>
  );
}
