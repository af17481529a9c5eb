import { createClient } from '@luxe/client';
import { lineOf, sampleProducts } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider, useBagCount } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MiniBagContent } from './MiniBagContent.tsx';

beforeEach(() => {
  localStorage.clear();
  badge.length = 0;
});

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const lines = (...quantities: number[]) =>
  sampleProducts.slice(0, quantities.length).map((sample, at) => lineOf(sample, String(at), quantities[at]));
const [firstLine] = lines(1);
const name = firstLine?.productName ?? '';

const badge: (number | undefined)[] = [];
function Badge() {
  badge.push(useBagCount());
  return null;
}

function show(start: MockStart = {}, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides, start);
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c1">
      <ToastProvider>
        <Badge />
        <MiniBagContent />
      </ToastProvider>
    </ResourcesProvider>,
  );
  return { callsTo: (name: string) => shop.log.filter((call) => call.name === name) };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your items' })).findAllByRole('listitem');
const removeFirst = async () => {
  const [first] = await rows();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Remove / }));
};

test('a line shows its picture, brand, name, quantity, price and a Remove button [SHL-10]', async () => {
  show({ bag: lines(2) });
  const [row] = await rows();
  const { getByText, getByRole } = within(row as HTMLElement);
  expect((row as HTMLElement).querySelector('img')).toBeTruthy();
  expect(getByText(firstLine?.productBrand ?? '')).toBeTruthy();
  expect(getByRole('link', { name })).toBeTruthy();
  expect(getByText('Quantity 2')).toBeTruthy();
  expect(getByText(/^₹/)).toBeTruthy();
  expect(getByRole('button', { name: `Remove ${name}` }).textContent).toBe('Remove');
});

test('shows three lines and the number of further items [SHL-10] [SHL-11]', async () => {
  show({ bag: lines(1, 3, 2, 1, 1) });
  expect(await rows()).toHaveLength(3);
  expect(screen.getByText('4 More Items in Your Bag')).toBeTruthy();
  expect(screen.getByText('8 items')).toBeTruthy();
});

test('does not mention further items when all lines are shown [SHL-11]', async () => {
  show({ bag: lines(5, 5, 5) });
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByText(/More Item/)).toBeNull();
});

test('shows the total payable and a link to the bag [SHL-12]', async () => {
  show();
  await rows();
  expect(screen.getByText('Total payable').nextElementSibling?.textContent).toBe('₹3,29,000');
  expect(screen.getByRole('link', { name: 'Go To My Bag' }).getAttribute('href')).toBe('/cart');
});

test("shows a coupon's saving above the total", async () => {
  show({ coupon: 'WINTER5000' });
  await rows();
  expect(screen.getByText('Coupon WINTER5000').nextElementSibling?.textContent).toBe('−₹5,000');
  expect(screen.getByText('Total payable').nextElementSibling?.textContent).toBe('₹3,24,000');
});

test('shows an empty bag without totals [SHL-12]', async () => {
  show({ bag: [] });
  expect(await screen.findByText('Your bag is empty.')).toBeTruthy();
  expect(screen.queryByText('Total payable')).toBeNull();
  expect(screen.queryByText(/\d/)).toBeNull();
});

test('removes a line at once, focuses the title, and Undo restores the line [SHL-10]', async () => {
  const { callsTo } = show({ bag: lines(1, 1, 1, 1) });
  const newest = lines(1, 1, 1, 1).at(-1)?.productName;
  await removeFirst();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bag' }));
  await waitFor(() => expect(screen.queryByText(/More Item/)).toBeNull());
  expect(await rows()).toHaveLength(3);
  expect(await screen.findByText(`${newest} removed.`)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 More Item in Your Bag')).toBeTruthy();
  expect(callsTo('deleteEntry')).toHaveLength(1);
});

test('offers no Undo for a sold-out line, because the store would reject it [SHL-10]', async () => {
  show({ bag: lines(1).map((line) => ({ ...line, isOutOfStock: true, availableStock: 0 })) });
  await removeFirst();
  expect(await screen.findByText(`${name} removed.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('removing the last line leaves an empty bag with focus on its title [SHL-12]', async () => {
  show({ bag: lines(1) });
  await removeFirst();
  expect(await screen.findByText('Your bag is empty.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bag' }));
});

test('reverts a removal that the store rejects, and shows the reason [SHL-10]', async () => {
  show({}, { deleteEntry: errorReply(409, 'B9999', 'This item is being ordered.') });
  await removeFirst();
  expect(await screen.findByText('This item is being ordered.')).toBeTruthy();
  expect(await rows()).toHaveLength(2);
});

test('shows a retry button when the bag fails to load', async () => {
  show({}, fault('cartDetailsAnonymous', '5xx'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bag' }));
});

test('the badge never shows 0 while the bag loads [SHL-09] [BAG-13]', async () => {
  show({ bag: lines(1, 2) });
  await rows();
  await waitFor(() => expect(badge.at(-1)).toBe(3));
  expect(new Set(badge)).toEqual(new Set([undefined, 3]));
});
