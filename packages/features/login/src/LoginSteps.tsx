import { useModalFrame, type ModalContentProps } from '@luxe/ui/modal-host';
import { useMemo, useRef } from 'react';
import { copy } from './copy.ts';
import { browserClock, type Clock } from './data/clock.ts';
import { useCountdown } from './data/useCountdown.ts';
import { createLogin, useLogin, type LoginEnd } from './data/useLogin.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { phoneTitle } from './title.ts';
import { ChangeButton } from './views/ChangeButton.tsx';
import { LoginView } from './views/LoginView.tsx';

export type LoginStepsProps = CodeLoginProps & {
  /** Default true. Without it customers log in by their password. */
  singleSignOn?: boolean;
};

type CodeLoginProps = ModalContentProps<LoginEnd> & {
  /** Demonstration shop: says where the code is. */
  isDemo?: boolean;
  clock?: Clock;
  /** Where it is; the page's own unless given. */
  login?: ReturnType<typeof createLogin>;
};

const ofThePage = createLogin();
const titles = { contact: phoneTitle, code: copy.codeTitle, names: copy.namesTitle };

/** As the shop has it: by a code, or by password. */
export function LoginSteps({ singleSignOn = true, ...props }: LoginStepsProps) {
  return singleSignOn ? <CodeLogin {...props} /> : <PasswordLogin onDone={props.onDone} />;
}

/** Number or address, then code, then a new customer's names. Done once the session is the customer's, or cannot be. */
function CodeLogin({ onDone, isDemo = false, clock = browserClock, login = ofThePage }: CodeLoginProps) {
  const steps = useLogin(clock, login, onDone);
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
