import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { resolvePath } from '../paths/resolvePath.ts';
import { copy } from './copy.ts';
import { LoginContext, type Login } from './login.ts';
import { useSettings } from './settings.ts';

// Only those who log in pay for it.
const LoginDialog = lazy(() =>
  import('@luxe/feature-login').then((module) => ({ default: module.LoginDialog })),
);

/** Holds the login dialog, so that every part of the shop can ask for it and go on afterwards. */
export function LoginHost({ children }: { children: ReactNode }) {
  const { isDemo } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const login = useMemo<Login>(
    () => ({
      open(then) {
        afterwards.current = then;
        setWanted(true);
        setOpen(true);
      },
    }),
    [],
  );
  useShowLogin(login);
  useLoggedOut(login);

  return (
    <LoginContext value={login}>
      {children}
      {isWanted && (
        <Suspense>
          <LoginDialog
            open={isOpen}
            onOpenChange={setOpen}
            isDemo={isDemo}
            onLoggedIn={() => {
              afterwards.current?.();
              afterwards.current = undefined;
            }}
          />
        </Suspense>
      )}
    </LoginContext>
  );
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

const ownPlaces = new Set(['orders', 'order', 'bag', 'checkout', 'orderPlaced']);

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
