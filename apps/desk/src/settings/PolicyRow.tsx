import type { DeskPolicyValue } from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useToast } from '@luxe/ui/toast';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { meaningOf, policyText, readPolicyValue } from './policyText.ts';
import { About, Field, Row } from './PolicyRow.styles.ts';
import { typedStays } from './typedStays.ts';

interface Values {
  value: string;
}

/** One value of the policy with its bounds, and a form that changes it. */
export function PolicyRow({ definition }: { definition: DeskPolicyValue }) {
  const { name } = definition;
  const { send } = useChange('changePolicy');
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const form = useForm<Values>({ values: { value: policyText(definition.value) }, resetOptions: typedStays });
  const submit = async ({ value: typed }: Values) => {
    const value = readPolicyValue(typed);
    if (value === undefined) return { fields: { value: mustBeJson } };
    const outcome = await send({ params: { name }, body: { value } });
    if (outcome.status === 'problem') return { fields: { value: outcome.message } };
    if (outcome.status === 'ignored') return undefined;
    form.resetField('value', { defaultValue: typed });
    toast.show({ message: `${name} is changed.` });
    await mutate(readKey('policy', {}), outcome.data, { revalidate: false });
    return undefined;
  };
  return (
    <Row>
      <About>
        <Heading level={3} size="label" id={name} tabIndex={-1}>
          {name}
        </Heading>
        <Text size="sm" tone="secondary">
          {definition.sentence}
        </Text>
        {definition.type !== 'gstSlabs' && (
          <Text size="sm" tone="secondary" tabular>
            {boundsOf(definition)}
          </Text>
        )}
      </About>
      <Form form={form} onSubmit={submit} aria-label={name}>
        <Field>
          <ValueField definition={definition} />
          <Button
            type="submit"
            emphasis="secondary"
            busy={form.formState.isSubmitting}
            busyLabel="Changing"
            aria-label={`Change ${name}`}
          >
            Change
          </Button>
        </Field>
      </Form>
    </Row>
  );
}

const mustBeJson = 'Enter a number, or a list in JSON.';

/** `Now ₹250. From ₹0 to ₹100, at first ₹250.` */
function boundsOf(definition: Exclude<DeskPolicyValue, { type: 'gstSlabs' }>): string {
  const { type, value, min, max, seed } = definition;
  const text = (number: number) => meaningOf(type, number) ?? '';
  return `Now ${text(value)}. From ${text(min)} to ${text(max)}, at first ${text(seed)}.`;
}

function ValueField({ definition: { name, type } }: { definition: DeskPolicyValue }) {
  const field = useFormField<Values>('value', {
    validate: (typed) => readPolicyValue(typed) !== undefined || mustBeJson,
  });
  return type === 'gstSlabs' ? (
    <TextArea label={`${name}, a list in JSON`} rows={6} spellCheck={false} {...field} />
  ) : (
    <TextField label={`${name}, ${unitOf[type]}`} inputMode="numeric" autoComplete="off" {...field} />
  );
}

const unitOf: Readonly<Record<Exclude<DeskPolicyValue['type'], 'gstSlabs'>, string>> = {
  paise: 'in paise',
  days: 'in days',
  minutes: 'in minutes',
  count: 'a number',
  basisPoints: 'in basis points',
};
