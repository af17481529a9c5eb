import { useState, type ReactNode } from 'react';
import {
  Outlet,
  useLocation,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { ResourcesProvider } from '@luxe/resources';
import type { Theme } from '@luxe/tokens';
import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import icon from './head/favicon.svg?url&no-inline';
import { ModalHost } from '@luxe/ui/modal-host';
import { ToastProvider } from '@luxe/ui/toast';
import { client } from './data/client.ts';
import { usePreloaded } from './document/usePreloaded.ts';
import { Document } from './document/Document.tsx';
import { useTheme } from './document/useTheme.ts';
import { useCatalogue } from './routing/useCatalogue.ts';
import { SettingsContext, type Settings } from './contexts/settings.ts';
import { OutermostError } from './shell/OutermostError.tsx';
import { useLinkClicks } from './shell/useLinkClicks.ts';
import { track } from './events/telemetry.ts';

export const links: LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }];

export interface RootData {
  readonly theme: Theme;
  readonly customTheme: string;
  readonly publicOrigin: string;
  readonly isDemo: boolean;
  /** Telephone number of customer service, as displayed [HLP-03]. */
  readonly serviceNumber: string;
  readonly singleSignOn: boolean;
}

export const loader = ({ context }: LoaderFunctionArgs): RootData => ({
  theme: context.theme,
  customTheme: context.customTheme,
  publicOrigin: context.publicOrigin,
  isDemo: context.isDemo,
  serviceNumber: context.serviceNumber,
  singleSignOn: context.singleSignOn,
});

export const shouldRevalidate = () => false;

/** Wraps every page and the error page, so that both share one cache and one document. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <ResourcesProvider client={client} track={track} preloaded={usePreloaded()}>
      <Frame>{children}</Frame>
    </ResourcesProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const [theme, setTheme] = useTheme(root?.theme ?? 'dark');
  const catalogue = useCatalogue();
  const [fixedSettings] = useState({
    publicOrigin: root?.publicOrigin ?? '',
    isDemo: root?.isDemo ?? false,
    singleSignOn: root?.singleSignOn ?? true,
    customTheme: root?.customTheme ?? '',
    serviceNumber: root?.serviceNumber ?? '',
  });
  const { pathname } = useLocation();
  useLinkClicks();
  const settings: Settings = { ...fixedSettings, theme, setTheme };
  return (
    <Document theme={theme} catalogue={catalogue}>
      <SettingsContext value={settings}>
        <ToastProvider>
          <ModalHost pathname={pathname}>{children}</ModalHost>
        </ToastProvider>
      </SettingsContext>
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export { OutermostError as ErrorBoundary };
