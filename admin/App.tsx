import { Admin, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router';
import { coupons } from './coupons/index.ts';
import { inventory } from './inventory/index.ts';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Loading } from './layout/Loading.tsx';
import { Notices } from './layout/Notices.tsx';
import { PageOfUrl } from './layout/PageOfUrl.tsx';
import { useColours } from './layout/colours.ts';
import { orders } from './orders/index.ts';
import { products } from './products/index.ts';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { entrance } from './providers/entrance.ts';
import { i18nProvider } from './providers/i18n.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { skus } from './skus/index.ts';
import { tickets } from './tickets/index.ts';
import { darkTheme, lightTheme } from './theme.ts';

/** The back office: the same pages for sellers and the house, each showing what the API lets the session see. */
export function App() {
  const [colours] = useColours();
  return (
    <BrowserRouter basename={entrance.basename}>
      <Admin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
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
        <Resource {...orders} />
        <Resource {...products} />
        <Resource {...skus} />
        <Resource {...inventory} />
        {entrance.role === 'ROLE_ADMIN' && <Resource {...coupons} />}
        {entrance.role === 'ROLE_ADMIN' && <Resource {...tickets} />}
      </Admin>
    </BrowserRouter>
  );
}
