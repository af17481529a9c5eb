import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { loginModal } from '@luxe/feature-login';
import { useSession } from '@luxe/resources';
import { useModal } from '@luxe/ui/modal-host';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';
import { LoginContext, type Login } from './login.ts';
import { useSettings } from './settings.ts';

/** Lets every part of the shop ask for the login, and go on afterwards. */
export function LoginHost({ children }: { children: ReactNode }) {
  const { isDemo, singleSignOn } = useSettings();
  const modals = useModal();
  const toast = useToast();
  const session = useSession();
  const now = useRef(session);
  now.current = session;
  const login = useMemo<Login>(
    () => ({
      open(then) {
        loadLaterCalls();
        now.current.clearDeleted();
        modals.open(loginModal, { isDemo, singleSignOn }).then(
          (result) => {
            // The modal has closed; the words that say why stand over the page [AUT-06].
            if (typeof result === 'object') toast.show({ message: result.deleted, type: 'error' });
            // Closed while it asked for her name, it has logged her in all the same.
            else if (result === 'loggedIn' || now.current.status === 'customer') then?.();
          },
          () => toast.show({ message: copy.loginLate, type: 'error' }),
        );
      },
    }),
    [modals, toast, isDemo, singleSignOn],
  );
  useShowLogin(login);
  useLoggedOut(login, singleSignOn);

  return <LoginContext value={login}>{children}</LoginContext>;
}

/** `showLogin=true` opens the login for a guest [SHL-13], and leaves the address afterwards. */
function useShowLogin(login: Login): void {
  const [query, setQuery] = useSearchParams();
  const { status } = useSession();
  const isAsked = query.get('showLogin') === 'true';
  useEffect(() => {
    if (!isAsked || status === 'unknown') return;
    if (status === 'guest') login.open();
    setQuery(
      (given) => {
        given.delete('showLogin');
        return given;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, status, login, setQuery]);
}

/** A customer who is a guest all of a sudden is told, where it matters, and may log in again; without single sign-on she is at home [AUT-04]. */
function useLoggedOut(login: Login, singleSignOn: boolean): void {
  const { status } = useSession();
  const here = useLocation();
  // On the way elsewhere, as after deleting the account, that page counts.
  const { pathname } = useNavigation().location ?? here;
  const navigate = useNavigate();
  const toast = useToast();
  const last = useRef(status);
  useEffect(() => {
    const wasCustomer = last.current === 'customer';
    last.current = status;
    if (!wasCustomer || status !== 'guest') return;
    void import('./ownPlace.ts').then(
      ({ isOwnPlace }) => {
        if (!isOwnPlace(pathname)) return;
        toast.show({ message: copy.loggedOut, type: 'warning' });
        const goHome = () => void navigate('/', { replace: true });
        if (singleSignOn) login.open(goHome);
        else goHome();
      },
      () => undefined,
    );
  }, [status, pathname, login, singleSignOn, navigate, toast]);
}
