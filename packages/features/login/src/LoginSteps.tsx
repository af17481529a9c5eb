import { browserClock, useCountdown, type CountdownClock } from '@luxe/patterns/countdown';
import { useModalFrame, type ModalContentProps } from '@luxe/ui/modal-host';
import { useTrack } from '@luxe/resources';
import { useEffect, useMemo, useRef } from 'react';
import { copy } from './data/copy.ts';
import { createLogin, useLogin, type LoginOutcome } from './data/useLogin.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { phoneTitle } from './data/titleCopy.ts';
import { ChangeButton } from './views/ChangeButton.tsx';
import { LoginView } from './views/LoginView.tsx';

export type LoginStepsProps = CodeLoginProps & {
  /** True when customers log in by one-time code, false when they log in by password. Default true. */
  singleSignOn?: boolean;
};

type CodeLoginProps = ModalContentProps<LoginOutcome> & {
  /** Set in a demonstration shop: shows where the one-time code is printed. Default false. */
  isDemo?: boolean;
  clock?: CountdownClock;
  /** State of the login. Default: one store shared by the page, which survives closing the modal. */
  login?: ReturnType<typeof createLogin>;
};

const pageLogin = createLogin();
const titles = { contact: phoneTitle, code: copy.codeTitle, names: copy.namesTitle };

/** Login by one-time code. In a shop without single sign-on, login by password [AUT-11]. */
export function LoginSteps({ singleSignOn = true, ...props }: LoginStepsProps) {
  return singleSignOn ? <CodeLogin {...props} /> : <PasswordLogin onDone={props.onDone} />;
}

/**
 * Asks for a phone number or e-mail address, then for the code sent to it, then for the names of a new
 * customer. Calls `onDone` when the customer is logged in, or when the login fails because the account is
 * being deleted.
 */
function CodeLogin({ onDone, isDemo = false, clock = browserClock, login = pageLogin }: CodeLoginProps) {
  const steps = useLogin(clock, login, onDone);
  const track = useTrack();
  const isSignUp = steps.step === 'names';
  useEffect(() => {
    if (isSignUp) track('sign up viewed');
  }, [track, isSignUp]);
  const waitSeconds = useCountdown(steps.resendAt, clock);
  const back = useRef(steps.changeContact);
  back.current = steps.changeContact;
  const label = steps.step === 'code' && steps.contact ? copy.changeContact(steps.contact) : '';
  const button = useMemo(
    () => (label === '' ? null : <ChangeButton label={label} onClick={() => back.current()} />),
    [label],
  );
  useModalFrame({ title: titles[steps.step], back: button });
  return <LoginView login={steps} waitSeconds={waitSeconds} isDemo={isDemo} />;
}
