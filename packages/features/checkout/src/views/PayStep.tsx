import type { PaymentMode } from '@luxe/contract/calls';
import { formatPaise } from '@luxe/format';
import { NumberedSection } from '@luxe/patterns/numbered-section';
import { PaymentMethodRows, type PaymentMethod } from '@luxe/patterns/payment-method-row';
import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Loader } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { Select } from '@luxe/ui/select';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { CheckoutModel, PaymentChoice } from '../data/toCheckoutModel.ts';
import type { PaymentControls } from '../data/usePayment.ts';
import { CardPanel } from './CardPanel.tsx';
import type { EmiPanelProps } from './EmiPanel.tsx';
import type { UpiPanelProps } from './UpiPanel.tsx';
import type { PayState } from './usePayState.ts';

// Loaded when EMI is chosen, because few shoppers use it. If it does not load, other methods remain.
const EmiPanel = lazy((): Promise<{ default: ComponentType<EmiPanelProps> }> =>
  import('./EmiPanel.tsx').then(
    (module) => ({ default: module.EmiPanel }),
    () => ({ default: () => <Text size="sm">{copy.emi.none}</Text> }),
  ),
);

// Loaded when UPI is chosen. If it does not load, other methods remain.
const loadUpi = () => import('./upi.ts');
const UpiPanel = lazy((): Promise<{ default: ComponentType<UpiPanelProps> }> =>
  loadUpi().then(
    (module) => ({ default: module.UpiPanel }),
    () => ({ default: () => <Text size="sm">{copy.notLoaded}</Text> }),
  ),
);
// The component `UpiCode` loads together with the UPI panel. It is therefore already loaded when a payment
// starts to wait for a UPI app.
const UpiCode = lazy(() => loadUpi().then((module) => ({ default: module.UpiCode })));

/** A payment that waits for a UPI app. */
export type WaitingForApp = { intentUrl: string; onPaid: () => void; onOtherMethod: () => void };

export type PayStepProps = {
  /** Number of the step. */
  number: number;
  checkout: CheckoutModel;
  pay: PaymentControls;
  state: PayState;
  busy: boolean;
  waiting: WaitingForApp | undefined;
  onSeePayment: (orderId: string) => void;
  now: () => Date;
  /** Content above the payment methods, such as the PAN field. */
  children?: ReactNode;
};

/**
 * All payment methods. The chosen method is expanded, and a method that is unavailable shows the reason
 * [CHK-04].
 */
export function PayStep({ number, checkout, busy, waiting, onSeePayment, children, ...rest }: PayStepProps) {
  const { payable, openOrderId, covering } = checkout;
  const section = useFocusBack(waiting !== undefined);
  return (
    <NumberedSection
      ref={section}
      number={number}
      title={copy.pay}
      aside={
        <Text as="span" size="sm" tone="secondary" tabular>
          {formatPaise(payable)}
        </Text>
      }
    >
      {waiting ? (
        <Suspense fallback={<Loading label={copy.upi.codeLoading} />}>
          <UpiCode {...waiting} payable={payable} busy={busy} />
        </Suspense>
      ) : openOrderId !== null ? (
        <BeingPaid onSee={() => onSeePayment(openOrderId)} />
      ) : covering ? (
        <>
          {children}
          <Text tone="secondary">{copy.nothingLeft}</Text>
        </>
      ) : (
        <>
          {children}
          <Methods checkout={checkout} {...rest} />
        </>
      )}
    </NumberedSection>
  );
}

/** Moves the focus to the selected method when the UPI code closes, because its buttons are gone. */
function useFocusBack(isWaiting: boolean) {
  const section = useRef<HTMLElement>(null);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) {
      const method = section.current?.querySelector<HTMLElement>('input:checked');
      moveFocus(method, { from: method ?? null });
    }
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return section;
}

/** Replaces the payment methods during a payment, so that no second one can start [CHK-19]. */
function BeingPaid({ onSee }: { onSee: () => void }) {
  return (
    <Notice
      live
      title={copy.openTitle}
      action={
        <Button emphasis="secondary" onClick={onSee}>
          {copy.seePayment}
        </Button>
      }
    >
      {copy.open}
    </Notice>
  );
}

type MethodsProps = Pick<PayStepProps, 'checkout' | 'pay' | 'state' | 'now'>;

function Methods(props: MethodsProps) {
  const { checkout, pay, state } = props;
  return (
    <PaymentMethodRows
      legend={copy.payLegend}
      value={state.mode}
      onValueChange={(mode) => {
        state.changePlan();
        pay.choose({ mode });
      }}
      methods={checkout.modes.map((choice) => toMethod(choice, props))}
    />
  );
}

function toMethod({ mode, label, isEligible, reason }: PaymentChoice, props: MethodsProps): PaymentMethod {
  const { noCostFrom } = props.checkout;
  return {
    mode,
    name: label,
    unavailable: isEligible ? undefined : reason,
    note: noteOf[mode],
    ...(mode === 'EMI' && noCostFrom !== undefined && { aside: copy.noCostFrom(noCostFrom) }),
    panel: mode === props.state.mode && panelOf(mode, props),
  };
}

const noteOf: Partial<Record<PaymentMode, string>> = {
  COD: copy.codNote,
  PayPal: copy.onTo(copy.modes.PayPal),
  TPM: copy.onTo(copy.wallet),
};

function panelOf(mode: PaymentMode, props: MethodsProps): ReactNode {
  const { pay, state } = props;
  switch (mode) {
    case 'Credit Card':
      return (
        <WithOptions pay={pay}>
          <Card {...props} />
        </WithOptions>
      );
    case 'UPI':
      return (
        <WithOptions pay={pay}>
          <Suspense fallback={<Loading label={copy.optionsLoading} />}>
            <UpiPanel saved={state.savedIds} choice={pay.choice} onChoose={pay.choose} check={state.upi} />
          </Suspense>
        </WithOptions>
      );
    case 'EMI':
      return <Emi {...props} />;
    case 'Netbanking':
      return (
        <WithOptions pay={pay} isNeeded>
          <Banks pay={pay} />
        </WithOptions>
      );
    default:
      return undefined;
  }
}

function Card({ pay, state, now }: MethodsProps) {
  const emiBank = state.mode === 'EMI' ? state.plan?.bank.code : undefined;
  return (
    <CardPanel
      id={state.cardId}
      form={state.card}
      saved={state.savedCards}
      onSubmit={state.submitCard}
      onCheckBin={(bin) => pay.checkBin(bin, emiBank)}
      now={now}
    />
  );
}

function Emi(props: MethodsProps) {
  const { pay, state } = props;
  if (pay.emiFailed) return <Failed message={copy.emi.failed} onRetry={pay.retryEmi} />;
  if (!pay.emiBanks) return <Loading label={copy.emi.loading} />;
  return (
    <Suspense fallback={<Loading label={copy.emi.loading} />}>
      <EmiPanel
        banks={pay.emiBanks}
        choice={pay.choice}
        chosen={state.plan}
        onChoose={pay.choose}
        onPlan={(plan) => void pay.choosePlan(plan)}
        busy={pay.isPlanChanging}
        card={state.isCardStep && <Card {...props} />}
        onChangePlan={state.changePlan}
      />
    </Suspense>
  );
}

function Banks({ pay: { options, choice, choose } }: { pay: PaymentControls }) {
  return (
    <Select
      label={copy.banks.label}
      placeholder={copy.banks.choose}
      hint={copy.banks.note}
      value={choice.bank}
      onChange={({ currentTarget }) => choose({ bank: currentTarget.value })}
      options={(options?.banks ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

type WithOptionsProps = {
  pay: PaymentControls;
  /**
   * True when the panel cannot work without the payment options, such as the list of banks. False for cards
   * and UPI ids, which the shopper can type.
   */
  isNeeded?: boolean;
  children: ReactNode;
};

function WithOptions({ pay, isNeeded = false, children }: WithOptionsProps) {
  if (pay.options) return children;
  if (!pay.optionsFailed) return <Loading label={copy.optionsLoading} />;
  const failed = <Failed message={copy.optionsFailed} onRetry={pay.retryOptions} />;
  return isNeeded ? (
    failed
  ) : (
    <Stack gap={20}>
      {failed}
      {children}
    </Stack>
  );
}

const Loading = ({ label }: { label: string }) => (
  <Loader active label={label}>
    <Skeleton shape="text" lines={3} />
  </Loader>
);

const Failed = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <Notice
    tone="error"
    live
    title={message}
    action={<TextButton onClick={() => void onRetry()}>{copy.tryAgain}</TextButton>}
  />
);
