import { ApiError } from '@luxe/client';
import { current, type ReturnOptions } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { useEffect, useState, type ReactNode } from 'react';
import { readAccountNumber } from './data/accountNumber.ts';
import { maxQuantity } from './data/draft.ts';
import { firstOpenStep, lastStep, stepPath, stepsOf, type ReturnStep } from './data/steps.ts';
import { useReturnDraft } from './data/useReturnDraft.ts';
import { BankStep } from './steps/bank/BankStep.tsx';
import { ItemsStep } from './steps/items/ItemsStep.tsx';
import { MethodStep } from './steps/method/MethodStep.tsx';
import { ReasonStep } from './steps/reason/ReasonStep.tsx';
import { RefundStep } from './steps/refund/RefundStep.tsx';
import { SummaryStep } from './steps/summary/SummaryStep.tsx';
import { VariantsStep } from './steps/variants/VariantsStep.tsx';
import { NothingToReturn, ReturnFailed, ReturnLoading } from './views/ReturnStates.tsx';

export type ReturnStepScreenProps = {
  step: ReturnStep;
  orderCode: string;
  /** Shown for an unknown order, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
  /** Called with the URL of another step. `replace`: the current page must not stay in the history. */
  onShow: (href: string, options?: { replace: boolean }) => void;
  /** Called with the number of the return once the store has accepted it. */
  onPlaced: (returnCode: string) => void;
  /** Current time, replaceable for tests and stories. */
  now?: () => Date;
};

/**
 * A step of a return or a replacement: `/my-account/initiate?orderCode=` or `/my-account/replacements`, and
 * the steps after it [ORD-05] [ORD-07].
 */
export function ReturnStepScreen(props: ReturnStepScreenProps) {
  const { orderCode, onPlaced } = props;
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'returnOptions',
    status === 'customer' && orderCode ? { params: { user: current, orderCode } } : null,
    { renew: true },
  );
  // The draft of a return that is placed is empty, and would lead back to the first step.
  const [isPlaced, setPlaced] = useState(false);
  if (isPlaced) return <ReturnLoading />;
  if (!orderCode || isUnknown(error)) return props.notFound;
  if (error instanceof ApiError && error.status === 409)
    return <NothingToReturn orderCode={orderCode} reason={error.message} />;
  if (error && !data) return <ReturnFailed onRetry={retry} />;
  if (!data) return <ReturnLoading />;
  const isReplacement = props.step === 'replacements';
  if (data.lines.every((line) => maxQuantity(line, isReplacement) === 0))
    return (
      <NothingToReturn
        orderCode={orderCode}
        reason={data.lines[0]?.obstacle ?? ''}
        isReplacement={isReplacement}
      />
    );
  const place = (returnCode: string) => {
    setPlaced(true);
    onPlaced(returnCode);
  };
  return <Step {...props} onPlaced={place} options={data} key={`${orderCode} ${startOf(props.step)}`} />;
}

function Step({
  step,
  orderCode,
  options,
  onShow,
  onPlaced,
  now = () => new Date(),
}: Omit<ReturnStepScreenProps, 'notFound'> & { options: ReturnOptions }) {
  const [draft, change] = useReturnDraft(orderCode, options, starts[startOf(step)]);
  const steps = stepsOf(draft, options);
  const open = firstOpenStep(draft, options, readAccountNumber(orderCode));
  const isReachable = steps.includes(step) && steps.indexOf(step) <= steps.indexOf(open);

  // A step whose earlier steps are not complete, or that this return does not need, is replaced.
  useEffect(() => {
    if (!isReachable) onShow(stepPath(open, orderCode), { replace: true });
  }, [isReachable, open, orderCode, onShow]);
  if (!isReachable) return <ReturnLoading />;

  const place = { orderCode, orderRef: options.orderRefNo, step, steps };
  const content = {
    place,
    options,
    draft,
    onChange: change,
    onContinue: () => onShow(stepPath(steps[steps.indexOf(step) + 1] ?? lastStep(draft), orderCode)),
  };
  switch (step) {
    case 'initiate':
    case 'replacements':
      return <ItemsStep {...content} />;
    case 'reason':
      return <ReasonStep {...content} />;
    case 'variants':
      return <VariantsStep {...content} />;
    case 'refundSource':
      return <RefundStep {...content} now={now} />;
    case 'pickup':
      return <MethodStep {...content} />;
    case 'bankDetails':
      return <BankStep {...content} />;
    case 'returnSummary':
    case 'replacementSummary':
      return <SummaryStep {...content} now={now} onPlaced={onPlaced} />;
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What the first page of a return decides. The later pages continue either. */
const starts = {
  initiate: { isStartedAsReplacement: false },
  replacements: { isStartedAsReplacement: true },
  later: {},
} as const;

const startOf = (step: ReturnStep): keyof typeof starts =>
  step === 'initiate' || step === 'replacements' ? step : 'later';
