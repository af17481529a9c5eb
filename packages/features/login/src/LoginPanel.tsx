import type { HeadingLevel } from '@luxe/ui/heading';
import { browserClock, type Clock } from './data/clock.ts';
import { useCountdown } from './data/useCountdown.ts';
import { useLogin } from './data/useLogin.ts';
import { LoginView } from './views/LoginView.tsx';

export type LoginPanelProps = {
  /** Called once the session is the customer's and the bags are one. */
  onLoggedIn: () => void;
  /** Demonstration shop: says where the code is. */
  isDemo?: boolean;
  /** Default 1, for a page of its own; `none` where the title stands elsewhere. */
  headingLevel?: HeadingLevel | 'none';
  clock?: Clock;
};

/** Login by one-time code, as part of a page. In a layer: `LoginDialog`. */
export function LoginPanel({
  onLoggedIn,
  isDemo = false,
  headingLevel = 1,
  clock = browserClock,
}: LoginPanelProps) {
  const login = useLogin(clock, onLoggedIn);
  const waitSeconds = useCountdown(login.resendAt, clock);
  return <LoginView login={login} waitSeconds={waitSeconds} isDemo={isDemo} headingLevel={headingLevel} />;
}
