import { useEffect } from 'react';
import { NavigateToFirstResource, useAuthProvider, useResourceDefinitions } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { Loading } from './Loading.tsx';
import { resourceOfUrl, tabOf } from './resourceOfUrl.ts';

/** Shown at the entrance and at every address without a page: leads to the page the address means, else to the first. */
export function PageOfUrl() {
  const location = useLocation();
  const resources = Object.keys(useResourceDefinitions());
  if (tabOf(location.search) === 'logout') return <WayOut />;
  const resource = resourceOfUrl(location, resources);
  return resource ? <Navigate to={`/${resource}`} replace /> : <NavigateToFirstResource loading={Loading} />;
}

/** Signs out, and leads back to the shop. */
function WayOut() {
  const authProvider = useAuthProvider();
  useEffect(() => {
    void authProvider?.logout({}).then(() => window.location.assign('/'));
  }, [authProvider]);
  return <Loading />;
}
