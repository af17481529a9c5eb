import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { copy } from './data/copy.ts';
import { DataRequestScreen } from './DataRequestScreen.tsx';

beforeEach(() => sessionStorage.clear());

function show(loginType: 'guest' | 'customer') {
  const { fetch, shop } = mockFetch({}, { loginType });
  render(
    <ResourcesProvider
      client={createClient({ baseUrl: '/api', fetch })}
      hint={loginType === 'guest' ? 's0c0' : 's1c0'}
    >
      <DataRequestScreen outcome={undefined} onLoginNeeded={vi.fn()} />
    </ResourcesProvider>,
  );
  return (called: 'requestData' | 'changeNominee') =>
    shop.log.filter(({ name }) => name === called).map(({ request }) => request.body);
}

test('a request needs a name with a letter, as the store does, and what was typed stays', async () => {
  const sent = show('guest');
  const form = within(screen.getByRole('form', { name: 'Your request' }));
  await userEvent.selectOptions(form.getByLabelText('What do you ask for?'), 'A correction');
  await userEvent.type(form.getByLabelText('Your name'), '12345');
  await userEvent.type(form.getByLabelText('E-mail'), 'ananya@example.com');
  await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
  expect(await form.findByText('Enter your name.')).toBeDefined();
  expect(sent('requestData')).toEqual([]);
  expect(form.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ananya@example.com');
  await userEvent.type(form.getByLabelText('Your name'), ' Rao');
  await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
  const notice = await screen.findByText('Please confirm your request');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(sent('requestData')).toMatchObject([{ kind: 'correction', name: '12345 Rao' }]);
});

test('fills in name and address of a customer, and leaves what was chosen before they load', async () => {
  let showProfile = () => undefined as void;
  const profileLoads = new Promise<void>((resolve) => {
    showProfile = resolve;
  });
  const { fetch, shop } = mockFetch({}, { loginType: 'customer' });
  const client = createClient({
    baseUrl: '/api',
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (shop.log.some(({ name }) => name === 'customerProfile')) await profileLoads;
      return response;
    },
  });
  render(
    <ResourcesProvider client={client} hint="s1c0">
      <DataRequestScreen outcome={undefined} onLoginNeeded={vi.fn()} />
    </ResourcesProvider>,
  );
  const form = within(screen.getByRole('form', { name: 'Your request' }));
  const kind = form.getByLabelText<HTMLSelectElement>('What do you ask for?');
  const email = form.getByLabelText<HTMLInputElement>('E-mail');
  await userEvent.selectOptions(kind, 'A correction');
  showProfile();
  await waitFor(() => expect(email.value).toBe('ananya.rao@example.com'));
  expect(form.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ananya Rao');
  expect(kind.value).toBe('correction');
  await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(kind.value).toBe(''));
  expect(email.value).toBe('ananya.rao@example.com');
});

test('the errors of a request that was sent before the profile has loaded stay', async () => {
  let showProfile = () => undefined as void;
  const profileLoads = new Promise<void>((resolve) => {
    showProfile = resolve;
  });
  const { fetch, shop } = mockFetch({}, { loginType: 'customer' });
  const client = createClient({
    baseUrl: '/api',
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (shop.log.some(({ name }) => name === 'customerProfile')) await profileLoads;
      return response;
    },
  });
  render(
    <ResourcesProvider client={client} hint="s1c0">
      <DataRequestScreen outcome={undefined} onLoginNeeded={vi.fn()} />
    </ResourcesProvider>,
  );
  const form = within(screen.getByRole('form', { name: 'Your request' }));
  await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
  const error = await form.findByText(copy.kindMissing);
  showProfile();
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ananya.rao@example.com'),
  );
  expect(error.isConnected).toBe(true);
  expect(form.queryByText('Enter your name.')).toBeNull();
});

test('a nominee needs a name with a letter', async () => {
  const sent = show('customer');
  const form = within(await screen.findByRole('form', { name: 'Your nominee' }));
  const name = form.getByLabelText('Name of the person');
  await userEvent.clear(name);
  await userEvent.type(name, '123');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter the name of the person.')).toBeDefined();
  expect(sent('changeNominee')).toEqual([]);
});
