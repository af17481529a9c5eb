import type { Address } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { Form } from '@luxe/ui/form';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { AddressFields } from './AddressFields.tsx';
import { toAddressValues, type AddressValues } from './addressValues.ts';
import type { PincodeResult } from './pincodeFeedback.ts';

const known = (pincode: string, city: string): PincodeResult => ({
  kind: 'known',
  data: { ...samples.pincodeData, pincode, city, state: `State of ${city}` },
});

type Props = {
  lookUp: (pincode: string) => Promise<PincodeResult>;
  address?: Address;
  onSubmit?: (values: AddressValues) => void;
};

function Page({ lookUp, address, onSubmit = () => {} }: Props) {
  const form = useForm<AddressValues>({ defaultValues: toAddressValues(address), mode: 'onTouched' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <AddressFields lookUp={lookUp} />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const retype = async (pincode: string) => {
  await userEvent.clear(field('Pincode'));
  await userEvent.type(field('Pincode'), pincode);
};

test('looks up each pincode once and reuses the result for validation', async () => {
  const lookUp = vi.fn<Props['lookUp']>(async (pincode) => known(pincode, 'Jaipur'));
  render(<Page lookUp={lookUp} />);
  await userEvent.type(field('Pincode'), '302001');
  await waitFor(() => expect(field('City').value).toBe('Jaipur'));
  await userEvent.tab();
  await userEvent.click(field('Pincode'));
  await userEvent.tab();
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('302001');
});

test('drops a look-up result that arrives after the pincode has changed', async () => {
  const waiting = new Map<string, (result: PincodeResult) => void>();
  render(<Page lookUp={(pincode) => new Promise((settle) => waiting.set(pincode, settle))} />);
  await retype('302001');
  await retype('560001');
  waiting.get('560001')?.(known('560001', 'Bengaluru'));
  await waitFor(() => expect(field('City').value).toBe('Bengaluru'));
  waiting.get('302001')?.(known('302001', 'Jaipur'));
  await Promise.resolve();
  expect(field('City').value).toBe('Bengaluru');
});

test('keeps the city of an existing address until the pincode changes', async () => {
  const lookUp = vi.fn<Props['lookUp']>(async (pincode) => known(pincode, 'Jaipur'));
  render(<Page lookUp={lookUp} address={{ ...samples.address, city: 'Delhi Cantonment' }} />);
  expect(lookUp).not.toHaveBeenCalled();
  expect(field('City').value).toBe('Delhi Cantonment');
  await retype('302001');
  await waitFor(() => expect(field('City').value).toBe('Jaipur'));
});

test('accepts a pincode whose look-up failed, and repeats the look-up on blur', async () => {
  const lookUp = vi.fn<Props['lookUp']>(async () => ({ kind: 'failed' }));
  render(<Page lookUp={lookUp} />);
  await userEvent.type(field('Pincode'), '110001');
  await waitFor(() =>
    expect(screen.getByText(/^The pincode could not be looked up/).getAttribute('role')).toBe('status'),
  );
  expect(field('Pincode').getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(lookUp.mock.calls.length).toBeGreaterThan(1));
});

test('fills in city and state when a repeated look-up succeeds, but keeps a city that was typed', async () => {
  for (const typedCity of ['', 'Jaipur Cantonment']) {
    let isDown = true;
    const lookUp = async (pincode: string): Promise<PincodeResult> =>
      isDown ? { kind: 'failed' } : known(pincode, 'Jaipur');
    const { unmount } = render(<Page lookUp={lookUp} />);
    await userEvent.type(field('Pincode'), '302001');
    await screen.findByText(/^The pincode could not be looked up/);
    if (typedCity) await userEvent.type(field('City'), typedCity);
    isDown = false;
    await userEvent.click(field('Pincode'));
    await userEvent.tab();
    await waitFor(() => expect(field('State').value).toBe('State of Jaipur'));
    expect(field('City').value).toBe(typedCity || 'Jaipur');
    expect(screen.queryByText(/^The pincode could not be looked up/)).toBeNull();
    unmount();
  }
});

test('submits the city and state that a look-up fills in during the submit', async () => {
  let isDown = true;
  const lookUp = async (pincode: string): Promise<PincodeResult> =>
    isDown ? { kind: 'failed' } : known(pincode, 'Jaipur');
  const onSubmit = vi.fn<(values: AddressValues) => void>();
  const address = { ...samples.address, postalCode: '', city: '', state: '' };
  render(<Page lookUp={lookUp} address={address} onSubmit={onSubmit} />);
  await userEvent.type(field('Pincode'), '302001');
  await screen.findByText(/^The pincode could not be looked up/);
  isDown = false;
  const { form } = field('Pincode');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ city: 'Jaipur', state: 'State of Jaipur' });
});

test('fills in the city when a digit is deleted and typed again during the look-up', async () => {
  const settle: ((result: PincodeResult) => void)[] = [];
  render(<Page lookUp={() => new Promise((resolve) => settle.push(resolve))} />);
  await userEvent.type(field('Pincode'), '302001{Backspace}1');
  settle[0]?.(known('302001', 'Jaipur'));
  await waitFor(() => expect(field('City').value).toBe('Jaipur'));
  expect(field('Pincode').getAttribute('aria-busy')).toBeNull();
});

test('drops a repeated look-up whose pincode is no longer in the field', async () => {
  const settle: ((result: PincodeResult) => void)[] = [];
  render(<Page lookUp={() => new Promise((resolve) => settle.push(resolve))} />);
  await userEvent.type(field('Pincode'), '302001');
  settle[0]?.({ kind: 'failed' });
  await waitFor(() => expect(settle.length).toBeGreaterThan(1));
  await userEvent.type(field('Pincode'), '{Backspace}');
  for (const resolve of settle.slice(1)) resolve(known('302001', 'Jaipur'));
  await userEvent.type(field('Pincode'), '5');
  await waitFor(() => expect(field('Pincode').value).toBe('302005'));
  expect(field('City').value).toBe('');
});

test('removes an error as soon as the value is valid', async () => {
  render(<Page lookUp={async () => ({ kind: 'unknown' })} />);
  await userEvent.click(field('Flat, house or building'));
  await userEvent.tab();
  await screen.findByText('Enter the flat, house or building.');
  await userEvent.type(field('Flat, house or building'), 'B');
  await waitFor(() => expect(screen.queryByText('Enter the flat, house or building.')).toBeNull());
});

test('shows the maximum length for a field whose text is too long', async () => {
  render(<Page lookUp={async () => ({ kind: 'failed' })} />);
  await userEvent.click(screen.getByLabelText(/^Landmark/));
  await userEvent.paste('a'.repeat(81));
  await userEvent.tab();
  expect(await screen.findByText('Keep it to 80 letters.')).toBeDefined();
});
