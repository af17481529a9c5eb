import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { PincodeField } from '../pincode-field/PincodeField.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { ErrorSummary, Form, useForm, useFormField, useFormValue, type FormProps } from './Form.tsx';

type Address = { name: string; pincode: string };

function Fields() {
  return (
    <>
      <TextField label="Full name" {...useFormField<Address>('name', { required: 'Enter your full name' })} />
      <PincodeField
        {...useFormField<Address>('pincode', {
          pattern: { value: /^\d{6}$/, message: 'Enter all six digits' },
        })}
      />
    </>
  );
}

function AddressForm({ onSubmit }: Pick<FormProps<Address>, 'onSubmit'>) {
  const form = useForm<Address>({ defaultValues: { name: '', pincode: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Address">
      <ErrorSummary />
      <Fields />
      <button>Save</button>
    </Form>
  );
}

test('submits values as the fields normalise them: "110003" for the typed "110 003"', async () => {
  const save = vi.fn();
  render(<AddressForm onSubmit={save} />);
  await userEvent.type(screen.getByLabelText('Full name'), 'Ananya Rao');
  await userEvent.type(screen.getByLabelText('Pincode'), '110 003');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Ananya Rao', pincode: '110003' }));
});

test('focuses the first invalid field, whose error is its accessible description', async () => {
  const save = vi.fn();
  render(<AddressForm onSubmit={save} />);
  await userEvent.type(screen.getByLabelText('Pincode'), '11');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter your full name',
  );
  expect(save).not.toHaveBeenCalled();
});

test('after a submit, the error summary counts the errors and links to each field', async () => {
  render(<AddressForm onSubmit={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Pincode'), '11');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('2 fields need another look');
  await userEvent.click(screen.getByRole('button', { name: 'Enter all six digits' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Pincode'));
});

test('an error appears on blur, not before, and disappears once corrected', async () => {
  render(<AddressForm onSubmit={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Pincode'), '11');
  expect(screen.queryByText('Enter all six digits')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Enter all six digits')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByLabelText('Pincode'), '0003');
  await waitFor(() => expect(screen.queryByText('Enter all six digits')).toBeNull());
});

test('shows server errors on their fields, focuses the first field and preserves typed values', async () => {
  const errors = { fields: { pincode: 'We do not deliver to 744301' }, form: 'The address was not saved' };
  render(<AddressForm onSubmit={() => Promise.resolve(errors)} />);
  const pincode = screen.getByLabelText<HTMLInputElement>('Pincode');
  await userEvent.type(screen.getByLabelText('Full name'), 'Ananya Rao');
  await userEvent.type(pincode, '744301');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The address was not saved');
  await waitFor(() => expect(document.activeElement).toBe(pincode));
  expect(pincode.getAttribute('aria-invalid')).toBe('true');
  expect(pincode.value).toBe('744301');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ananya Rao');
  await userEvent.type(pincode, '{Backspace}{Backspace}03');
  await waitFor(() => expect(pincode.getAttribute('aria-invalid')).toBeNull());
});

test('a second press on the submit button sends nothing while the first submit is pending', async () => {
  const save = vi.fn(() => new Promise<void>(() => {}));
  render(<AddressForm onSubmit={save} />);
  await userEvent.type(screen.getByLabelText('Full name'), 'Ananya Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});

type Gift = { city: string | null; on: string | null };

function GiftFields() {
  return (
    <>
      <Combobox
        label="City"
        options={[{ value: 'del', label: 'New Delhi' }]}
        {...useFormValue<Gift, 'city'>('city', { required: 'Choose a city from the list' })}
      />
      <DateField
        label="Deliver on"
        kind="birthday"
        {...useFormValue<Gift, 'on'>('on', { required: 'Choose a day' })}
      />
    </>
  );
}

function GiftForm({ onSubmit }: Pick<FormProps<Gift>, 'onSubmit'>) {
  const form = useForm<Gift>({ defaultValues: { city: null, on: null } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Gift">
      <GiftFields />
      <button>Send</button>
    </Form>
  );
}

test('useFormValue submits values; the error of a field takes precedence over a form error', async () => {
  const send = vi.fn();
  render(<GiftForm onSubmit={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Choose a city from the list')).toBeDefined();
  expect(screen.getByText('Choose a day')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'new{Enter}');
  await userEvent.click(screen.getByRole('textbox', { name: 'Day' }));
  await userEvent.keyboard('31022026');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/real date/)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Day' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '28');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ city: 'del', on: '2026-02-28' }));
});

test('a form reset also resets the character count of a text area and the password rules', async () => {
  function Letter() {
    const form = useForm({ defaultValues: { text: '', secret: '' } });
    return (
      <Form form={form} onSubmit={() => form.reset({ text: '', secret: '' })}>
        <LetterFields />
        <button type="submit">Send</button>
      </Form>
    );
  }
  function LetterFields() {
    const rules = [{ label: 'Four letters', test: (value: string) => value.length >= 4 }];
    return (
      <>
        <TextArea label="Text" limit={20} {...useFormField('text')} />
        <PasswordField purpose="new" rules={rules} {...useFormField('secret')} />
      </>
    );
  }
  render(<Letter />);
  await userEvent.type(screen.getByLabelText('Text'), 'Hello');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  expect(screen.getByText('5 / 20')).toBeDefined();
  expect(screen.getByText('Four letters').closest('li')?.textContent).not.toContain('not met');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('0 / 20')).toBeDefined();
  expect(screen.getByText('Four letters').closest('li')?.textContent).toContain('not met');
});
