import { useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router-dom';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost } from '@luxe/ui/modal-host';
import { ToastProvider } from '@luxe/ui/toast';
import { client } from '../data/client.ts';
import type { RootData } from '../data/rootData.ts';
import { usePreloaded } from '../document/usePreloaded.ts';
import { Document } from '../document/Document.tsx';
import { useTheme } from '../document/useTheme.ts';
import { useCatalogue } from '../routing/useCatalogue.ts';
import { SettingsContext, type Settings } from '../contexts/settings.ts';
import { OutermostError } from './OutermostError.tsx';
import { LinkClicks } from './LinkClicks.tsx';
import { track } from '../events/telemetry.ts';

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
  const settings = useMemo<Settings>(
    () => ({ ...fixedSettings, theme, setTheme }),
    [fixedSettings, theme, setTheme],
  );
  return (
    <Document theme={theme} catalogue={catalogue}>
      <SettingsContext value={settings}>
        <ToastProvider>
          <ModalHost pathname={pathname}>
            {children}
            <LinkClicks />
          </ModalHost>
        </ToastProvider>
      </SettingsContext>
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export { OutermostError as ErrorBoundary };
