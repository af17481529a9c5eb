import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loginModal } from '@luxe/feature-login';
import { useSession } from '@luxe/resources';
import { useModal } from '@luxe/ui/modal-host';
import { useToast } from '@luxe/ui/toast';
import { resolvePath } from '../paths/resolvePath.ts';
import { copy } from './copy.ts';
import { LoginContext, type Login } from './login.ts';
import { useSettings } from './settings.ts';

/** Lets every part of the shop ask for the login, and go on afterwards. */
export function LoginHost({ children }: { children: ReactNode }) {
  const { isDemo } = useSettings();
  const modals = useModal();
  const toast = useToast();
  const login = useMemo<Login>(
    () => ({
      open(then) {
        modals.open(loginModal, { isDemo }).then(
          (result) => result === 'loggedIn' && then?.(),
          () => toast.show({ message: copy.loginLate, type: 'error' }),
        );
      },
    }),
    [modals, toast, isDemo],
  );
  useShowLogin(login);
  useLoggedOut(login);

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

const ownPlaces = new Set(['account', 'bag', 'checkout', 'orderPlaced']);

/** A customer who is a guest all of a sudden is told, where it matters, and may log in again [AUT-04]. */
function useLoggedOut(login: Login): void {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const last = useRef(status);
  useEffect(() => {
    const wasCustomer = last.current === 'customer';
    last.current = status;
    if (!wasCustomer || status !== 'guest' || !ownPlaces.has(resolvePath(pathname).kind)) return;
    toast.show({ message: copy.loggedOut, type: 'warning' });
    login.open(() => void navigate('/', { replace: true }));
  }, [status, pathname, login, navigate, toast]);
}
