import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { PincodeField } from '../pincode-field/PincodeField.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary, Form, useForm, useFormField, useFormValue, type FormProps } from './Form.tsx';

type Gift = { name: string; pincode: string; city: string | null; on: string | null };

const cities = [
  { value: 'blr', label: 'Bengaluru', detail: 'Karnataka' },
  { value: 'del', label: 'New Delhi', detail: 'Delhi' },
];

function Fields({ busy }: { busy: boolean }) {
  return (
    <Stack gap={20}>
      <ErrorSummary />
      <TextField
        label="Full name"
        autoComplete="name"
        {...useFormField<Gift>('name', { required: 'Enter the name of the recipient' })}
      />
      <PincodeField
        {...useFormField<Gift>('pincode', {
          required: 'Enter all six digits',
          pattern: { value: /^\d{6}$/, message: 'Enter all six digits' },
        })}
      />
      <Combobox
        label="City"
        options={cities}
        {...useFormValue<Gift, 'city'>('city', { required: 'Choose a city from the list' })}
      />
      <DateField
        label="Deliver on"
        today="2026-11-24"
        min="2026-11-25"
        {...useFormValue<Gift, 'on'>('on', { required: 'Choose a day' })}
      />
      <Button type="submit" busy={busy} busyLabel="Saving">
        Save gift
      </Button>
    </Stack>
  );
}

type GiftFormProps = Pick<FormProps<Gift>, 'onSubmit'> & { filled?: boolean };

/** A gift form with one field of each kind. */
function GiftForm({ onSubmit, filled = false }: GiftFormProps) {
  const form = useForm<Gift>({
    defaultValues: filled
      ? { name: 'Ananya Rao', pincode: '744301', city: 'del', on: '2026-11-27' }
      : { name: '', pincode: '', city: null, on: null },
  });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Gift">
      <Fields busy={form.formState.isSubmitting} />
    </Form>
  );
}

const meta = {
  parameters: {
    subject: {
      kind: 'form',
      missingStates: { narrow: 'It is as narrow as its fields; every story is checked at 320 px.' },
    },
  },
  component: GiftForm,
  args: { onSubmit: (() => {}) as GiftFormProps['onSubmit'] },
} satisfies Meta<typeof GiftForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save gift' }));

export const Untouched: Story = { parameters: { states: ['usual', 'empty'] } };
export const Filled: Story = { parameters: { states: ['chosen'] }, args: { filled: true } };
/** An error appears on blur and disappears once corrected. The error summary appears only after a submit. */
export const LeftWithError: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Pincode'), '1100');
    await expect(canvas.queryByText('Enter all six digits')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter all six digits')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Corrected: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Pincode'), '1100');
    await userEvent.tab();
    await canvas.findByText('Enter all six digits');
    await userEvent.type(canvas.getByLabelText('Pincode'), '03');
    await waitFor(() => expect(canvas.queryByText('Enter all six digits')).toBeNull());
  },
};
export const WithErrors: Story = {
  parameters: { states: ['error'] },
  args: { onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('4 fields need another look');
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: 'Choose a city from the list' }));
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  parameters: { states: ['busy'] },
  args: { filled: true, onSubmit: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Saving' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const RejectedByServer: Story = {
  parameters: { states: ['rejected'] },
  args: {
    filled: true,
    onSubmit: () => ({
      form: 'The gift was not saved',
      fields: { pincode: 'We do not deliver to 744301 yet' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The gift was not saved');
    await waitFor(() => expect(canvas.getByLabelText('Pincode')).toHaveFocus());
    await expect(canvas.getByLabelText('Pincode')).toHaveValue('744301');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ananya Rao');
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: {
    filled: true,
    onSubmit: () => ({ form: 'We could not reach the shop. Nothing was lost. Try again' }),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Nothing was lost');
  },
};
/** Enter in any field submits the form. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { filled: true, onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Full name').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Ananya Rao',
        pincode: '744301',
        city: 'del',
        on: '2026-11-27',
      }),
    );
  },
};
