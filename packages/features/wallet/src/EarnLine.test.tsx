import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider, useSession } from '@luxe/resources';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { EarnLine, type EarnLineProps } from './EarnLine.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const ussid = '125001000000001';

beforeEach(() => localStorage.clear());

function show(props: Partial<EarnLineProps> = {}, overrides: Overrides = {}, isSignedIn = true) {
  const { fetch, shop } = mockFetch(
    { properties: samples.propertiesLoyalty, ...overrides },
    { loginType: isSignedIn ? 'customer' : 'guest' },
  );
  const client = createClient({ baseUrl: '/api', fetch, clock });
  const session: { current?: ReturnType<typeof useSession> } = {};
  function Session() {
    session.current = useSession();
    return null;
  }
  const page = (more: Partial<EarnLineProps>) => (
    <ResourcesProvider client={client} hint={isSignedIn ? 's1c1' : 's0c0'}>
      <Session />
      <EarnLine ussids={[ussid]} {...props} {...more} />
    </ResourcesProvider>
  );
  const { rerender } = render(page({}));
  return {
    sent: () =>
      shop.log.filter(({ name }) => name === 'loyaltySimulation').map(({ request }) => request.body),
    change: (more: Partial<EarnLineProps>) => rerender(page(more)),
    logIn: () =>
      act(async () => {
        await session.current?.login({ phone: '9876543210', otp: '123456', refId: 'r' });
      }),
    logOut: () =>
      act(async () => {
        await session.current?.logout();
      }),
  };
}

test('sends the payload of the specification, and stores the simulation [ACC-08, DAT-01]', async () => {
  const { sent } = show();
  expect(await screen.findByText('You earn 1,854 points.')).toBeDefined();
  expect(sent()).toEqual([
    {
      neuPassTier: 'NonMember',
      source: 'tcl',
      neuPassStatus: '',
      items: [{ itemCode: ussid, programId: 'NEUPASS', tier: 'Base' }],
    },
  ]);
  expect(JSON.parse(localStorage.getItem('loyaltyEarnings') ?? '')).toEqual({
    points: 1_854,
    isMember: true,
    items: samples.loyaltySimulation.items,
  });
});

test('sends the tier and status that the login has stored', async () => {
  localStorage.setItem('neupassInfo', JSON.stringify({ tier: 'Gold', status: 'ACTIVE' }));
  const { sent } = show();
  await screen.findByText('You earn 1,854 points.');
  expect(sent()).toMatchObject([{ neuPassTier: 'Gold', neuPassStatus: 'ACTIVE' }]);
});

test('counts the amount to pay of a bag, with one request however it changes', async () => {
  const { sent, change } = show({ payable: 2_000_00 });
  expect(await screen.findByText('You earn 20 points.')).toBeDefined();
  change({ payable: 3_500_00 });
  expect(await screen.findByText('You earn 35 points.')).toBeDefined();
  expect(sent()).toHaveLength(1);
});

const pointsOf = (itemCode: string, points: number) => ({
  ...samples.loyaltySimulation,
  items: [{ itemCode, programId: 'NEUPASS', points }],
});

test('never shows or stores the points of another item, also when the simulation fails', async () => {
  const [failed] = Object.values(fault('loyaltySimulation', '4xx'));
  const { sent, change } = show(
    {},
    {
      loyaltySimulation: ({ body }) =>
        JSON.stringify(body).includes(ussid) ? pointsOf(ussid, 70) : (failed as never),
    },
  );
  expect(await screen.findByText('You earn 70 points.')).toBeDefined();
  change({ ussids: ['125001000000002'] });
  expect(screen.queryByText(/earn/)).toBeNull();
  await waitFor(() => expect(sent()).toHaveLength(2));
  await act(async () => undefined);
  expect(screen.queryByText(/earn/)).toBeNull();
  expect(JSON.parse(localStorage.getItem('loyaltyEarnings') ?? '')).toMatchObject({ points: 70 });
});

test('is renewed by a login, and the next shopper never reads the answer of the one before', async () => {
  const [failed] = Object.values(fault('loyaltySimulation', '4xx'));
  let isMember = false;
  let fails = false;
  const { sent, logIn, logOut } = show(
    {},
    {
      loyaltySimulation: () => (fails ? (failed as never) : { ...samples.loyaltySimulation, isMember }),
    },
    false,
  );
  expect(await screen.findByText('Loyalty members earn 1,854 points.')).toBeDefined();
  isMember = true;
  await logIn();
  expect(await screen.findByText('You earn 1,854 points.')).toBeDefined();
  await logOut();
  expect(await screen.findByText('Loyalty members earn 1,854 points.')).toBeDefined();
  fails = true;
  const before = sent().length;
  await logIn();
  await waitFor(() => expect(sent().length).toBeGreaterThan(before));
  await act(async () => undefined);
  expect(screen.queryByText(/earn/)).toBeNull();
});

test('names members to a guest', async () => {
  show({}, { loyaltySimulation: samples.loyaltySimulationOutside }, false);
  expect(await screen.findByText('Loyalty members earn 1,854 points.')).toBeDefined();
});

test('does not name members to a shopper who cannot join', async () => {
  const properties = {
    ...samples.propertiesLoyalty,
    applicationProperties: samples.propertiesLoyalty.applicationProperties.filter(
      ({ name }) => name !== 'isNeupassEnabled',
    ),
  };
  const outside = samples.loyaltySimulationOutside;
  const { sent } = show({}, { properties, loyaltySimulation: outside });
  await waitFor(() => expect(localStorage.getItem('loyaltyEarnings')).not.toBeNull());
  expect(sent()).toHaveLength(1);
  expect(screen.queryByText(/earn/)).toBeNull();
});

test('stays an empty line when the simulation fails', async () => {
  const { fetch } = mockFetch(
    { properties: samples.propertiesLoyalty, ...fault('loyaltySimulation', '4xx') },
    { loginType: 'customer' },
  );
  let failures = 0;
  const counted: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 400) failures += 1;
    return response;
  };
  const { container } = render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: counted, clock })} hint="s1c1">
      <EarnLine ussids={[ussid]} />
    </ResourcesProvider>,
  );
  await waitFor(() => expect(failures).toBe(1));
  await act(async () => undefined);
  expect(container.textContent).toBe('\u00a0');
  expect(localStorage.getItem('loyaltyEarnings')).toBeNull();
});

test('sends nothing in a shop without the programme [CFG-01]', async () => {
  const { fetch, shop } = mockFetch({}, { loginType: 'customer' });
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <EarnLine ussids={[ussid]} />
    </ResourcesProvider>,
  );
  await waitFor(() => expect(localStorage.getItem('applicationProperties')).not.toBeNull());
  expect(shop.log.map(({ name }) => name)).not.toContain('loyaltySimulation');
});
