import { ordersPath } from '@luxe/contract/paths';
import { CodeForm } from '@luxe/patterns/code-form';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import type { TrackOrder } from '../data/useTrackOrder.ts';
import { NumberStep } from './NumberStep.tsx';
import { Panel } from './TrackOrder.styles.ts';

/** Path of the help page, which needs no login. */
const helpPath = '/contact-us';

export type TrackOrderViewProps = {
  tracking: TrackOrder;
  /** Order number in the URL; empty without one. */
  givenNumber: string;
  /** Seconds until another code can be requested. */
  waitSeconds: number;
  /** Set in a demonstration shop: shows where the code is printed. */
  isDemo: boolean;
  isCustomer: boolean;
  onLogIn: () => void;
};

/**
 * Asks for an order number, then for the code. A live region announces the code step, and that the code is
 * being checked.
 */
export function TrackOrderView(props: TrackOrderViewProps) {
  const { tracking, isDemo, isCustomer, onLogIn } = props;
  return (
    <Page gap={28}>
      <Heading level={1}>{copy.title}</Heading>
      <VisuallyHidden as="p" role="status">
        {announcement(tracking)}
      </VisuallyHidden>
      <Panel>
        <Step {...props} />
        {isDemo && tracking.step === 'code' && <Notice title={copy.demo} />}
        {tracking.isCaptchaFailed && <Notice tone="warning" title={copy.captchaFailed} />}
        <Stack gap={12}>
          <Text tone="secondary">{copy.account}</Text>
          <div>
            {isCustomer ? (
              <Link href={ordersPath}>{copy.orders}</Link>
            ) : (
              <TextButton tone="underlined" onClick={onLogIn}>
                {copy.logIn}
              </TextButton>
            )}
          </div>
          <div>
            <Link href={helpPath}>{copy.help}</Link>
          </div>
        </Stack>
      </Panel>
    </Page>
  );
}

function Step({
  tracking,
  givenNumber,
  waitSeconds,
}: Pick<TrackOrderViewProps, 'tracking' | 'givenNumber' | 'waitSeconds'>) {
  if (tracking.step === 'number')
    return (
      <>
        <Text tone="secondary">{copy.intro}</Text>
        <NumberStep
          orderCode={tracking.orderCode || givenNumber}
          error={tracking.error}
          busy={tracking.busy === 'sending'}
          isReturning={tracking.sentCount > 0}
          onSend={tracking.sendCode}
          onType={tracking.onType}
        />
      </>
    );
  return (
    <>
      <Stack gap={8}>
        <Text tone="secondary">{copy.sent(tracking.channels)}</Text>
        <Text tabular translate="no">
          {copy.orderNumber(tracking.orderCode)}
        </Text>
        <div>
          <TextButton tone="quiet" onClick={tracking.changeNumber}>
            {copy.changeNumber}
          </TextButton>
        </div>
      </Stack>
      <CodeForm
        submitLabel={copy.submit}
        error={tracking.error}
        isCodeSpent={tracking.isCodeSpent}
        busy={tracking.busy}
        waitSeconds={waitSeconds}
        sent={tracking.sentCount}
        onSubmit={tracking.submitCode}
        onResend={tracking.resendCode}
        onType={tracking.onType}
      />
    </>
  );
}

function announcement({ step, channels, lastSent, busy }: TrackOrder): string {
  if (busy === 'checking') return copy.checking;
  if (step === 'number' || lastSent === 'none') return '';
  return lastSent === 'again' ? copy.sentAgain : `${copy.sent(channels)} ${copy.announceCode}`;
}
