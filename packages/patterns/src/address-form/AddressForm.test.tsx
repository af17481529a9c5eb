import type { PincodeResult } from '../address-fields/AddressFields.tsx';
import { samples } from '@luxe/contract/samples';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { addressLabels } from '../address-fields/addressLabels.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

const resultsByPincode: Record<string, PincodeResult> = {
  '110003': {
    kind: 'known',
    data: { ...samples.pincodeData, pincode: '110003', city: 'New Delhi', state: 'Delhi' },
  },
  '744301': { kind: 'known', data: { ...samples.pincodeNotServed, pincode: '744301' } },
  '999999': { kind: 'unknown' },
};
const lookUp = async (pincode: string): Promise<PincodeResult> =>
  resultsByPincode[pincode] ?? { kind: 'failed' };

function setUp(props: Partial<AddressFormProps> = {}) {
  const onSave = vi.fn<AddressFormProps['onSave']>(async () => ({ ok: true }));
  render(<AddressForm lookUp={lookUp} onSave={onSave} onCancel={vi.fn()} {...props} />);
  return onSave;
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

async function fill() {
  await userEvent.type(field('Pincode'), '110003');
  await userEvent.type(field('First name'), 'Ananya');
  await userEvent.type(field(/^Last name/), 'Rao');
  await userEvent.type(field('Flat, house or building'), 'B-14, Jor Bagh');
  await userEvent.type(field('Mobile number'), '98123 45670');
}

test('the pincode fills in city and state and shows the delivery date', async () => {
  setUp();
  await userEvent.type(field('Pincode'), '110003');
  await waitFor(() => expect(field('City').value).toBe('New Delhi'));
  expect(field('State').value).toBe('Delhi');
  expect(screen.getByText(/^New Delhi\. Delivers by /)).toBeDefined();
});

test('shows the labels that the caller passes, including the labels of the address fields', () => {
  const labels = {
    newAddress: 'नया पता',
    changeAddress: 'पता बदलें',
    save: 'सहेजें',
    saving: 'सहेजा जा रहा है',
    cancel: 'रद्द करें',
    fields: { ...addressLabels, city: 'शहर' },
  };
  setUp({ labels });
  expect(screen.getByRole('button', { name: 'सहेजें' })).toBeDefined();
  expect(field('शहर')).toBeDefined();
});

test('fills in initial values of a new address, and the city of the initial pincode [CHK-02]', async () => {
  const start = { firstName: 'Ananya', lastName: 'Rao', phone: '9812345670', postalCode: '110003' };
  setUp({ initialValues: start });
  expect(['First name', /^Last name/, 'Mobile number'].map((name) => field(name).value)).toEqual([
    'Ananya',
    'Rao',
    '9812345670',
  ]);
  expect(field('Pincode').value).toBe('110003');
  await waitFor(() => expect(field('City').value).toBe('New Delhi'));
});

test('shows the values of a saved address and ignores `initialValues`, which are for a new address', () => {
  setUp({ address: samples.address, initialValues: { firstName: 'Other', postalCode: '744301' } });
  expect(field('First name').value).toBe(samples.address.firstName);
  expect(field('City').value).toBe(samples.address.city);
});

test.each([
  ['999999', 'We do not know this pincode. Check its six digits.'],
  ['744301', 'We do not deliver to 744301 yet. Try another pincode.'],
])('explains why pincode %s is not accepted', async (pincode, message) => {
  setUp();
  await userEvent.type(field('Pincode'), pincode);
  expect(await screen.findByText(message)).toBeDefined();
});

test('shows an error when the field loses focus and removes it once the value is valid', async () => {
  setUp();
  await userEvent.type(field('Mobile number'), '12345');
  expect(screen.queryByText(/^Enter a mobile number/)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(/^Enter a mobile number/)).toBeDefined();
  await userEvent.clear(field('Mobile number'));
  await userEvent.type(field('Mobile number'), '9812345670');
  await waitFor(() => expect(screen.queryByText(/^Enter a mobile number/)).toBeNull());
});

test('explains the phone field and marks optional fields', () => {
  setUp();
  expect(screen.getByText('Only for the courier on delivery day.')).toBeDefined();
  expect(screen.getAllByText('Optional')).toHaveLength(5);
});

test('submits the complete address with normalised values [CHK-02]', async () => {
  const onSave = setUp();
  await fill();
  await userEvent.click(screen.getByRole('radio', { name: 'Work' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    postalCode: '110003',
    city: 'New Delhi',
    state: 'Delhi',
    firstName: 'Ananya',
    lastName: 'Rao',
    line1: 'B-14, Jor Bagh',
    phone: '9812345670',
    addressType: 'Work',
    isDefault: true,
  });
});

test('submitting an empty form focuses its first field and saves nothing', async () => {
  const onSave = setUp();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('Pincode')));
  expect(onSave).not.toHaveBeenCalled();
});

test('keeps the typed values after a failed save', async () => {
  setUp({ onSave: async () => ({ ok: false, message: 'The address was not saved.' }) });
  await fill();
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('The address was not saved.');
  expect(field('First name').value).toBe('Ananya');
  expect(field('Flat, house or building').value).toBe('B-14, Jor Bagh');
});

test('keeps the city of an existing address while its pincode is unchanged', async () => {
  setUp({ address: { ...samples.address, city: 'Delhi Cantonment' } });
  expect(field('City').value).toBe('Delhi Cantonment');
  await userEvent.tab();
  expect(field('City').value).toBe('Delhi Cantonment');
});
