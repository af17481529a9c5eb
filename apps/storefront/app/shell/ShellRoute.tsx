import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { Footer } from '@luxe/feature-footer';
import { Header, headerCalls } from '@luxe/feature-header';
import { MiniBag } from '@luxe/feature-mini-bag';
import { SearchBox } from '@luxe/feature-search';
import { parseQuery } from '@luxe/contract/query';
import { ordersPath } from '@luxe/contract/paths';
import { AnnouncementLine } from '@luxe/patterns/announcement-line';
import { HydrateLate } from '@luxe/ui/hydrate-late';
import { SkipLink } from '@luxe/ui/skip-link';
import { catalogueAt } from './catalogueAt.ts';
import { preloadOptional } from '../data/preload.ts';
import { replayEarlyPresses } from '../document/earlyPresses.ts';
import { PreloadedData } from '../document/PreloadedData.tsx';
import { useRenderData } from '../document/renderData.ts';
import { resolvePath } from '../routing/resolvePath.ts';
import { useCatalogue } from '../routing/useCatalogue.ts';
import { copy } from './copy.ts';
import { frameOf } from './frame.ts';
import { useLogin } from '../contexts/loginContext.ts';
import { LaterSlot } from './LaterSlot.tsx';
import { LoginHost } from './LoginHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useSettings } from '../contexts/settings.ts';
import { TileWishlistButtons } from './TileWishlistButtons.tsx';

/**
 * Preloads the data of the header and the line above it. The header also renders without them, when the store
 * is unavailable.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { header } = frameOf(url.pathname);
  if (header === 'checkout' || header === 'placed') return null;
  const announced = context.read('announcement').catch(() => undefined);
  const catalogue = await catalogueAt(context, url);
  context.announcement = (await announced)?.announcement ?? null;
  return preloadOptional(context, headerCalls({ catalogue }));
}

export const clientLoader = () => null;
export const shouldRevalidate = () => false;

/** The shell of every page: header, main region, footer and login. */
export default function Shell() {
  useEffect(replayEarlyPresses, []);
  return (
    <LoginHost>
      <SkipLink>{copy.skip}</SkipLink>
      <LaterSlot />
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        {/* Header and page hydrate one after another, so that the browser can respond in between. */}
        <Suspense>
          <TileWishlistButtons>
            <Outlet />
          </TileWishlistButtons>
        </Suspense>
      </main>
      <PreloadedData />
      <HydrateLate>
        <ShopFooter />
      </HydrateLate>
      <RouteAnnouncer />
    </LoginHost>
  );
}

/** The header, and the line above it, which is hidden where the header has no links. */
function ShopHeader() {
  const { pathname, search } = useLocation();
  const catalogue = useCatalogue();
  const navigate = useNavigate();
  const login = useLogin();
  const { theme, customTheme, setTheme } = useSettings();
  const route = resolvePath(pathname);
  const isSearch = route.kind === 'search';
  const searchTerm = isSearch ? parseQuery(new URLSearchParams(search).get('q') ?? '').term : '';
  const { header } = frameOf(pathname);
  const { announcement } = useRenderData();
  // Only the server renders the line: it costs the browser no code, no data and no hydration.
  const line = import.meta.env.SSR
    ? { children: announcement && <AnnouncementLine {...announcement} /> }
    : { dangerouslySetInnerHTML: { __html: '' } };
  return (
    <>
      <div hidden={header === 'checkout' || header === 'placed'} suppressHydrationWarning {...line} />
      <Header
        catalogue={catalogue}
        currentPath={pathname + search}
        variant={header}
        theme={{ theme, customTheme, onThemeChange: setTheme }}
        onAccountClick={() => login.open(() => void navigate(ordersPath))}
        hasAccountGiftCards
        bagSlot={MiniBag}
        searchSlot={
          <SearchBox
            catalogue={catalogue}
            defaultValue={searchTerm}
            resetKey={isSearch ? 'search' : pathname}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
    </>
  );
}

function ShopFooter() {
  const { pathname } = useLocation();
  const catalogue = useCatalogue();
  const { setTheme, ...settings } = useSettings();
  const { footer } = frameOf(pathname);
  if (footer === 'none') return null;
  return <Footer hasLists={footer === 'full'} catalogue={catalogue} onThemeChange={setTheme} {...settings} />;
}
