import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { Footer } from '@luxe/feature-footer';
import { Header, headerCalls } from '@luxe/feature-header';
import { MiniBag } from '@luxe/feature-mini-bag';
import { SearchBox } from '@luxe/feature-search';
import { parseQuery } from '@luxe/contract/query';
import { SkipLink } from '@luxe/ui/skip-link';
import { catalogueAt } from '../data/catalogueAt.ts';
import { preloadIfThere } from '../data/preload.ts';
import { pressAgain } from '../document/earlyPresses.ts';
import { PreloadedData } from '../document/PreloadedData.tsx';
import { resolvePath } from '../paths/resolvePath.ts';
import { useCatalogue } from '../paths/useCatalogue.ts';
import { copy } from './copy.ts';
import { frameOf } from './frame.ts';
import { useConsent } from './useConsent.ts';
import { useLogin } from './login.ts';
import { LoginHost } from './LoginHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useSettings } from './settings.ts';
import { TileHearts } from './TileHearts.tsx';

/** Header and footer can do without their data: a shop out of reach still has its frame. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const place = resolvePath(url.pathname);
  if (place.kind === 'checkout' || place.kind === 'orderOutcome') return null;
  const catalogue = await catalogueAt(context, url);
  return preloadIfThere(context, headerCalls({ catalogue }));
}

export const clientLoader = () => null;
export const shouldRevalidate = () => false;

/** Header, the page, footer; and what every page can ask for. */
export default function Shell() {
  useEffect(pressAgain, []);
  return (
    <LoginHost>
      <SkipLink>{copy.skip}</SkipLink>
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        {/* The header, the page and the footer are taken over one after another: the processor is free in between. */}
        <Suspense>
          <TileHearts>
            <Outlet />
          </TileHearts>
        </Suspense>
      </main>
      <PreloadedData />
      <Suspense>
        <ShopFooter />
      </Suspense>
      <RouteAnnouncer />
    </LoginHost>
  );
}

function ShopHeader() {
  const { pathname, search } = useLocation();
  const catalogue = useCatalogue();
  const navigate = useNavigate();
  const login = useLogin();
  const { theme, customTheme, setTheme } = useSettings();
  const place = resolvePath(pathname);
  const isSearch = place.kind === 'search';
  const words = isSearch ? parseQuery(new URLSearchParams(search).get('q') ?? '').term : '';
  return (
    <Header
      catalogue={catalogue}
      currentPath={pathname + search}
      variant={frameOf(pathname).header}
      theme={{ theme, customTheme, onThemeChange: setTheme }}
      onAccountClick={() => login.open(() => void navigate('/my-account/orders'))}
      bagSlot={MiniBag}
      searchSlot={
        <SearchBox
          catalogue={catalogue}
          defaultValue={words}
          resetKey={isSearch ? 'search' : pathname}
          onNavigate={(href) => void navigate(href)}
        />
      }
    />
  );
}

function ShopFooter() {
  const { pathname } = useLocation();
  const catalogue = useCatalogue();
  const { theme, customTheme, setTheme, isDemo } = useSettings();
  const { footer } = frameOf(pathname);
  const [consent, chooseConsent] = useConsent();
  if (footer === 'none') return null;
  return (
    <Footer
      hasLists={footer === 'full'}
      catalogue={catalogue}
      theme={theme}
      customTheme={customTheme}
      onThemeChange={setTheme}
      consent={consent}
      onConsentChange={chooseConsent}
      isDemo={isDemo}
    />
  );
}
