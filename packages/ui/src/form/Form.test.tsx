import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { PincodeField } from '../pincode-field/PincodeField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary, Form, useFormField } from './Form.tsx';

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

function AddressForm({ onSubmit }: { onSubmit: (address: Address) => void }) {
  const form = useForm<Address>({ defaultValues: { name: '', pincode: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Address">
      <ErrorSummary />
      <Fields />
      <button>Save</button>
    </Form>
  );
}

test('sends what was typed, as the fields cleaned it', async () => {
  const save = vi.fn();
  render(<AddressForm onSubmit={save} />);
  await userEvent.type(screen.getByLabelText('Full name'), 'Ananya Rao');
  await userEvent.type(screen.getByLabelText('Pincode'), '110 003');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Ananya Rao', pincode: '110003' }));
});

test('focuses the first field with an error and ties the words to it', async () => {
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

test('the summary counts the errors and leads to each', async () => {
  render(<AddressForm onSubmit={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Pincode'), '11');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('2 fields need another look');
  await userEvent.click(screen.getByRole('button', { name: 'Enter all six digits' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Pincode'));
});
