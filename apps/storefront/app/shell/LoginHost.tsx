import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { loginModal } from '@luxe/feature-login';
import { useSession, type SessionResource } from '@luxe/resources';
import { useModal } from '@luxe/ui/modal-host';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';
import { LoginContext, type Login } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';

/** Provides the login to every part of the shop. */
export function LoginHost({ children }: { children: ReactNode }) {
  const { isDemo, singleSignOn } = useSettings();
  const modals = useModal();
  const toast = useToast();
  const session = useSession();
  const latestSession = useRef(session);
  latestSession.current = session;
  const login = useMemo<Login>(
    () => ({
      open(then) {
        loadLaterCalls();
        latestSession.current.clearDeleted();
        modals.open(loginModal, { isDemo, singleSignOn }).then(
          (result) => {
            // The customer's account is being deleted, so the login modal has closed without a login. A
            // message over the page shows the reason [AUT-06].
            if (typeof result === 'object') toast.show({ message: result.deleted, type: 'error' });
            // The modal asks for a name after the login. A shopper who closes the modal at that moment is
            // already logged in, so `then` runs too.
            else if (result === 'loggedIn' || latestSession.current.status === 'customer') then?.();
          },
          () => toast.show({ message: copy.loginFailed, type: 'error' }),
        );
      },
    }),
    [modals, toast, isDemo, singleSignOn],
  );
  useShowLogin(login, session.status);
  useLoggedOut(login, session.status, singleSignOn);

  return <LoginContext value={login}>{children}</LoginContext>;
}

/** Opens the login for a guest when the URL has `showLogin=true`, then removes the parameter [SHL-13]. */
function useShowLogin(login: Login, status: SessionResource['status']): void {
  const [query, setQuery] = useSearchParams();
  const isLoginRequested = query.get('showLogin') === 'true';
  useEffect(() => {
    if (!isLoginRequested || status === 'unknown') return;
    if (status === 'guest') login.open();
    setQuery(
      (params) => {
        params.delete('showLogin');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isLoginRequested, status, login, setQuery]);
}

/**
 * When a customer becomes a guest on a private page, shows a message and the login. Without single sign-on,
 * goes home instead of showing the login [AUT-04].
 */
function useLoggedOut(login: Login, status: SessionResource['status'], singleSignOn: boolean): void {
  const currentLocation = useLocation();
  // During a navigation, such as after deleting the account, the target page decides whether the login opens.
  const { pathname } = useNavigation().location ?? currentLocation;
  const navigate = useNavigate();
  const toast = useToast();
  const previousStatus = useRef(status);
  useEffect(() => {
    const wasCustomer = previousStatus.current === 'customer';
    previousStatus.current = status;
    if (!wasCustomer || status !== 'guest') return;
    void import('./isPrivatePage.ts').then(
      ({ isPrivatePage }) => {
        if (!isPrivatePage(pathname)) return;
        toast.show({ message: copy.loggedOut, type: 'warning' });
        const goHome = () => void navigate('/', { replace: true });
        if (singleSignOn) login.open(goHome);
        else goHome();
      },
      () => undefined,
    );
  }, [status, pathname, login, singleSignOn, navigate, toast]);
}
