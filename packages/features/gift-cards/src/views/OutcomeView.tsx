import { contactPath } from '../data/paths.ts';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkButton } from '@luxe/ui/link-button';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { ProgressBar } from '@luxe/ui/progress-bar';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { WithSummary } from '@luxe/patterns/with-summary';
import { useLayoutEffect, useRef, useState } from 'react';
import { moveFocus } from '@luxe/ui/focus';
import type { OutcomeModel } from '../data/cardTypes.ts';
import { copy } from '../data/outcomeCopy.ts';
import { CardSummary } from './CardSummary.tsx';
import { CorrectAddress } from './CorrectAddress.tsx';
import { RedirectRefund, type RedirectRefundProps } from './RedirectRefund.tsx';
import { Secret, type SecretProps } from './Secret.tsx';

export type OutcomeViewProps = {
  outcome: OutcomeModel;
  /** Code and PIN, once the shopper has asked for them. */
  secret: SecretProps | undefined;
  /** The last check of the payment failed. */
  isLate: boolean;
  /** Page on which a gift card is bought. */
  buyHref: string;
  /** Page on which this card is paid for again, after a failed payment. */
  payHref: string;
  isCancelling: boolean;
  /** Message of a payment that could not be cancelled; empty for none. */
  cancelProblem: string;
  onCancelPayment: () => void;
  /** Shows the code. Resolves to an error message, or to an empty string. */
  onReveal: () => Promise<string>;
  /** Cancels the card and returns the money. Resolves to an error message, or to an empty string. */
  onRefund: () => Promise<string>;
  /** Mails the card to a corrected address. Resolves to an error message, or to an empty string. */
  onSendAgain: (recipientEmail: string) => Promise<string>;
  branch: RedirectRefundProps['branch'];
  onIfsc: RedirectRefundProps['onIfsc'];
  onRedirectRefund: RedirectRefundProps['onSend'];
};

/** What became of a purchase: the payment, the check, the card itself, or the refund. */
export function OutcomeView(props: OutcomeViewProps) {
  const { outcome, secret, buyHref } = props;
  const { state, number, lastDay, paidWith } = outcome;
  return (
    <Page gap={36}>
      <WithSummary
        summaryLabel={copy.summary}
        summary={
          <CardSummary
            card={outcome}
            facts={[
              ...(lastDay === undefined ? [] : [{ term: copy.validUntil, value: lastDay }]),
              ...(paidWith ? [{ term: copy.paid, value: paidWith }] : []),
              { term: copy.number, value: number },
            ]}
          />
        }
      >
        <Stack gap={28}>
          <Title outcome={outcome} />
          {secret ? <Secret {...secret} /> : outcome.canReveal && <Reveal {...props} />}
          {state === 'pending' && <Pending {...props} />}
          {state === 'failed' && (
            <div>
              <LinkButton href={props.payHref}>{copy.retry}</LinkButton>
            </div>
          )}
          {state === 'undelivered' && (
            <CorrectAddress email={outcome.recipientEmail} onSend={props.onSendAgain} />
          )}
          {state === 'rejected' && (
            <RedirectRefund
              ways={outcome.otherWays}
              amount={outcome.amount}
              branch={props.branch}
              onIfsc={props.onIfsc}
              onSend={props.onRedirectRefund}
            />
          )}
          {state === 'sent' && (
            <Text tone="secondary">
              <span>{copy.again}</span> <Link href={contactPath}>{copy.contact}</Link>
            </Text>
          )}
          {outcome.canCancel && <Refund {...props} />}
          {state !== 'pending' && state !== 'failed' && (
            <div>
              <Link href={buyHref}>{copy.another}</Link>
            </div>
          )}
        </Stack>
      </WithSummary>
    </Page>
  );
}

/** The heading. It takes the focus when the state changes, because the buttons of the last state are gone. */
function Title({ outcome }: { outcome: OutcomeModel }) {
  const { state, note } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current !== state) moveFocus(heading.current);
    shown.current = state;
  }, [state]);
  return (
    <Stack gap={12}>
      <Heading level={1} size="title-l" ref={heading} tabIndex={-1}>
        {copy.titles[state]}
      </Heading>
      <Text size="lg" tone="secondary">
        {note ?? textOf(outcome)}
      </Text>
    </Stack>
  );
}

function textOf({ state, day, recipientEmail, amount }: OutcomeModel): string {
  switch (state) {
    case 'scheduled':
      return copy.texts.scheduled(day ?? '', recipientEmail);
    case 'sent':
    case 'undelivered':
      return copy.texts[state](recipientEmail);
    case 'rejected':
    case 'refunding':
    case 'refunded':
      return copy.texts[state](amount);
    default:
      return copy.texts[state];
  }
}

function Pending({ isLate, isCancelling, cancelProblem, onCancelPayment }: OutcomeViewProps) {
  return (
    <>
      <ProgressBar label={copy.progress} hideLabel />
      {isLate && (
        <Notice live tone="warning" title={copy.lateTitle}>
          {copy.late}
        </Notice>
      )}
      {cancelProblem && <Notice live tone="warning" title={cancelProblem} />}
      <div>
        <Button
          emphasis="secondary"
          busy={isCancelling}
          busyLabel={copy.cancelling}
          onClick={onCancelPayment}
        >
          {copy.cancelPayment}
        </Button>
      </div>
    </>
  );
}

function Reveal({ onReveal }: OutcomeViewProps) {
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  async function reveal() {
    setLoading(true);
    setProblem(await onReveal());
    setLoading(false);
  }
  return (
    <Stack gap={12} align="start">
      <Text tone="secondary">{copy.revealHint}</Text>
      {problem && <Notice live tone="error" title={problem} />}
      <Button emphasis="secondary" busy={isLoading} busyLabel={copy.revealing} onClick={() => void reveal()}>
        {copy.reveal}
      </Button>
    </Stack>
  );
}

function Refund({ outcome, onRefund }: OutcomeViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button emphasis="secondary">{copy.refund}</Button>}
        title={copy.refundTitle}
        description={copy.refundText(outcome.amount)}
        confirmLabel={copy.refundYes}
        cancelLabel={copy.refundNo}
        busyLabel={copy.cancelling}
        onConfirm={async () => (await onRefund()) || undefined}
      />
    </div>
  );
}
