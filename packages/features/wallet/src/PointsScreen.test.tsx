import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PointsScreen } from './PointsScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const outside = {
  properties: samples.propertiesLoyalty,
  loyaltyPoints: samples.loyaltyPointsOutside,
  creditStatement: samples.creditStatementEmpty,
};

/** Shows the page. A customer who joins is a member from then on, unless the store is late. */
function show(overrides: Overrides, { canJoin = true, isStoreLate = false } = {}) {
  const before = mockFetch(overrides, { loginType: 'customer' });
  const after = mockFetch(
    { ...overrides, loyaltyPoints: isStoreLate ? samples.loyaltyPointsOutside : samples.loyaltyPointsNew },
    { loginType: 'customer' },
  );
  const hasJoined = () => before.shop.log.some(({ name }) => name === 'nonloyalToLoyal');
  const fetch: typeof globalThis.fetch = (input, init) => (hasJoined() ? after : before).fetch(input, init);
  render(
    <ToastProvider>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
        <PointsScreen params={new URLSearchParams()} onChange={() => undefined} canJoin={canJoin} />
      </ResourcesProvider>
    </ToastProvider>,
  );
}

test('the event of the page has the tier by its name in analytics [ANA-05]', async () => {
  const track = vi.fn();
  const { fetch } = mockFetch({}, { loginType: 'customer' });
  render(
    <ToastProvider>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} track={track} hint="s1c1">
        <PointsScreen params={new URLSearchParams()} onChange={() => undefined} />
      </ResourcesProvider>
    </ToastProvider>,
  );
  await screen.findByRole('heading', { name: 'Loyalty points' });
  await waitFor(() => expect(track).toHaveBeenCalledWith('loyalty points viewed', { tier: 'Elite' }));
});

const joinButton = { name: 'Join the programme' };
/** The switches of a shop count as off until they have arrived. */
const switchesArrived = () =>
  waitFor(() => expect(localStorage.getItem('applicationProperties')).not.toBeNull());
const without = (switchName: string) => ({
  ...samples.propertiesLoyalty,
  applicationProperties: samples.propertiesLoyalty.applicationProperties.filter(
    ({ name }) => name !== switchName,
  ),
});

beforeEach(() => localStorage.clear());

test('a customer outside the programme joins, and sees the tier at once [AUT-07, ACC-08]', async () => {
  show(outside);
  await userEvent.click(await screen.findByRole('button', joinButton));
  const tier = await screen.findByRole('heading', { name: 'Your tier Base' });
  await waitFor(() => expect(document.activeElement).toBe(tier));
  expect(JSON.parse(localStorage.getItem('neupassInfo') ?? '')).toEqual({ tier: 'Base', status: 'ACTIVE' });
});

test('reports no success while the shop does not know the new member', async () => {
  show(outside, { isStoreLate: true });
  await userEvent.click(await screen.findByRole('button', joinButton));
  expect(await screen.findByText(/^You have joined, but this page cannot show it yet/)).toBeDefined();
  expect(screen.queryByText(/You are a member now/)).toBeNull();
  expect(screen.getByRole('button', joinButton)).toBeDefined();
});

test('shows why joining failed, and lets the customer try again [AUT-07]', async () => {
  show({ ...outside, nonloyalToLoyal: errorReply(503, 'UNAVAILABLE', 'Try again in a moment.') });
  await userEvent.click(await screen.findByRole('button', joinButton));
  expect(await screen.findByText('Try again in a moment.')).toBeDefined();
  expect(screen.queryByText(/You are a member now/)).toBeNull();
  expect(localStorage.getItem('neupassInfo')).toBeNull();
  expect(await screen.findByRole('button', joinButton)).toBeDefined();
});

test('shows neither tiers nor the button in a shop without the programme [CFG-01]', async () => {
  show({ ...outside, properties: samples.properties });
  await screen.findByText('No entries yet.');
  await switchesArrived();
  expect(screen.queryByRole('button', joinButton)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'You are not a member yet' })).toBeNull();
});

test('does not offer to join where no identity provider can enrol the customer', async () => {
  show(outside, { canJoin: false });
  await screen.findByText('No entries yet.');
  await switchesArrived();
  expect(screen.queryByRole('button', joinButton)).toBeNull();
});

test('promises no points while orders earn none [CFG-01]', async () => {
  show({ ...outside, properties: without('isLoyaltyEnabled_Lux'), loyaltyPoints: samples.loyaltyPoints });
  await screen.findByRole('heading', { name: 'Your tier Gold' });
  expect(screen.queryByText(/1 point for every/)).toBeNull();
});

test('does not offer to join while orders earn no points [CFG-01]', async () => {
  show({ ...outside, properties: without('isLoyaltyEnabled_Lux') });
  await screen.findByText('No entries yet.');
  await switchesArrived();
  expect(screen.queryByRole('button', joinButton)).toBeNull();
  expect(screen.queryByText(/earn points/)).toBeNull();
});
