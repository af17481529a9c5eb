import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { AccountScreen } from '@luxe/feature-account';
import { useToast } from '@luxe/ui/toast';
import { useLogin } from '../../contexts/loginContext.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/**
 * Layout of the account pages with their navigation. A guest logs in first and then sees the page [RTE-10].
 */
export default function AccountFrame() {
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
