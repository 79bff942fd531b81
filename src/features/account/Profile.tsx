import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDay, kolkataDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { $profile, loadProfile } from './account-state.ts';
import { EditProfile, profileDraft } from './EditProfile.tsx';
import { PaperLanguage } from './PaperLanguage.tsx';
import styles from './account.module.css';

/** The profile of the shopper, and the form to change it. */
export function Profile() {
  const { value: profile, error } = useStore($profile);
  const [isEditing, setEditing] = useState(() => profileDraft.get().fullName !== undefined);
  const { opener, opened } = useSwapFocus<HTMLDivElement>(isEditing);
  useEffect(() => void loadProfile(), []);
  if (!profile && error) {
    return (
      <>
        <h2>{messages.DASHBOARD_ERROR}</h2>
        <Unread error={error} onRetry={() => void loadProfile()} />
      </>
    );
  }
  if (!profile) return <p className={`waiting ${styles.waiting}`}>{messages.LAZY_LOADING}</p>;
  if (isEditing) {
    return (
      <div className={styles.swapped} ref={opened}>
        <EditProfile profile={profile} onDone={() => setEditing(false)} />
      </div>
    );
  }
  const facts = [
    [messages.PROFILE_NAME, profile.fullName],
    [messages.PROFILE_EMAIL, profile.email],
    [messages.PROFILE_PHONE, profile.mobile ?? 'Not added yet'],
    [messages.PROFILE_MEMBER_SINCE, formatDay(kolkataDay(Date.parse(profile.createdAt)))],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button className="button quiet" type="button" ref={opener} onClick={() => setEditing(true)}>
        {messages.PROFILE_EDIT}
      </button>
      <PaperLanguage profile={profile} />
    </>
  );
}
