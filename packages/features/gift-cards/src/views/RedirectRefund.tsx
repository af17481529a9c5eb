import type { GiftCardRefundWay } from '@luxe/contract/gift-card-values';
import { cleanCode } from '@luxe/format';
import { BankFields, type BankFieldsProps } from '@luxe/patterns/bank-fields';
import { isIfsc, noBank, type BankValues } from '@luxe/patterns/bank-values';
import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { copy } from '../data/outcomeCopy.ts';
import { FormProblem } from './FormProblem.tsx';

export type RedirectRefundProps = {
  /** Ways that are possible: a guest has no cliq cash. */
  ways: readonly GiftCardRefundWay[];
  amount: string;
  /** The bank of the typed IFSC. */
  branch: BankFieldsProps;
  /** Called with each complete IFSC, and with undefined for an incomplete one. */
  onIfsc: (ifsc: string | undefined) => void;
  /** Resolves to why the refund does not go there, or to undefined. */
  onSend: (
    way: GiftCardRefundWay,
    bank: BankValues,
  ) => Promise<{ message: string; isIfsc: boolean } | undefined>;
};

/** Asks for another way of a refund that the bank rejects. */
export function RedirectRefund({ ways, amount, branch, onIfsc, onSend }: RedirectRefundProps) {
  const form = useForm<BankValues>({ defaultValues: noBank, mode: 'onTouched' });
  const [chosen, setChosen] = useState<GiftCardRefundWay>();
  const id = useId();
  const way = ways.length === 1 ? ways[0] : chosen;
  const typed = cleanCode(form.watch('ifsc'));
  const ifsc = isIfsc(typed) ? typed : undefined;
  useEffect(() => onIfsc(ifsc), [ifsc, onIfsc]);
  const fields = (
    <Stack gap={20}>
      <BankFields {...branch} />
    </Stack>
  );
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} size="title-s" id={id}>
        {copy.redirectTitle}
      </Heading>
      <Form
        form={form}
        aria-label={copy.redirectTitle}
        onSubmit={async (values) => {
          if (!way) return { form: copy.wayMissing };
          const problem = await onSend(way, values);
          if (!problem) return undefined;
          return problem.isIfsc ? { fields: { ifsc: problem.message } } : { form: problem.message };
        }}
      >
        <Stack gap={20}>
          <FormProblem errors={form.formState.errors} />
          {ways.length === 1 ? (
            <>
              <Text tone="secondary">{copy.wayNotes.bank}</Text>
              {fields}
            </>
          ) : (
            <Ways
              ways={ways}
              way={way}
              onChoose={(next) => {
                form.clearErrors('root');
                setChosen(next);
              }}
            >
              {fields}
            </Ways>
          )}
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={copy.redirecting}>
              {copy.redirect(amount)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}

type WaysProps = Pick<RedirectRefundProps, 'ways'> & {
  way: GiftCardRefundWay | undefined;
  onChoose: (way: GiftCardRefundWay | undefined) => void;
  /** The fields of the bank account. */
  children: ReactNode;
};

const Ways = ({ ways, way, onChoose, children }: WaysProps) => (
  <RadioPanels
    legend={copy.redirectTitle}
    hideLegend
    value={way ?? ''}
    onValueChange={(value) => onChoose(ways.find((one) => one === value))}
    options={ways.map((one) => ({
      value: one,
      label: copy.ways[one],
      note: copy.wayNotes[one],
      ...(one === 'bank' && { children }),
    }))}
  />
);
