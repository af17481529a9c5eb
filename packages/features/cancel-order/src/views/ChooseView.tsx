import { orderPath } from '@luxe/contract/paths';
import { BackLink } from '@luxe/patterns/back-link';
import { OrderLine } from '@luxe/patterns/order-line';
import {
  ReasonPicker,
  reasonProblems,
  type ReasonChoice,
  type ReasonProblems,
} from '@luxe/patterns/reason-picker';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState, type FormEvent } from 'react';
import type { CancelChoice, CancelUnits } from '../data/choice.ts';
import { copy } from '../data/copy.ts';
import { cancelReasonCodes, cancelReasons } from '../data/reasons.ts';
import { possibleUnits, type CancelLine, type CancelModel } from '../data/toCancelModel.ts';
import { ButtonColumn } from './ChooseView.styles.ts';

export type ChooseViewProps = {
  model: CancelModel;
  choice: CancelChoice;
  comment: string;
  onContinue: (choice: CancelChoice & { comment: string }) => void;
};

/** The items of an order that can be cancelled, and the reason [ORD-04]. */
export function ChooseView({ model, choice, comment, onContinue }: ChooseViewProps) {
  const [units, setUnits] = useState(() => possibleUnits(model, choice.units));
  const [reason, setReason] = useState<ReasonChoice>({ reason: choice.reason, comment });
  const [problems, setProblems] = useState<ReasonProblems & { units?: string }>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    // The order may have changed since the units were chosen.
    const possible = possibleUnits(model, units);
    const found = {
      ...reasonProblems(cancelReasons, reason),
      ...(Object.keys(possible).length === 0 && { units: copy.nothingChosen }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onContinue({
      units: possible,
      reason: cancelReasonCodes.find((code) => code === reason.reason),
      comment: reason.comment.trim(),
    });
  }

  return (
    <Page gap={36}>
      <Stack as="header" gap={10} align="start">
        <BackLink href={orderPath(model.orderCode)}>{copy.back(model.ref)}</BackLink>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="secondary">{copy.intro}</Text>
      </Stack>
      <form onSubmit={submit} noValidate>
        <Stack gap={36}>
          <Rows aria-label={copy.lines}>
            {model.lines.map((one) => (
              <li key={one.line.transactionId}>
                <Line
                  {...one}
                  quantity={units[one.line.transactionId] ?? 0}
                  onQuantityChange={(quantity) => {
                    setUnits(withQuantity(units, one.line.transactionId, quantity));
                    setProblems(({ units: _solved, ...rest }) => rest);
                  }}
                />
              </li>
            ))}
          </Rows>
          {problems.units && <Notice tone="error" live title={problems.units} />}
          <ReasonPicker
            legend={copy.reason}
            reasons={cancelReasons}
            value={reason}
            onValueChange={(next) => {
              setReason(next);
              setProblems(({ units: unsolved }) => (unsolved ? { units: unsolved } : {}));
            }}
            problems={problems}
          />
          <ButtonColumn>
            <Button type="submit" block>
              {copy.onward}
            </Button>
          </ButtonColumn>
        </Stack>
      </form>
      {model.fixed.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={2} size="title-s">
            {copy.fixedTitle}
          </Heading>
          <Stack as="ul" gap={12}>
            {model.fixed.map(({ name, status }) => (
              <li key={name}>
                <Text size="sm" translate="no">
                  {name}
                </Text>
                <Text size="sm" tone="secondary">
                  {status}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Page>
  );
}

const withQuantity = (units: CancelUnits, transactionId: string, quantity: number): CancelUnits => {
  const { [transactionId]: _old, ...others } = units;
  return quantity > 0 ? { ...others, [transactionId]: quantity } : others;
};

function Line({
  line,
  name,
  price,
  max,
  quantity,
  onQuantityChange,
}: CancelLine & { quantity: number; onQuantityChange: (quantity: number) => void }) {
  return (
    <OrderLine line={line} price={price} linked={false} showQuantity={false} compact>
      <Stack gap={12} align="start">
        <Checkbox
          label={copy.choose}
          aria-label={copy.chooseName(name)}
          checked={quantity > 0}
          onChange={({ currentTarget }) => onQuantityChange(currentTarget.checked ? max : 0)}
        />
        {quantity > 0 && max > 1 && (
          <QuantityStepper
            label={copy.quantity(name)}
            value={quantity}
            max={max}
            maxReason={copy.onlyMore(max)}
            onValueChange={onQuantityChange}
          />
        )}
      </Stack>
    </OrderLine>
  );
}
