import { formatPaise } from '@luxe/format';
import { GiftCardFace } from '@luxe/patterns/gift-card-face';
import { ActionBar } from '@luxe/ui/action-bar';
import { Button } from '@luxe/ui/button';
import { Form, useForm, type FormProps } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { amountOf } from '../data/amountOf.ts';
import { copy } from '../data/copy.ts';
import type { BuyModel, BuyValues } from '../data/types.ts';
import { Columns, Total } from './Buy.styles.ts';
import { BuyFields } from './BuyFields.tsx';

export type BuyViewProps = {
  model: BuyModel;
  /** Values before the shopper types. */
  initial: BuyValues;
  /** Returns what the shopper typed in this tab before; called after hydration. */
  readDraft: () => Partial<BuyValues>;
  onDraft: (values: BuyValues) => void;
  /** Resolves to errors, or to nothing when the card is saved. */
  onSubmit: FormProps<BuyValues>['onSubmit'];
  /** Path of the corporate gift cards. */
  corporateHref: string;
  /** Path of an open payment of this card, which must end first; undefined for none. */
  payHref?: string | undefined;
  /** The cards that the customer bought. */
  children?: ReactNode;
};

type BuyForm = ReturnType<typeof useForm<BuyValues>>;

const textNames = [
  ...(['recipientName', 'recipientEmail', 'senderName', 'senderEmail', 'message', 'otherAmount'] as const),
];

/** A text field without a default value adopts what the shopper typed before the page worked. */
const withoutTexts = ({ design, preset, when, date }: BuyValues) => ({ design, preset, when, date });

/** Buys a gift card: the form, and the card as its recipient will see it [ACC-11]. */
export function BuyView({
  model,
  initial,
  readDraft,
  onDraft,
  onSubmit,
  corporateHref,
  payHref,
  children,
}: BuyViewProps) {
  const formId = useId();
  const form = useForm<BuyValues>({ defaultValues: withoutTexts(initial) });
  useDraft(form, readDraft, onDraft);
  const values = form.watch();
  const amount = amountOf({ ...values, otherAmount: values.otherAmount ?? '' });
  const formatted = amount === undefined ? undefined : formatPaise(amount);
  const design = model.designs.find(({ id }) => id === values.design) ?? model.designs[0];
  const button = {
    type: 'submit',
    form: formId,
    size: 'l',
    block: true,
    busy: form.formState.isSubmitting,
    busyLabel: copy.saving,
  } as const;
  return (
    <>
      <Page gap={48}>
        <Stack gap={12}>
          <Heading level={1}>{copy.title}</Heading>
          <Text size="lg" tone="secondary">
            {copy.intro(model.validityMonths)}
          </Text>
        </Stack>
        <Columns>
          <Stack gap={24}>
            <GiftCardFace
              tone={design?.tone ?? 'ink'}
              picture={design?.picture}
              message={values.message ?? ''}
              names={copy.names(values.recipientName?.trim() ?? '', values.senderName?.trim() ?? '')}
              {...(formatted && { amount: formatted })}
              label={copy.preview}
            />
            <Total>
              <Text weight="medium">{copy.toPay}</Text>
              <Text weight="medium" tabular aria-live="polite">
                {formatted ?? ''}
              </Text>
            </Total>
          </Stack>
          <Form id={formId} form={form} onSubmit={onSubmit} aria-label={copy.form}>
            <BuyFields model={model} form={form} />
          </Form>
          <Stack gap={16}>
            {payHref && (
              <Text>
                <Link href={payHref}>{copy.openPayment}</Link>
              </Text>
            )}
            <Show from={1024}>
              <Button {...button}>{copy.next}</Button>
            </Show>
            <Text size="sm" tone="secondary">
              <span>{copy.canCancel}</span>{' '}
              <Link href={corporateHref} tone="inline">
                {copy.corporate}
              </Link>
            </Text>
          </Stack>
        </Columns>
        {children}
      </Page>
      <ActionBar label={copy.bar}>
        <Button {...button}>{formatted ? copy.nextWith(formatted) : copy.next}</Button>
      </ActionBar>
    </>
  );
}

/**
 * Restores what was typed before a reload, and stores each change. A value that the shopper typed before the
 * page worked stays.
 */
function useDraft(form: BuyForm, readDraft: BuyViewProps['readDraft'], onDraft: BuyViewProps['onDraft']) {
  const [read] = useState(() => readDraft);
  const [save] = useState(() => onDraft);
  useEffect(() => {
    const typed = form.getValues();
    const draft = read();
    for (const name of textNames) form.setValue(name, typed[name] || (draft[name] ?? ''));
    for (const name of ['design', 'preset', 'when', 'date'] as const)
      if (draft[name] !== undefined) form.setValue(name, draft[name]);
    const subscription = form.watch(() => save(form.getValues()));
    return () => subscription.unsubscribe();
  }, [form, read, save]);
}
