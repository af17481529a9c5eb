import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Notice } from '@luxe/ui/notice';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState, type FormEvent } from 'react';
import { copy as pageCopy } from '../../data/copy.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { Product } from '../../views/Product.tsx';
import { StepPage } from '../../views/StepPage.tsx';
import { copy } from './copy.ts';
import { chosenText, toReturnLines, withQuantity, type ReturnLine } from './toReturnLines.ts';

/** Step 1: the items that come back, and how many of each [ORD-05]. */
export function ItemsStep({ place, options, draft, onChange, onContinue }: StepContent) {
  const [problem, setProblem] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(draft.items).length === 0) return setProblem(copy.nothingChosen);
    onContinue();
  }

  return (
    <StepPage {...place} title={copy.title}>
      <form onSubmit={submit} noValidate>
        <Stack gap={28}>
          <Rows aria-label={copy.lines}>
            {toReturnLines(options).map((one) => (
              <li key={one.line.transactionId}>
                <Line
                  {...one}
                  quantity={draft.items[one.line.transactionId]?.quantity ?? 0}
                  onQuantityChange={(quantity) => {
                    onChange({ items: withQuantity(draft.items, one.line.transactionId, quantity) });
                    setProblem('');
                  }}
                />
              </li>
            ))}
          </Rows>
          {problem && <Notice tone="error" live title={problem} />}
          <Stack gap={12} align="start">
            <Text size="sm" tone="secondary" tabular role="status">
              {chosenText(draft, options)}
            </Text>
            <Button type="submit">{pageCopy.onward}</Button>
          </Stack>
        </Stack>
      </form>
    </StepPage>
  );
}

type LineProps = ReturnLine & { quantity: number; onQuantityChange: (quantity: number) => void };

function Line({ line, name, price, max, note, isFaultOnly, quantity, onQuantityChange }: LineProps) {
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
            label={isFaultOnly ? copy.report : copy.choose}
            aria-label={isFaultOnly ? copy.reportName(name) : copy.chooseName(name)}
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
