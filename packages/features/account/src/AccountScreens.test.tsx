import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
import { genders } from '@luxe/format';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { AccountScreen } from './AccountScreen.tsx';
import { AddressesScreen } from './AddressesScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { SavedCardsScreen } from './SavedCardsScreen.tsx';
import { SavedUpiIdsScreen } from './SavedUpiIdsScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };

function show(page: ReactNode, overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer', ...start });
  localStorage.clear();
  render(
    <ResourcesProvider
      client={createClient({ baseUrl: '/api', fetch, clock })}
      hint={start.loginType === 'guest' ? 's0c0' : 's1c1'}
    >
      {page}
    </ResourcesProvider>,
  );
  return (name: string) => shop.log.filter((entry) => entry.name === name).map(({ request }) => request);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the frame of the account pages [RTE-10]', () => {
  const account = (page: ReactNode) => {
    const callbacks = { onNavigate: vi.fn(), onLoginNeeded: vi.fn(), onFailure: vi.fn() };
    return {
      callbacks,
      screen: (
        <AccountScreen path="/my-account/saved-cards" guestHead={<title>Log in</title>} {...callbacks}>
          <title>Saved cards</title>
          {page}
        </AccountScreen>
      ),
    };
  };

  it('opens the login once for a guest and requests no account data', async () => {
    const { callbacks, screen: ui } = account(<SavedCardsScreen />);
    const callsTo = show(ui, {}, { loginType: 'guest' });
    await screen.findByRole('heading', { level: 1, name: 'Log in to see your account' });
    expect(callbacks.onLoginNeeded).toHaveBeenCalledOnce();
    expect(callsTo('savedCards')).toEqual([]);
    expect(callsTo('customerProfile')).toEqual([]);
    expect(document.title).toBe('Log in');
  });

  it('shows a guest that checking the balance of a gift card needs a login [ACC-10]', async () => {
    const { callbacks } = account(null);
    const ui = (
      <AccountScreen path="/my-account/g-cliqcash" {...callbacks}>
        <p>the form</p>
      </AccountScreen>
    );
    show(ui, {}, { loginType: 'guest' });
    await screen.findByText(/^A gift card is added to your account\..* check its balance\.$/);
    callbacks.onLoginNeeded.mockClear();
    await press('Log in');
    expect(callbacks.onLoginNeeded).toHaveBeenCalledOnce();
    expect(screen.queryByText('the form')).toBeNull();
  });

  it('shows a guest nothing of an order, and a link to track it with a code [RTE-10]', async () => {
    const { callbacks } = account(null);
    const path = '/my-account/trackOrder/beforeTrack/LX-2611-2048-77';
    const ui = (
      <AccountScreen path={path} {...callbacks}>
        <p>the way of the order</p>
      </AccountScreen>
    );
    show(ui, {}, { loginType: 'guest' });
    const link = await screen.findByRole('link', { name: 'Track an order without an account' });
    expect(link.getAttribute('href')).toBe('/track-order?orderCode=LX-2611-2048-77');
    expect(screen.queryByText('the way of the order')).toBeNull();
  });

  it('shows a customer their name, grouped phone number, the navigation and the page [ACC-06]', async () => {
    const { callbacks, screen: ui } = account(<p>the page</p>);
    show(ui);
    expect(await screen.findByText('Ananya Rao')).toBeDefined();
    expect(screen.getByText('981 234 5670')).toBeDefined();
    const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/my-account/wishlist');
    expect(links.filter((link) => link.getAttribute('aria-current'))).toHaveLength(1);
    expect(screen.getByText('the page')).toBeDefined();
    expect(callbacks.onLoginNeeded).not.toHaveBeenCalled();
  });

  it('reports a logout that fails', async () => {
    const { callbacks, screen: ui } = account(<p>the page</p>);
    show(ui, { logout: errorReply(400, 'X', 'Not now.') });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Log out' }))[0] as HTMLElement);
    await waitFor(() => expect(callbacks.onFailure).toHaveBeenCalledWith('Not now.'));
  });
});

describe('addresses [ACC-02]', () => {
  const list = () => screen.findByRole('list', { name: 'Your addresses' });

  it('are sent to the store form-encoded, with the field names of the specification [ACC-16]', async () => {
    const callsTo = show(<AddressesScreen />);
    await press(/^Edit the address of Ananya Rao, 4th floor/);
    await press('Save address');
    await list();
    const { addressWork } = samples;
    const { addressId, addressType, postalCode, city, state, firstName, lastName } = addressWork;
    const { line1, line2, line3, landmark, emailID, phone } = addressWork;
    expect(callsTo('editAddress')[0]?.body).toEqual({
      ...{ addressId, addressType, defaultAddress: 'false', postalCode, city, state },
      ...{ 'country.isocode': 'IN', firstName, lastName, line1, line2, line3, landmark, emailID, phone },
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('can be set as the default address', async () => {
    const callsTo = show(<AddressesScreen />);
    await press(/^Make default/);
    await waitFor(() => expect(callsTo('editAddress')[0]?.body).toMatchObject({ defaultAddress: 'true' }));
    expect(await screen.findByText(/^This is now your default/)).toBeDefined();
  });

  it('are removed only after confirmation', async () => {
    const callsTo = show(<AddressesScreen />);
    await press(/^Remove the address of Ananya Rao, 4th floor/);
    await press('Keep it');
    expect(callsTo('removeAddress')).toEqual([]);
    await press(/^Remove the address of Ananya Rao, 4th floor/);
    await press('Remove address');
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('show an empty state when the customer has no address', async () => {
    show(<AddressesScreen />, {}, { addresses: [] });
    expect(await screen.findByText(/^No address yet/)).toBeDefined();
  });
});

describe('cards and UPI ids [ACC-03]', () => {
  it('show the brand and last digits of a card, and remove the card after confirmation', async () => {
    const callsTo = show(<SavedCardsScreen />);
    expect(await screen.findByText('Expired 08 / 26')).toBeDefined();
    await press('Remove Visa ending in 4821');
    await press('Remove card');
    await waitFor(() => expect(screen.queryByText('Visa ending in 4821')).toBeNull());
    expect(callsTo('removeSavedCard')[0]?.body).toEqual({ cardId: samples.savedCard.cardId });
  });

  it('keep the removal dialog open with an error message when the store rejects a removal', async () => {
    show(<SavedUpiIdsScreen />, { removeSavedUpiId: errorReply(409, 'X', 'Not now.') });
    await press('Remove 9812345670@upi');
    await press('Remove UPI id');
    expect(await screen.findByText('Not now.')).toBeDefined();
  });

  it('show a retry button when loading fails', async () => {
    show(<SavedCardsScreen />, fault('savedCards', '4xx'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('profile', () => {
  const profile = (onDeleted = vi.fn()) => <ProfileScreen onDeleted={onDeleted} />;

  it('is saved at store and identity provider, with `current` for each id and token [ACC-14]', async () => {
    const callsTo = show(profile());
    const first = await screen.findByLabelText('First name');
    await userEvent.clear(first);
    await userEvent.type(first, 'Ira');
    await userEvent.click(screen.getByRole('radio', { name: 'Transgender' }));
    await press('Save profile');
    expect(await screen.findByText('Your profile is saved.')).toBeDefined();
    expect(callsTo('updateProfile')[0]).toMatchObject({
      query: { customerid: 'current' },
      body: {
        clientId: 'current',
        customerHash: 'current',
        tdToken: 'current',
        nameDetails: { firstName: 'Ira', lastName: 'Rao' },
        gender: 'Transgender',
        dob: '1989-03-14',
      },
    });
    expect(callsTo('updateIdentityProfile')[0]?.body).toMatchObject({
      nameDetails: { firstName: 'Ira', lastName: 'Rao' },
      gender: 'Transgender',
      dateOfBirth: '1989-03-14',
    });
  });

  it('shows the message of a failed token refresh, and keeps the typed values [ERR-08]', async () => {
    show(profile(), {
      updateIdentityProfile: errorReply(503, 'REFRESH_FAILED', 'Something went wrong!'),
    });
    await userEvent.type(await screen.findByLabelText('First name'), 'na');
    await press('Save profile');
    expect(await screen.findByText('Something went wrong!')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ananyana');
  });

  it('offers the genders with the exact words of the specification [ACC-01]', async () => {
    show(profile());
    const group = await screen.findByRole('group', { name: 'Gender' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual([...genders]);
    expect(genders).toEqual(['Male', 'Female', 'Transgender', "I'd rather not say"]);
  });

  it('is not sent when the date of birth is invalid', async () => {
    const callsTo = show(profile());
    const year = await screen.findByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '2999');
    await press('Save profile');
    await screen.findByRole('group', { name: 'Date of birth' });
    expect(callsTo('updateProfile')).toEqual([]);
  });

  it('cannot be edited when the shop has switched editing off [ACC-01]', async () => {
    show(profile(), {
      properties: { applicationProperties: [{ name: 'isProfileUpdateEnabled', value: 'false' }] },
    });
    expect(await screen.findByText(/^Your profile cannot be changed right now/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
    expect(screen.getByText('Ananya Rao')).toBeDefined();
  });

  it('reloads after a change of phone, but not after a cancelled change [AUT-25] [AUT-26]', async () => {
    const onChangeContact = vi.fn(async (kind: string) => kind === 'phone');
    const callsTo = show(<ProfileScreen onDeleted={vi.fn()} onChangeContact={onChangeContact} />);
    await press('Change mobile number');
    await waitFor(() => expect(callsTo('customerProfile')).toHaveLength(2));
    await press('Change e-mail');
    expect(onChangeContact.mock.calls).toEqual([['phone'], ['email']]);
    expect(callsTo('customerProfile')).toHaveLength(2);
  });

  it('downloads the personal data of the customer as a JSON file', async () => {
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show(profile());
    await press('Download my data');
    expect(await screen.findByText('The file is in your downloads.')).toBeDefined();
    const [blob] = url.mock.calls[0] ?? [];
    expect((blob as Blob).type).toBe('application/json');
    expect(click).toHaveBeenCalledOnce();
    for (const spy of [url, revoke, click]) spy.mockRestore();
  });

  it('deletes the account after two confirmations, shows what is retained, and logs out', async () => {
    const onDeleted = vi.fn();
    const callsTo = show(profile(onDeleted));
    await press('Delete account');
    expect(await screen.findByText(/^We delete your profile/)).toBeDefined();
    expect(screen.getByText(/^We keep your orders/)).toBeDefined();
    await press('Continue');
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(callsTo('deleteAccount')).toEqual([]);
    await press('Delete for good');
    await waitFor(() => expect(callsTo('logout')).toHaveLength(1));
    expect(onDeleted).toHaveBeenCalledWith('Your account is being deleted.');
  });

  it('keeps the account when the second confirmation is cancelled', async () => {
    const callsTo = show(profile());
    await press('Delete account');
    await press('Continue');
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo('deleteAccount')).toEqual([]);
  });
});

describe('password [AUT-27]', () => {
  const fill = async (next: string, again: string, old = 'the old one 1') => {
    const field = screen.queryByLabelText('Current Password') ?? undefined;
    await userEvent.type(await screen.findByLabelText('New Password'), next);
    await userEvent.type(screen.getByLabelText('Confirm Password'), again);
    if (field ?? screen.queryByLabelText('Current Password'))
      await userEvent.type(screen.getByLabelText('Current Password'), old);
    await press('Save password');
  };

  test.each([
    ['one long word 1', 'another word 2', 'New Password and Confirm Password must be the same.'],
    ['short', 'short', 'Enter a password that meets every rule below.'],
  ])('is not sent for the password "%s" and the confirmation "%s": %s', async (next, again, message) => {
    const callsTo = show(<PasswordScreen />);
    await screen.findByLabelText('New Password');
    await fill(next, again);
    expect(await screen.findByText(message)).toBeDefined();
    expect(callsTo('resetCustomerPassword')).toEqual([]);
  });

  it('is sent together with the old password, and the form is then emptied [ACC-05] [ACC-15]', async () => {
    const callsTo = show(<PasswordScreen />);
    await fill('one long word 1', 'one long word 1');
    expect(await screen.findByText(/^Your password is changed/)).toBeDefined();
    expect(callsTo('resetCustomerPassword')[0]).toMatchObject({
      params: { userName: 'current' },
      query: { old: 'the old one 1', newPassword: 'one long word 1' },
    });
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
  });

  it('is sent without an old password when the customer has no password yet', async () => {
    const callsTo = show(<PasswordScreen />, { customerProfile: samples.profileNew });
    await fill('one long word 1', 'one long word 1');
    await screen.findByText(/^Your password is changed/);
    expect(callsTo('resetCustomerPassword')[0]?.query).toMatchObject({ old: '' });
  });
});
