import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CorporateScreen } from './CorporateScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
beforeEach(() => sessionStorage.clear());

function show(overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const keys: (string | null)[] = [];
  const send: typeof fetch = (url, init) => {
    if (String(url).endsWith('/corporate')) keys.push(new Headers(init?.headers).get('idempotency-key'));
    return fetch(url, init);
  };
  const { unmount } = render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: send, clock })} hint="s0c0">
      <CorporateScreen />
    </ResourcesProvider>,
  );
  return { keys, unmount, sent: () => shop.log.filter((call) => call.name === 'corporateGiftCards') };
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await type('Name of the company', ' Yellow Door Interiors LLP ');
  await type('GSTIN', '27 aapfu 0939 f1zv');
  await type('Your name', 'Ananya Rao');
  await type('Work e-mail', 'Ananya@example.com');
  await type('Mobile number', '+91 98123 45670');
  await type('Amount of each card', '5,000');
  await type('Quantity', '40');
}

test('sends the enquiry of a guest, and shows its number [ACC-21]', async () => {
  const { sent } = show();
  await fillIn();
  await press('Send the enquiry');
  await screen.findByText('We have your enquiry. Its number is CG-2611-2048-77');
  expect(sent()[0]?.request.body).toMatchObject({
    company: 'Yellow Door Interiors LLP',
    gstin: '27AAPFU0939F1ZV',
    phone: '9812345670',
    rows: [{ denomination: 5000, quantity: 40 }],
  });
});

test('a repeated enquiry after a lost response has the same key', async () => {
  const { keys } = show({ corporateGiftCards: errorReply(503, 'UNAVAILABLE', 'Try again.') });
  await fillIn();
  await press('Send the enquiry');
  await screen.findByText(/Try again\.$/);
  await press('Send the enquiry');
  await screen.findByText(/Try again\.$/);
  expect(new Set(keys).size).toBe(1);
});

test('moves the focus to the first faulty row, and sends nothing', async () => {
  const { sent } = show();
  await fillIn();
  await press('Add a row');
  expect(document.activeElement).toBe(screen.getAllByLabelText('Amount of each card')[1]);
  await userEvent.keyboard('5000');
  await press('Send the enquiry');
  const row = screen.getByRole('group', { name: 'Row 2' });
  expect(await within(row).findByText(/^Enter a quantity from/)).toBeDefined();
  expect(document.activeElement).toBe(within(row).getByLabelText('Quantity'));
  expect(sent()).toEqual([]);
});

test('reads rows from a file, and names each line that it left out [ACC-21]', async () => {
  show({ checkGiftCardRows: samples.checkGiftCardRowsFaulty });
  const file = new File(['5000,40\n10000,10\n\n5000,ten'], 'cards.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/^Or read the rows/), file);
  expect(await screen.findByText('Line 4: The quantity “ten” is not a number.')).toBeDefined();
  expect(screen.getAllByLabelText<HTMLInputElement>('Quantity').map(({ value }) => value)).toEqual([
    '40',
    '10',
  ]);
  expect(screen.getByText('50 cards, ₹3,00,000')).toBeDefined();
});

test('states once that a file cannot be read, and what to do', async () => {
  show();
  const file = new File(['5000,40'], 'cards.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('The file has gone.')) });
  await userEvent.upload(await screen.findByLabelText(/^Or read the rows/), file);
  await screen.findByText('Choose the file again, or type the rows above.');
  expect(screen.getAllByText('The file could not be read')).toHaveLength(1);
});

test('what was typed survives a reload, until the enquiry is sent', async () => {
  const before = show();
  await fillIn();
  await press('Add a row');
  await userEvent.keyboard('10000');
  before.unmount();

  const after = show();
  expect(await screen.findByDisplayValue('27 aapfu 0939 f1zv')).toBeDefined();
  expect(screen.getAllByLabelText<HTMLInputElement>('Amount of each card').map(({ value }) => value)).toEqual(
    ['5,000', '10000'],
  );
  await press('Remove row 2');
  await press('Send the enquiry');
  await screen.findByText(/^We have your enquiry/);
  after.unmount();

  show();
  expect((await screen.findByLabelText<HTMLInputElement>('Work e-mail')).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('');
  expect(sessionStorage.getItem('giftCardEnquiryDraft')).toBeNull();
});

test.each(['{', '7', '{"values":7,"rows":[null,{"quantity":{}}]}'])(
  'a stored draft that cannot be read changes nothing: %s',
  async (stored) => {
    sessionStorage.setItem('giftCardEnquiryDraft', stored);
    show();
    expect((await screen.findByLabelText<HTMLInputElement>('Work e-mail')).value).toBe('');
    for (const field of screen.getAllByLabelText<HTMLInputElement>('Quantity')) expect(field.value).toBe('');
  },
);
