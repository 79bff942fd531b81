import { useEffect } from 'react';
import { NavigateToFirstResource, useAuthProvider, useResourceDefinitions } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { useOwnSeller } from '../business/own-seller.ts';
import { entrance } from '../providers/entrance.ts';
import { Loading } from './Loading.tsx';
import { resourceOfUrl, tabOf } from './resourceOfUrl.ts';

/**
 * The page of the entrance and of unknown addresses: redirects to the page the address means, else to the first one.
 */
export function PageOfUrl() {
  const location = useLocation();
  const resources = Object.keys(useResourceDefinitions());
  if (tabOf(location.search) === 'logout') return <WayOut />;
  const resource = resourceOfUrl(location, resources);
  if (!resource && entrance.role === 'ROLE_SELLER')
    return <SellersFirst isSettings={tabOf(location.search) === 'settings'} />;
  return resource ? <Navigate to={`/${resource}`} replace /> : <NavigateToFirstResource loading={Loading} />;
}

/**
 * A seller's first page: the orders, or the business while the platform checks it. Its settings are the business, too.
 */
function SellersFirst({ isSettings }: { isSettings: boolean }) {
  const { seller, error } = useOwnSeller();
  if (isSettings) return <Navigate to="/business" replace />;
  if (!seller && error === undefined) return <Loading />;
  if (seller?.status === 'PENDING_VERIFICATION') return <Navigate to="/business" replace />;
  return <NavigateToFirstResource loading={Loading} />;
}

/** Signs out and opens the shop. */
function WayOut() {
  const authProvider = useAuthProvider();
  useEffect(() => {
    void authProvider?.logout({}).then(() => window.location.assign('/'));
  }, [authProvider]);
  return <Loading />;
}
