import { browserClock, useCountdown, type CountdownClock } from '@luxe/patterns/countdown';
import { useModalFrame, type ModalContentProps } from '@luxe/ui/modal-host';
import { useMemo, useRef } from 'react';
import { copy } from './data/copy.ts';
import { useContactChange } from './data/useContactChange.ts';
import { ChangeButton } from './views/ChangeButton.tsx';
import { ContactView } from './views/ContactView.tsx';

export type ContactStepsProps = ModalContentProps<'changed'> & {
  kind: 'phone' | 'email';
  /** Set in a demonstration shop: shows where the one-time code is printed. Default false. */
  isDemo?: boolean;
  clock?: CountdownClock;
};

/**
 * Asks for a new phone number or e-mail address, then for the code sent to it.
 * Calls `onDone('changed')` once the new contact has replaced the old one.
 */
export function ContactSteps({ kind, onDone, isDemo = false, clock = browserClock }: ContactStepsProps) {
  const change = useContactChange(clock, () => onDone('changed'));
  const waitSeconds = useCountdown(change.resendAt, clock);
  const back = useRef(change.back);
  back.current = change.back;
  const label = change.step === 'code' && change.contact ? copy.changeContact(change.contact) : '';
  const button = useMemo(
    () => (label === '' ? null : <ChangeButton label={label} onClick={() => back.current()} />),
    [label],
  );
  const first = kind === 'phone' ? copy.newPhoneTitle : copy.newEmailTitle;
  useModalFrame({ title: change.step === 'code' ? copy.codeTitle : first, back: button });
  return <ContactView kind={kind} change={change} waitSeconds={waitSeconds} isDemo={isDemo} />;
}
