import { CodeForm } from '@luxe/patterns/code-form';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import type { Login } from '../data/useLogin.ts';
import { ContactStep } from './ContactStep.tsx';
import { Intro, Panel, SmallPrint } from './Login.styles.ts';
import { NamesStep } from './NamesStep.tsx';
import { SentTo } from './SentTo.tsx';

export type LoginViewProps = {
  login: Login;
  /** Seconds until another code can be requested. */
  waitSeconds: number;
  /** Set in a demonstration shop: shows where the one-time code is printed. */
  isDemo: boolean;
};

/** The steps of the login. A live region announces the current step, and that the code is being checked. */
export function LoginView({ login, waitSeconds, isDemo }: LoginViewProps) {
  return (
    <Panel>
      <VisuallyHidden as="p" role="status">
        {announcement(login)}
      </VisuallyHidden>
      <Step login={login} waitSeconds={waitSeconds} />
      {login.step !== 'names' && (
        <SmallPrint>
          {isDemo && login.step === 'code' && <Notice title={copy.demo} />}
          {login.isCaptchaFailed && <Notice tone="warning" title={copy.captchaFailed} />}
          <Text size="xs" tone="secondary">
            {copy.terms}
          </Text>
        </SmallPrint>
      )}
    </Panel>
  );
}

function Step({ login, waitSeconds }: Pick<LoginViewProps, 'login' | 'waitSeconds'>) {
  if (login.step === 'names')
    return (
      <>
        <Intro>
          <Text tone="secondary">{copy.namesIntro}</Text>
        </Intro>
        <NamesStep
          error={login.error}
          busy={login.busy === 'saving'}
          onSubmit={login.submitNames}
          onSkip={login.skipNames}
        />
      </>
    );
  if (login.step === 'code' && login.contact)
    return (
      <>
        <SentTo contact={login.contact} />
        <CodeForm
          submitLabel={copy.logIn}
          error={login.error}
          isCodeSpent={login.isCodeSpent}
          busy={login.busy}
          waitSeconds={waitSeconds}
          sent={login.sentCount}
          onSubmit={login.submitCode}
          onResend={login.resendCode}
          onType={login.onType}
        />
      </>
    );
  return (
    <>
      <Intro>
        <Text tone="secondary">{copy.contactIntro}</Text>
      </Intro>
      <ContactStep
        contact={login.contact}
        error={login.error}
        busy={login.busy === 'sending'}
        onSend={login.sendCode}
        onType={login.onType}
      />
    </>
  );
}

function announcement({ step, contact, sentCount, isResent, busy }: Login): string {
  if (busy === 'checking') return copy.checking;
  if (step === 'names') return copy.announceNames;
  if (step === 'contact' || !contact) return sentCount > 0 ? copy.announceContact : '';
  return isResent ? copy.sentAgain : copy.announceCode(contact);
}
