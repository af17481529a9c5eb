import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BrandCashScreen } from './BrandCashScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };

test('the page and its event leave out programmes that are EXPIRED [ACC-09, ANA-07]', async () => {
  const { fetch } = mockFetch({}, { loginType: 'customer' });
  const track = vi.fn();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} track={track} hint="s1c1">
      <BrandCashScreen params={new URLSearchParams()} onChange={() => undefined} />
    </ResourcesProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Halden & Roe' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Atelier Noue' })).toBeNull();
  // The switch is in checkout: `CheckoutChoices.test.tsx`.
  expect(screen.getByText('Given by a brand, spent on that brand. Switch it on at checkout.')).toBeDefined();
  const viewed = track.mock.calls.filter(([name]) => name === 'brand cash viewed');
  expect(viewed).toHaveLength(1);
  expect(viewed[0]?.[1].programmes).toEqual([
    { brandCode: 'MBH11A00002', brandName: 'Halden & Roe', remainingBalance: 7_500 },
    { brandCode: 'MBH11A00003', brandName: 'Casa Brisot', remainingBalance: 2_000 },
    { brandCode: 'MBH11A00004', brandName: 'Sorelle Anzi', remainingBalance: 1_200 },
  ]);
});

test('cash that ended with its programme stays in the history, with its brand [ACC-09]', async () => {
  const { programmes } = samples.brandCashProgrammes;
  const over = programmes.filter(({ cashProgramStatus }) => cashProgramStatus === 'EXPIRED');
  const [entry] = samples.brandCashStatement.entries;
  if (!entry) throw new Error('the sample has an entry');
  const { fetch } = mockFetch(
    {
      brandCashProgrammes: { programmes: over },
      creditStatement: {
        ...samples.brandCashStatement,
        entries: [{ ...entry, reason: 'ended', brandName: 'Atelier Noue' }],
      },
    },
    { loginType: 'customer' },
  );
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <BrandCashScreen params={new URLSearchParams()} onChange={() => undefined} />
    </ResourcesProvider>,
  );
  expect(await screen.findByText('Ended unused')).toBeDefined();
  expect(screen.getByText(/^Atelier Noue/)).toBeDefined();
  expect(screen.getByText('The programmes of your brand cash have ended.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Brand cash' })).toBeNull();
});
