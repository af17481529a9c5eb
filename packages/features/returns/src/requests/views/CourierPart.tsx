import type { Return } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import type { Outcome } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { PrintOnly } from '@luxe/ui/print-only';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { CourierValues } from '../useReturnActions.ts';
import { Part } from './Part.tsx';

export type CourierPartProps = {
  request: Return;
  courier: NonNullable<Return['courier']>;
  onSave: (values: CourierValues) => Promise<Outcome>;
};

/** A courier of the shopper's own: where to send the items, the slip to print, and the tracking number. */
export function CourierPart({ request, courier, onSave }: CourierPartProps) {
  const { sendTo, lastDay, courierName, trackingNumber, repay } = courier;
  return (
    <Part title={copy.courierTitle}>
      {courierName !== null && trackingNumber !== null ? (
        <Text tabular>{copy.trackingLine(courierName, trackingNumber)}</Text>
      ) : (
        <Text size="sm">{copy.handOver(formatDay(lastDay))}</Text>
      )}
      {repay.doubleValue > 0 && (
        <Text size="sm" tone="secondary">
          {copy.repay(formatPrice(repay))}
        </Text>
      )}
      <div>
        <Text size="sm" tone="secondary">
          {copy.sendTo}
        </Text>
        {sendTo.map((line) => (
          <Text key={line} size="sm" translate="no">
            {line}
          </Text>
        ))}
      </div>
      {request.canEnterCourier && (
        <>
          <div>
            <TextButton tone="underlined" onClick={() => window.print()}>
              {copy.print}
            </TextButton>
          </div>
          <ReturnSlip request={request} sendTo={sendTo} />
          <CourierForm courier={courier} onSave={onSave} />
        </>
      )}
    </Part>
  );
}

function ReturnSlip({ request, sendTo }: { request: Return; sendTo: readonly string[] }) {
  return (
    <PrintOnly>
      <Stack gap={20}>
        <Heading level={2}>{copy.slip}</Heading>
        <Text size="lg">{copy.number(request.returnRefNo)}</Text>
        <Text>{copy.order(request.orderRefNo)}</Text>
        <div>
          <Text tone="secondary">{copy.sendTo}</Text>
          {sendTo.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
        <Stack as="ul" gap={4}>
          {request.products.map(({ transactionId, productBrand, productName, quantity }) => (
            <li key={transactionId}>
              <Text>{copy.count(`${productBrand} ${productName}`, quantity)}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </PrintOnly>
  );
}

type Values = { courierName: string; trackingNumber: string; paid: string };

function CourierForm({ courier, onSave }: Pick<CourierPartProps, 'courier' | 'onSave'>) {
  const form = useForm<Values>({
    defaultValues: {
      courierName: courier.courierName ?? '',
      trackingNumber: courier.trackingNumber ?? '',
      paid: courier.repay.doubleValue > 0 ? String(courier.repay.doubleValue) : '',
    },
    mode: 'onTouched',
  });
  const [outcome, setOutcome] = useState<Outcome>();
  async function save({ courierName, trackingNumber, paid }: Values) {
    setOutcome(undefined);
    const values = { courierName: courierName.trim(), trackingNumber: trackingNumber.trim() };
    setOutcome(await onSave({ ...values, paid: Number(paid || 0) }));
  }
  return (
    <Form form={form} onSubmit={save} aria-label={copy.courierTitle}>
      <Stack gap={16}>
        <CourierFields />
        {outcome && (
          <Notice
            tone={outcome.ok ? 'success' : 'error'}
            live
            title={outcome.ok ? copy.saved : outcome.message}
          />
        )}
        <div>
          <Button
            type="submit"
            emphasis="secondary"
            busy={form.formState.isSubmitting}
            busyLabel={copy.saving}
          >
            {copy.saveCourier}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const CourierFields = () => (
  <>
    <TextField
      label={copy.courier}
      autoComplete="off"
      {...useFormField<Values>('courierName', {
        validate: (name) => name.trim().length > 1 || copy.courierMissing,
      })}
    />
    <TextField
      label={copy.trackingNumber}
      autoComplete="off"
      spellCheck={false}
      {...useFormField<Values>('trackingNumber', {
        validate: (text) => /^[\w-]{6,40}$/.test(text.trim()) || copy.trackingInvalid,
      })}
    />
    <TextField
      label={copy.paid}
      hint={copy.paidHint}
      inputMode="decimal"
      autoComplete="off"
      optional
      {...useFormField<Values>('paid', {
        validate: (text) => /^(\d{1,4}(\.\d\d?)?)?$/.test(text.trim()) || copy.paidInvalid,
      })}
    />
  </>
);
