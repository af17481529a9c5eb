import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { AccountScreen } from '@luxe/feature-account';
import { useToast } from '@luxe/ui/toast';
import { useLogin } from '../../shell/login.ts';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

/** Around every page of the account: its places, and for a guest the login, after which she is where she was going [RTE-10]. */
export default function AccountRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const toast = useToast();
  return (
    <AccountScreen
      path={pathname}
      onNavigate={(href) => void navigate(href)}
      onLoginNeeded={() => login.open()}
      onFailure={(message) => toast.show({ message, type: 'error' })}
    >
      <Outlet />
    </AccountScreen>
  );
}
