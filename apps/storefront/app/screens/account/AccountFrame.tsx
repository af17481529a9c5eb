import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { AccountScreen } from '@luxe/feature-account';
import { InstallRow } from '@luxe/feature-web-app';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useLogin } from '../../contexts/loginContext.ts';
import { MissingContext } from '../../contexts/missingContext.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { decideStatus } from '../../routing/decideStatus.ts';
import { toLoaderResult } from '../../routing/toLoaderResult.ts';
import { NotFoundPage } from '../NotFound.tsx';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/** Answers 404 for an order that the server knows to be missing [RTE-06]. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  toLoaderResult(decideStatus({ kind: 'account' }, context.isMissing ? 'missing' : 'found'));
export const clientLoader = () => null;
export const shouldRevalidate = () => false;

/**
 * Layout of the account pages with their navigation. A guest logs in first and then sees the page [RTE-10].
 * When a page finds that its order is missing, the screen "404 - Page Not Found" replaces both.
 */
export default function AccountFrame() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const toast = useToast();
  const url = pathname + search;
  const [missingUrl, setMissingUrl] = useState('');
  const showMissing = useCallback(() => setMissingUrl(url), [url]);
  if (missingUrl === url)
    return (
      <NotFoundPage>
        <FocusHeading />
      </NotFoundPage>
    );
  return (
    <AccountScreen
      path={pathname}
      onNavigate={(href) => void navigate(href)}
      onLoginNeeded={() => login.open()}
      onFailure={(message) => toast.show({ message, type: 'error' })}
      notice={<InstallRow />}
      guestHead={<PageHead title="Log in to see your account | LUXE" />}
    >
      <MissingContext value={showMissing}>
        <Outlet />
      </MissingContext>
    </AccountScreen>
  );
}

/** The heading of the page that was shown before is gone, and perhaps it had the focus. */
function FocusHeading() {
  useEffect(() => moveFocus(document.querySelector<HTMLElement>('#main h1')), []);
  return null;
}
