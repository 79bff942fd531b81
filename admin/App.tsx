import { Admin, CustomRoutes, Resource } from 'react-admin';
import type { ResourceProps } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { KIND_OF_ROLE } from '#contract/calls/permissions.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { BusinessPage } from './business/BusinessPage.tsx';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Loading } from './layout/Loading.tsx';
import { Notices } from './layout/Notices.tsx';
import { PageOfUrl } from './layout/PageOfUrl.tsx';
import { useColours } from './layout/colours.ts';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { entrance } from './providers/entrance.ts';
import { i18nProvider } from './providers/i18n.ts';
import { store } from './providers/store.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';
import { darkTheme, lightTheme } from './theme.ts';

/** The pages of each resource lie in the folder of its name. */
const PAGES = import.meta.glob<ResourceProps>(['./*/index.ts', './*/index.tsx'], { eager: true, import: 'resource' });

/** Those behind this entrance, in the order of the one table. */
const resources = Object.entries<ConsoleResource>(RESOURCES)
  .filter(([, { who }]) => who.some((kind) => kind === KIND_OF_ROLE[entrance.role]))
  .map(([name]) => PAGES[`./${name}/index.ts`] ?? PAGES[`./${name}/index.tsx`])
  .filter((pages) => pages !== undefined);

/** A router that can hold somebody back who has not saved what they typed. */
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: entrance.basename });

/** The back office: the same pages for sellers and the house, each showing what the API lets the session see. */
export function App() {
  return <RouterProvider router={router} />;
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
      title="Ratnahaat"
      disableTelemetry
      requireAuth
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      {entrance.role === 'ROLE_SELLER' && (
        <CustomRoutes>
          <Route path="/business" element={<BusinessPage />} />
          <Route path="/today" element={<TodayPage />} />
        </CustomRoutes>
      )}
    </Admin>
  );
}
