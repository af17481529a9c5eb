import type { PaymentMode, PaymentOptions } from '@luxe/contract/calls';
import { formatPaise, type Paise } from '@luxe/format';
import { NumberedSection } from '@luxe/patterns/numbered-section';
import { paymentModeLabels } from '@luxe/patterns/payment-mode-labels';
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
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { copy as pageCopy } from '../../../data/copy.ts';
import { CardPanel, type CardPanelProps } from '../card/CardPanel.tsx';
import { copy } from '../copy.ts';
import type { EmiPanelProps } from '../emi/EmiPanel.tsx';
import type { UpiPanelProps } from '../upi/UpiPanel.tsx';
import type { PaymentChoice } from './toPaymentModel.ts';

// Loaded when EMI is chosen, because few shoppers use it. If it does not load, other methods remain.
const EmiPanel = lazyPart<EmiPanelProps>(
  () => import('../emi/EmiPanel.tsx').then((module) => module.EmiPanel),
  () => <Text size="sm">{copy.emi.none}</Text>,
);

// Loaded when UPI is chosen. If it does not load, other methods remain.
const loadUpi = () => import('../upi/upi.ts');
const NotLoaded = () => <Text size="sm">{pageCopy.notLoaded}</Text>;
const UpiPanel = lazyPart<UpiPanelProps>(() => loadUpi().then((module) => module.UpiPanel), NotLoaded);
// The component `UpiCode` loads together with the UPI panel. It is therefore already loaded when a payment
// starts to wait for a UPI app.
export const UpiCode = lazyPart(() => loadUpi().then((module) => module.UpiCode), NotLoaded);

/** A payment that waits for a UPI app. */
type WaitingForApp = { intentUrl: string; onPaid: () => void; onOtherMethod: () => void };

export type PayStepProps = {
  payable: Paise;
  /** Order of this cart with a payment in progress; null for none. */
  openOrderId: string | null;
  /** Credits cover the order, so nothing is left to pay. */
  isCovered: boolean;
  modes: readonly PaymentChoice[];
  /** The selected mode; undefined for none. */
  mode: PaymentMode | undefined;
  onChooseMode: (mode: PaymentMode) => void;
  /** Lowest monthly amount of a no-cost plan; undefined when there is none. */
  noCostFrom: Paise | undefined;
  options: PaymentOptionsState;
  card: CardPanelProps;
  upi: UpiPanelProps;
  emi: EmiProps;
  netbanking: NetbankingProps;
  busy: boolean;
  waiting: WaitingForApp | undefined;
  onSeePayment: (orderId: string) => void;
  /** Content above the payment methods, such as the PAN field. */
  children?: ReactNode;
};

/** Loading of the saved cards and UPI ids and of the banks. */
type PaymentOptionsState = { status: 'loading' | 'loaded' | 'failed'; onRetry: () => void };

type EmiProps = Omit<EmiPanelProps, 'banks' | 'card'> & {
  /** Undefined while loading. */
  banks: EmiPanelProps['banks'] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** The plan is confirmed, and the shopper enters a card. */
  isCardStep: boolean;
};

type NetbankingProps = {
  banks: PaymentOptions['banks'];
  /** Code of the chosen bank; empty for none. */
  bank: string;
  onChoose: (bank: string) => void;
};

/**
 * Step 3: all payment methods. The chosen method is expanded, and a method that is unavailable shows the
 * reason [CHK-04].
 */
export function PayStep({
  payable,
  openOrderId,
  isCovered,
  busy,
  waiting,
  onSeePayment,
  children,
  ...methods
}: PayStepProps) {
  const section = useFocusBack(waiting !== undefined);
  return (
    <NumberedSection
      ref={section}
      number={3}
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
      ) : isCovered ? (
        <>
          {children}
          <Text tone="secondary">{copy.nothingLeft}</Text>
        </>
      ) : (
        <>
          {children}
          <Methods {...methods} />
        </>
      )}
    </NumberedSection>
  );
}

/** Moves the focus to the selected method when the UPI code closes, because its buttons are gone. */
export function useFocusBack(isWaiting: boolean) {
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
      title={pageCopy.openTitle}
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

export type MethodsProps = Pick<
  PayStepProps,
  'modes' | 'mode' | 'onChooseMode' | 'noCostFrom' | 'options' | 'card' | 'upi' | 'emi' | 'netbanking'
>;

/** The payment methods, each with its panel. */
export function Methods(props: MethodsProps) {
  const { modes, mode, onChooseMode } = props;
  return (
    <PaymentMethodRows
      legend={copy.payLegend}
      value={mode}
      onValueChange={onChooseMode}
      methods={modes.map((choice) => toMethod(choice, props))}
    />
  );
}

function toMethod({ mode, label, isEligible, reason }: PaymentChoice, props: MethodsProps): PaymentMethod {
  const { noCostFrom } = props;
  return {
    mode,
    name: label,
    unavailable: isEligible ? undefined : reason,
    note: noteOf[mode],
    ...(mode === 'EMI' && noCostFrom !== undefined && { aside: copy.noCostFrom(noCostFrom) }),
    panel: mode === props.mode && panelOf(mode, props),
  };
}

const noteOf: Partial<Record<PaymentMode, string>> = {
  COD: copy.codNote,
  PayPal: copy.onTo(paymentModeLabels.PayPal),
  TPM: copy.onTo(copy.wallet),
};

function panelOf(mode: PaymentMode, { options, card, upi, emi, netbanking }: MethodsProps): ReactNode {
  switch (mode) {
    case 'Credit Card':
      return (
        <WithOptions {...options}>
          <CardPanel {...card} />
        </WithOptions>
      );
    case 'UPI':
      return (
        <WithOptions {...options}>
          <Suspense fallback={<Loading label={pageCopy.optionsLoading} />}>
            <UpiPanel {...upi} />
          </Suspense>
        </WithOptions>
      );
    case 'EMI':
      return <Emi {...emi} card={card} />;
    case 'Netbanking':
      return (
        <WithOptions {...options} isNeeded>
          <Netbanking {...netbanking} />
        </WithOptions>
      );
    default:
      return undefined;
  }
}

function Emi({ banks, hasFailed, onRetry, isCardStep, card, ...panel }: EmiProps & { card: CardPanelProps }) {
  if (hasFailed) return <Failed message={copy.emi.failed} onRetry={onRetry} />;
  if (!banks) return <Loading label={copy.emi.loading} />;
  return (
    <Suspense fallback={<Loading label={copy.emi.loading} />}>
      <EmiPanel {...panel} banks={banks} card={isCardStep && <CardPanel {...card} />} />
    </Suspense>
  );
}

function Netbanking({ banks, bank, onChoose }: NetbankingProps) {
  return (
    <Select
      label={copy.banks.label}
      placeholder={copy.banks.choose}
      hint={copy.banks.note}
      value={bank}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      options={banks.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

type WithOptionsProps = PaymentOptionsState & {
  /**
   * True when the panel cannot work without the payment options, such as the list of banks. False for cards
   * and UPI ids, which the shopper can type.
   */
  isNeeded?: boolean;
  children: ReactNode;
};

function WithOptions({ status, onRetry, isNeeded = false, children }: WithOptionsProps) {
  if (status === 'loaded') return children;
  if (status === 'loading') return <Loading label={pageCopy.optionsLoading} />;
  const failed = <Failed message={copy.optionsFailed} onRetry={onRetry} />;
  return isNeeded ? (
    failed
  ) : (
    <Stack gap={20}>
      {failed}
      {children}
    </Stack>
  );
}

export const Loading = ({ label }: { label: string }) => (
  <Loader active label={label}>
    <Skeleton shape="text" lines={3} />
  </Loader>
);

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice
    tone="error"
    live
    title={message}
    action={<TextButton onClick={onRetry}>{copy.tryAgain}</TextButton>}
  />
);
