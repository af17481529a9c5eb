import { createClient } from '@luxe/client';
import { lineOf, pieces } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
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
  pieces.slice(0, quantities.length).map((piece, at) => lineOf(piece, String(at), quantities[at]));
const [piece] = lines(1);
const name = piece?.productName ?? '';

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
  return { asked: (name: string) => shop.log.filter((call) => call.name === name) };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Pieces in your bag' })).findAllByRole('listitem');
const removeFirst = async () => {
  const [first] = await rows();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Remove / }));
};

test('shows of a piece its picture, brand, name, quantity, price and Remove [SHL-10]', async () => {
  show({ bag: lines(2) });
  const [row] = await rows();
  const { getByText, getByRole } = within(row as HTMLElement);
  expect((row as HTMLElement).querySelector('img')).toBeTruthy();
  expect(getByText(piece?.productBrand ?? '')).toBeTruthy();
  expect(getByRole('link', { name })).toBeTruthy();
  expect(getByText('Quantity 2')).toBeTruthy();
  expect(getByText(/^₹/)).toBeTruthy();
  expect(getByRole('button', { name: `Remove ${name}` }).textContent).toBe('Remove');
});

test('shows three pieces and says how many more [SHL-10] [SHL-11]', async () => {
  show({ bag: lines(1, 3, 2, 1, 1) });
  expect(await rows()).toHaveLength(3);
  expect(screen.getByText('4 More Items in Your Bag')).toBeTruthy();
  expect(screen.getByText('8 items')).toBeTruthy();
});

test('says nothing of more when all are shown [SHL-11]', async () => {
  show({ bag: lines(5, 5, 5) });
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByText(/More Item/)).toBeNull();
});

test('tells the total payable and leads to the bag [SHL-12]', async () => {
  show();
  await rows();
  expect(screen.getByText('Total payable').nextElementSibling?.textContent).toBe('₹3,29,000');
  expect(screen.getByRole('link', { name: 'Go To My Bag' }).getAttribute('href')).toBe('/cart');
});

test("a coupon's saving stands over the total that it has lowered", async () => {
  show({ coupon: 'WINTER5000' });
  await rows();
  expect(screen.getByText('Coupon WINTER5000').nextElementSibling?.textContent).toBe('−₹5,000');
  expect(screen.getByText('Total payable').nextElementSibling?.textContent).toBe('₹3,24,000');
});

test('an empty bag says so, without totals [SHL-12]', async () => {
  show({ bag: [] });
  expect(await screen.findByText('Your bag is empty.')).toBeTruthy();
  expect(screen.queryByText('Total payable')).toBeNull();
  expect(screen.queryByText(/\d/)).toBeNull();
});

test('a removed piece is gone at once, the focus is on the title, and Undo puts it back [SHL-10]', async () => {
  const { asked } = show({ bag: lines(1, 1, 1, 1) });
  const newest = lines(1, 1, 1, 1).at(-1)?.productName;
  await removeFirst();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bag' }));
  await waitFor(() => expect(screen.queryByText(/More Item/)).toBeNull());
  expect(await rows()).toHaveLength(3);
  expect(await screen.findByText(`${newest} removed.`)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 More Item in Your Bag')).toBeTruthy();
  expect(asked('deleteEntry')).toHaveLength(1);
});

test('a piece that is sold out is removed without a way back, which the store would refuse [SHL-10]', async () => {
  show({ bag: lines(1).map((line) => ({ ...line, isOutOfStock: true, availableStock: 0 })) });
  await removeFirst();
  expect(await screen.findByText(`${name} removed.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the last piece removed leaves an empty bag, with the focus on its title [SHL-12]', async () => {
  show({ bag: lines(1) });
  await removeFirst();
  expect(await screen.findByText('Your bag is empty.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bag' }));
});

test('a removal that the store refuses is taken back with its reason [SHL-10]', async () => {
  show({}, { deleteEntry: refusal(409, 'B9999', 'This piece is being ordered.') });
  await removeFirst();
  expect(await screen.findByText('This piece is being ordered.')).toBeTruthy();
  expect(await rows()).toHaveLength(2);
});

test('a bag that cannot be read says so, with a way to try again', async () => {
  show({}, fault('cartDetailsAnonymous', '5xx'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your bag' }));
});

test('on the way from unknown to a bag that is read the badge never shows 0 [SHL-09] [BAG-13]', async () => {
  show({ bag: lines(1, 2) });
  await rows();
  await waitFor(() => expect(badge.at(-1)).toBe(3));
  expect(new Set(badge)).toEqual(new Set([undefined, 3]));
});
