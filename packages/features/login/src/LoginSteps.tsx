import { useModalFrame, type ModalContentProps } from '@luxe/ui/modal-host';
import { copy } from './copy.ts';
import { browserClock, type Clock } from './data/clock.ts';
import { useCountdown } from './data/useCountdown.ts';
import { createLogin, useLogin } from './data/useLogin.ts';
import { phoneTitle } from './title.ts';
import { LoginView } from './views/LoginView.tsx';

export type LoginStepsProps = ModalContentProps<'loggedIn'> & {
  /** Demonstration shop: says where the code is. */
  isDemo?: boolean;
  clock?: Clock;
  /** Where it is; the page's own unless given. */
  login?: ReturnType<typeof createLogin>;
};

const ofThePage = createLogin();

/** Number, then code. Done once the session is the customer's. */
export function LoginSteps({
  onDone,
  isDemo = false,
  clock = browserClock,
  login = ofThePage,
}: LoginStepsProps) {
  const steps = useLogin(clock, login, () => onDone('loggedIn'));
  const waitSeconds = useCountdown(steps.resendAt, clock);
  useModalFrame({ title: steps.step === 'code' ? copy.codeTitle : phoneTitle });
  return <LoginView login={steps} waitSeconds={waitSeconds} isDemo={isDemo} />;
}
