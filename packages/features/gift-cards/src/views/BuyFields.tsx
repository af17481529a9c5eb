import { formatPaise } from '@luxe/format';
import { GiftCardDesigns } from '@luxe/patterns/gift-card-designs';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { DateField } from '@luxe/ui/date-field';
import { useFormField, type useForm } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useId, useRef } from 'react';
import { amountOf } from '../data/amountOf.ts';
import { copy } from '../data/copy.ts';
import { emailRule, lengthRule, nameRule } from '../data/fieldRules.ts';
import type { BuyModel, BuyValues } from '../data/types.ts';
import { Pair } from './Buy.styles.ts';
import { FormProblem } from './FormProblem.tsx';

export type BuyFieldsProps = { model: BuyModel; form: ReturnType<typeof useForm<BuyValues>> };

/** The fields of a gift card: design, amount, both people, day and message. */
export function BuyFields({ model, form }: BuyFieldsProps) {
  const change = (part: Partial<BuyValues>) => {
    for (const [name, value] of Object.entries(part) as [keyof BuyValues, string][])
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <Stack gap={48}>
      <FormProblem errors={form.formState.errors} />
      <GiftCardDesigns
        legend={
          <Heading level={2} size="title-s">
            {copy.design}
          </Heading>
        }
        name="design"
        designs={model.designs}
        value={form.watch('design')}
        onValueChange={(design) => change({ design })}
      />
      <AmountFields model={model} form={form} onChange={change} />
      <PeopleFields model={model} form={form} onChange={change} />
    </Stack>
  );
}

type PartProps = BuyFieldsProps & { onChange: (part: Partial<BuyValues>) => void };

function AmountFields({ model: { presets, least, most }, form, onChange }: PartProps) {
  const id = useId();
  const preset = form.watch('preset');
  const other = useFormField<BuyValues>('otherAmount', {
    validate: (typed) => {
      if (form.getValues('preset') !== 'other') return true;
      const amount = amountOf({ preset: 'other', otherAmount: String(typed ?? '') });
      if (amount === undefined) return copy.amountMissing;
      return (amount >= least && amount <= most) || copy.amountWrong(least, most);
    },
  });
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} size="title-s" id={id}>
        {copy.amount}
      </Heading>
      <ChoiceTiles
        legend={copy.amount}
        hideLegend
        even
        name="preset"
        value={preset}
        onValueChange={(value) => onChange({ preset: value })}
        options={[
          ...presets.map((amount) => ({ value: String(amount / 100), label: formatPaise(amount) })),
          { value: 'other', label: copy.other },
        ]}
      />
      {preset === 'other' ? (
        <TextField
          label={copy.otherAmount}
          hint={copy.range(least, most)}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          {...other}
        />
      ) : (
        <Text size="sm" tone="secondary">
          {copy.range(least, most)}
        </Text>
      )}
    </Stack>
  );
}

function PeopleFields({ model, form, onChange }: PartProps) {
  const id = useId();
  const { messageLimit, firstDay, lastDay } = model;
  const dateProblem = useRef<string>(undefined);
  const when = form.watch('when');
  form.register('date', {
    validate: (date) =>
      form.getValues('when') === 'now' || (dateProblem.current ?? (date !== null || copy.dateMissing)),
  });
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Heading level={2} size="title-s" id={id}>
        {copy.recipient}
      </Heading>
      <Pair>
        <TextField
          label={copy.recipientName}
          autoComplete="off"
          {...useFormField<BuyValues>('recipientName', { validate: nameRule(copy.nameMissing) })}
        />
        <TextField
          label={copy.recipientEmail}
          type="email"
          autoComplete="off"
          {...useFormField<BuyValues>('recipientEmail', { validate: emailRule })}
        />
        <TextField
          label={copy.senderName}
          autoComplete="name"
          {...useFormField<BuyValues>('senderName', { validate: nameRule(copy.ownNameMissing) })}
        />
        <TextField
          label={copy.senderEmail}
          hint={copy.senderEmailHint}
          type="email"
          autoComplete="email"
          {...useFormField<BuyValues>('senderEmail', { validate: emailRule })}
        />
      </Pair>
      <ChoiceTiles
        legend={copy.when}
        name="when"
        value={when}
        onValueChange={(value) => onChange({ when: value === 'date' ? 'date' : 'now' })}
        options={[
          { value: 'now', label: copy.now },
          { value: 'date', label: copy.onDate },
        ]}
      />
      {when === 'date' && (
        <DateField
          label={copy.date}
          hint={copy.dateHint}
          min={firstDay}
          max={lastDay}
          value={form.watch('date')}
          onValueChange={(date) => onChange({ date })}
          onProblemChange={(problem) => {
            dateProblem.current = problem;
          }}
          error={form.formState.errors.date?.message}
        />
      )}
      <TextArea
        label={copy.message}
        optional
        limit={messageLimit}
        autoComplete="off"
        dir="auto"
        {...useFormField<BuyValues>('message', {
          validate: lengthRule(messageLimit, copy.messageLong),
        })}
      />
    </Stack>
  );
}
