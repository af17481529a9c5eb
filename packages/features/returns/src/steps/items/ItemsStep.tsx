import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState, type FormEvent } from 'react';
import { copy as pageCopy } from '../../data/copy.ts';
import { kindsOf } from '../../data/draft.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { stepPath } from '../../data/steps.ts';
import { Product } from '../../views/Product.tsx';
import { StepPage } from '../../views/StepPage.tsx';
import { copy } from './copy.ts';
import { chosenText, toReturnLines, withQuantity, type ReturnLine } from './toReturnLines.ts';

/** Step 1: the items that come back, and how many of each [ORD-05] [ORD-07]. */
export function ItemsStep({ place, options, draft, onChange, onContinue }: StepContent) {
  const [problem, setProblem] = useState('');
  const isReplacement = draft.isStartedAsReplacement === true;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(draft.items).length === 0)
      return setProblem(isReplacement ? copy.nothingChosenToReplace : copy.nothingChosen);
    if (kindsOf(draft, options).length === 0) return setProblem(isReplacement ? copy.soldOut : copy.separate);
    onContinue();
  }

  return (
    <StepPage {...place} title={isReplacement ? copy.replaceTitle : copy.title}>
      <form onSubmit={submit} noValidate>
        <Stack gap={28}>
          <Rows aria-label={copy.lines}>
            {toReturnLines(options, isReplacement).map((one) => (
              <li key={one.line.transactionId}>
                <Line
                  {...one}
                  isReplacement={isReplacement}
                  quantity={draft.items[one.line.transactionId]?.quantity ?? 0}
                  onQuantityChange={(quantity) => {
                    onChange({ items: withQuantity(draft.items, one.line.transactionId, quantity) });
                    setProblem('');
                  }}
                />
              </li>
            ))}
          </Rows>
          {problem && (
            <Notice tone="error" live title={problem}>
              {problem === copy.soldOut && (
                <Link href={stepPath('initiate', place.orderCode)}>{copy.returnInstead}</Link>
              )}
            </Notice>
          )}
          <Stack gap={12}>
            <Text size="sm" tone="secondary" tabular role="status">
              {chosenText(draft, options)}
            </Text>
            <Button type="submit" block>
              {pageCopy.onward}
            </Button>
          </Stack>
        </Stack>
      </form>
    </StepPage>
  );
}

type LineProps = ReturnLine & {
  isReplacement: boolean;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
};

function Line({
  line,
  name,
  price,
  max,
  note,
  isFaultOnly,
  isReplacement,
  quantity,
  onQuantityChange,
}: LineProps) {
  const [label, labelOf] = isFaultOnly
    ? [copy.report, copy.reportName]
    : isReplacement
      ? [copy.replace, copy.replaceName]
      : [copy.choose, copy.chooseName];
  return (
    <Product product={line} price={price}>
      {note && (
        <Text size="sm" tone="secondary">
          {note}
        </Text>
      )}
      {max > 0 && (
        <Stack gap={12} align="start">
          <Checkbox
            label={label}
            aria-label={labelOf(name)}
            checked={quantity > 0}
            onChange={({ currentTarget }) => onQuantityChange(currentTarget.checked ? max : 0)}
          />
          {quantity > 0 && max > 1 && (
            <QuantityStepper
              label={copy.quantity(name)}
              value={quantity}
              max={max}
              maxReason={copy.only(max)}
              onValueChange={onQuantityChange}
            />
          )}
        </Stack>
      )}
    </Product>
  );
}
