import { cleanCode } from '@luxe/format';
import { orderPath } from '@luxe/contract/paths';
import { BackLink } from '@luxe/patterns/back-link';
import { BankFields } from '@luxe/patterns/bank-fields';
import { isIfsc, noBank, type BankValues } from '@luxe/patterns/bank-values';
import { branchUnknown, useBranch } from '@luxe/resources/bank-branch';
import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { Column } from '../views/StepPage.styles.ts';
import { useFocusProblem } from '../views/useFocusProblem.ts';
import { copy } from './copy.ts';
import type { RedirectTarget } from './useRedirect.ts';

export type RedirectFormProps = {
  orderCode: string;
  orderRef: string;
  /** Amount of the refund, and the name of the destination that rejects it. */
  amount: string;
  name: string;
  /** Sends the choice; returns why it failed, or undefined. */
  onSend: (
    refundTo: RedirectTarget,
    bank: BankValues,
  ) => Promise<{ message: string; reason?: string } | undefined>;
};

const targets: readonly RedirectTarget[] = ['cliq-cash', 'bank'];

/** Asks for another destination of a refund that a bank rejects [ORD-09]. */
export function RedirectForm({ orderCode, orderRef, amount, name, onSend }: RedirectFormProps) {
  const form = useForm<BankValues>({
    defaultValues: noBank,
    mode: 'onTouched',
  });
  const typed = cleanCode(form.watch('ifsc'));
  const branch = useBranch(isIfsc(typed) ? typed : undefined);
  const [target, setTarget] = useState<RedirectTarget>();
  const [failure, setFailure] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [region, focusProblem] = useFocusProblem();

  async function submit(values: BankValues) {
    if (!target) {
      setIsMissing(true);
      return focusProblem();
    }
    setFailure('');
    const problem = await onSend(target, values);
    if (problem?.reason === branchUnknown)
      form.setError('ifsc', { message: problem.message }, { shouldFocus: true });
    else if (problem) setFailure(problem.message);
  }

  return (
    <Page gap={36}>
      <Stack as="header" gap={10} align="start">
        <BackLink href={orderPath(orderCode)}>{copy.order(orderRef)}</BackLink>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="secondary">{copy.text(amount, name)}</Text>
      </Stack>
      <Form form={form} onSubmit={submit} aria-label={copy.legend}>
        <Stack gap={28} ref={region}>
          <RadioPanels
            legend={copy.legend}
            hideLegend
            value={target ?? ''}
            onValueChange={(chosen) => {
              setIsMissing(false);
              setTarget(targets.find((one) => one === chosen));
            }}
            error={isMissing ? copy.missing : undefined}
            options={targets.map((one) => ({
              value: one,
              label: copy.targets[one],
              note: copy.notes[one],
              ...(one === 'bank' && {
                children: (
                  <Stack gap={20}>
                    <BankFields {...branch} />
                  </Stack>
                ),
              }),
            }))}
          />
          {failure && <Notice tone="error" live title={failure} />}
          <Column>
            <Button type="submit" block busy={form.formState.isSubmitting} busyLabel={copy.sending}>
              {copy.send(amount)}
            </Button>
          </Column>
        </Stack>
      </Form>
    </Page>
  );
}
