import { Admin, CustomRoutes, Resource } from 'react-admin';
import type { ResourceProps } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { KIND_OF_ROLE } from '#contract/calls/permissions.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Loading } from './layout/Loading.tsx';
import { Notices } from './layout/Notices.tsx';
import { page } from './layout/page.ts';
import { PageOfUrl } from './layout/PageOfUrl.tsx';
import { useColours } from './layout/colours.ts';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { entrance } from './providers/entrance.ts';
import { i18nProvider } from './providers/i18n.ts';
import { store } from './providers/store.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { darkTheme, lightTheme } from './theme.ts';
import { QuickSalePage } from './orders/quick-sale/QuickSalePage.tsx';
import { shopName } from './shopName.ts';

const BusinessPage = page(() => import('./business/BusinessPage.tsx'), 'BusinessPage');
const TodayPage = page(() => import('./today/TodayPage.tsx'), 'TodayPage');

/** Each resource has its pages in a folder of its name. */
const PAGES = import.meta.glob<ResourceProps>(['./*/index.ts', './*/index.tsx'], { eager: true, import: 'resource' });

/** The resources of this entrance, in the order of `RESOURCES`. */
const resources = Object.entries<ConsoleResource>(RESOURCES)
  .filter(([, { who }]) => who.some((kind) => kind === KIND_OF_ROLE[entrance.role]))
  .map(([name]) => PAGES[`./${name}/index.ts`] ?? PAGES[`./${name}/index.tsx`])
  .filter((pages) => pages !== undefined);

/** A data router, which can block navigation while a form has unsaved values. */
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: entrance.basename });

/**
 * The back office: the same pages for sellers and the platform. The API decides which rows a session may read. A
 * navigation is no React transition: right after a list had loaded, the transition was sometimes never shown, and the
 * page that was clicked did not open.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}

function Console() {
  const [colours] = useColours();
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={colours === 'dark' ? darkTheme : lightTheme}
      darkTheme={null}
      layout={ConsoleLayout}
      loginPage={SignInPage}
      loading={Loading}
      notification={Notices}
      error={ErrorScreen}
      dashboard={PageOfUrl}
      catchAll={PageOfUrl}
      accessDenied={AccessDenied}
      title={shopName()}
      disableTelemetry
      requireAuth
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      {entrance.role === 'ROLE_ADMIN' && (
        <CustomRoutes>
          <Route path="/quick-sale" element={<QuickSalePage />} />
        </CustomRoutes>
      )}
      {entrance.role === 'ROLE_SELLER' && (
        <CustomRoutes>
          <Route path="/business" element={<BusinessPage />} />
          <Route path="/today" element={<TodayPage />} />
        </CustomRoutes>
      )}
    </Admin>
  );
}
