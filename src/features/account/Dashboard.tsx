import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { documentTitle } from '../../seo/document-title.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ForShoppers } from '../orders/ForShoppers.tsx';
import { OrderList } from '../orders/OrderList.tsx';
import type { OrderPolicy } from '../orders/order-text.ts';
import { signOut } from '../session/sign-out.ts';
import { WishlistItems } from '../wishlist/WishlistItems.tsx';
import { AddressList } from './AddressList.tsx';
import { Coupons } from './Coupons.tsx';
import { Messages } from './Messages.tsx';
import { Notices } from './Notices.tsx';
import { Payments } from './Payments.tsx';
import { Profile } from './Profile.tsx';
import { Returns } from './Returns.tsx';
import { ReviewsToWrite } from './ReviewsToWrite.tsx';
import { SignIns } from './SignIns.tsx';
import { tabOf, TABS } from './tabs.ts';
import type { Tab } from './tabs.ts';
import { YourData } from './YourData.tsx';
import styles from './account.module.css';

interface Props {
  policy: OrderPolicy;
  shopName: string;
}

/** The account of the signed-in person; the address names the tab. */
function Dashboard({ policy, shopName }: Props) {
  const { said, path } = useSpoken();
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const tab = isAwake ? tabOf(location.search) : 'profile';
  // The static page is the same for all tabs, so the title is set here.
  const heading = said(HEADINGS[tab]);
  useEffect(() => {
    if (isAwake) document.title = documentTitle(heading, shopName);
  }, [isAwake, heading, shopName]);
  return (
    <div className={styles.account}>
      <nav className={styles.tabs} aria-label={said('Your account')}>
        <ul>
          {TABS.map((entry) => (
            <li key={entry.tab}>
              {isAwake && entry.tab === tab ? (
                <a ref={scrollTo} href={path(paths.dashboard(entry.tab))} aria-current="page">
                  {said(entry.label)}
                </a>
              ) : (
                <a href={path(paths.dashboard(entry.tab))}>{said(entry.label)}</a>
              )}
            </li>
          ))}
          {isAwake && (isShopper || isStaff) && (
            <li>
              <button className="link" type="button" onClick={() => void signOut()}>
                {said(messages.NAV_LOGOUT)}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <section className={styles.tab} aria-labelledby="account-tab">
        <h1 id="account-tab">{heading}</h1>
        <ForShoppers what="your account">
          <Shown tab={tab} policy={policy} shopName={shopName} />
        </ForShoppers>
      </section>
    </div>
  );
}

export default withBoundary(Dashboard);

/** Scrolls the open tab into view, since the row of tabs scrolls on phones. */
function scrollTo(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

const HEADINGS = {
  profile: messages.DASHBOARD_PROFILE,
  orders: messages.DASHBOARD_MY_ORDERS,
  returns: 'Returns',
  coupons: 'Coupons',
  wishlist: messages.WISHLIST_HEADING,
  reviews: 'Reviews to write',
  addresses: messages.DASHBOARD_ADDRESS_BOOK,
  payments: 'Payments and refunds',
  notices: 'Emails you get',
  sessions: 'Where you are signed in',
  privacy: 'Your data',
} as const satisfies Record<Tab, string>;

function Shown({ tab, policy, shopName }: Props & { tab: Tab }) {
  const { path } = useSpoken();
  switch (tab) {
    case 'profile':
      return <Profile />;
    case 'orders':
      return <OrderList policy={policy} address={(page) => path(paths.dashboard('orders', page))} />;
    case 'returns':
      return <Returns />;
    case 'coupons':
      return <Coupons />;
    case 'wishlist':
      return <WishlistItems />;
    case 'reviews':
      return <ReviewsToWrite />;
    case 'addresses':
      return <AddressList />;
    case 'payments':
      return <Payments policy={policy} />;
    case 'notices':
      return (
        <>
          <Notices />
          <Messages />
        </>
      );
    case 'sessions':
      return <SignIns />;
    case 'privacy':
      return <YourData shopName={shopName} />;
  }
}
