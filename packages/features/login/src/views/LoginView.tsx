import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../copy.ts';
import type { Login } from '../data/useLogin.ts';
import { CodeStep } from './CodeStep.tsx';
import { Back, Intro, Panel, Small } from './Login.styles.ts';
import { PhoneStep } from './PhoneStep.tsx';

export type LoginViewProps = {
  login: Login;
  /** Seconds until another code may be asked for. */
  waitSeconds: number;
  /** Says where the code of a demonstration shop is. */
  isDemo: boolean;
};

/** Both steps of the login, under the title of their modal. A live region tells a screen reader which step it is in and what is being done. */
export function LoginView({ login, waitSeconds, isDemo }: LoginViewProps) {
  const isCode = login.step === 'code';
  return (
    <Panel>
      <VisuallyHidden as="p" role="status">
        {announcement(login)}
      </VisuallyHidden>
      {isCode && (
        <Back>
          <TextButton tone="quiet" onClick={login.changeNumber}>
            {copy.changeNumber}
          </TextButton>
        </Back>
      )}
      <Intro>
        {isCode ? (
          <Text tone="secondary">
            {copy.sentTo}{' '}
            <Text as="span" tone="primary" tabular>
              {copy.number(login.phone)}
            </Text>
          </Text>
        ) : (
          <Text tone="secondary">{copy.phoneIntro}</Text>
        )}
      </Intro>
      {isCode ? (
        <CodeStep
          error={login.error}
          isCodeSpent={login.isCodeSpent}
          busy={login.busy}
          waitSeconds={waitSeconds}
          sent={login.sent}
          onSubmit={login.submitCode}
          onResend={login.resendCode}
          onType={login.clearError}
        />
      ) : (
        <PhoneStep
          phone={login.phone}
          error={login.error}
          busy={login.busy === 'sending'}
          onSend={login.sendCode}
          onType={login.clearError}
        />
      )}
      <Small>
        {isDemo && isCode && <Notice title={copy.demo} />}
        <Text size="xs" tone="secondary">
          {copy.terms}
        </Text>
      </Small>
    </Panel>
  );
}

function announcement({ step, phone, sent, busy }: Login): string {
  if (busy === 'checking') return copy.checking;
  if (step === 'phone') return sent > 0 ? copy.announcePhone : '';
  return sent > 1 ? copy.sentAgain : copy.announceCode(phone);
}
