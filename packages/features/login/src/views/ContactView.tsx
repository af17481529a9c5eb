import { CodeForm } from '@luxe/patterns/code-form';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import type { ContactChange } from '../data/useContactChange.ts';
import { ContactStep } from './ContactStep.tsx';
import { Intro, Panel } from './Login.styles.ts';
import { SentTo } from './SentTo.tsx';

export type ContactViewProps = {
  kind: 'phone' | 'email';
  change: ContactChange;
  /** Seconds until another code can be requested. */
  waitSeconds: number;
  /** Set in a demonstration shop: shows where the one-time code is printed. */
  isDemo: boolean;
};

/** Both steps of changing a phone number or e-mail address. A live region announces the code step. */
export function ContactView({ kind, change, waitSeconds, isDemo }: ContactViewProps) {
  const { contact } = change;
  return (
    <Panel>
      <VisuallyHidden as="p" role="status">
        {announcement(change)}
      </VisuallyHidden>
      {change.step === 'code' && contact ? (
        <>
          <SentTo contact={contact} />
          <CodeForm
            error={change.error}
            isCodeSpent={change.isCodeSpent}
            busy={change.busy}
            submitLabel={copy.change}
            waitSeconds={waitSeconds}
            sent={change.sent}
            onSubmit={change.submitCode}
            onResend={change.resendCode}
            onType={change.onType}
          />
          {isDemo && <Notice title={copy.demo} />}
        </>
      ) : (
        <>
          <Intro>
            <Text tone="secondary">{kind === 'phone' ? copy.newPhoneIntro : copy.newEmailIntro}</Text>
          </Intro>
          <ContactStep
            kind={kind}
            contact={contact}
            error={change.error}
            busy={change.busy === 'sending'}
            onSend={change.sendCode}
            onType={change.onType}
          />
        </>
      )}
    </Panel>
  );
}

function announcement({ step, contact, busy, isResent }: ContactChange): string {
  if (busy === 'checking') return copy.checking;
  if (step === 'contact' || !contact) return '';
  return isResent ? copy.sentAgain : copy.announceCode(contact);
}
