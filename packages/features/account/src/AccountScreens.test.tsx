import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
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
  return (name: string) => shop.log.filter((entry) => entry.name === name).map(({ asked }) => asked);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the frame [RTE-10]', () => {
  const account = (page: ReactNode) => {
    const on = { onNavigate: vi.fn(), onLoginNeeded: vi.fn(), onFailure: vi.fn() };
    return {
      on,
      screen: (
        <AccountScreen path="/my-account/saved-cards" {...on}>
          {page}
        </AccountScreen>
      ),
    };
  };

  it('asks a guest to log in, once, and reads nothing of the page', async () => {
    const { on, screen: ui } = account(<SavedCardsScreen />);
    const asked = show(ui, {}, { loginType: 'guest' });
    await screen.findByRole('heading', { level: 1, name: 'Log in to see your account' });
    expect(on.onLoginNeeded).toHaveBeenCalledOnce();
    expect(asked('savedCards')).toEqual([]);
    expect(asked('customerProfile')).toEqual([]);
  });

  it('shows a customer her name, phone in groups, the places and the page [ACC-06]', async () => {
    const { on, screen: ui } = account(<p>the page</p>);
    show(ui);
    expect(await screen.findByText('Ananya Rao')).toBeDefined();
    expect(screen.getByText('981 234 5670')).toBeDefined();
    const places = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
    expect(places.map((place) => place.getAttribute('href'))).toContain('/my-account/wishlist');
    expect(places.filter((place) => place.getAttribute('aria-current'))).toHaveLength(1);
    expect(screen.getByText('the page')).toBeDefined();
    expect(on.onLoginNeeded).not.toHaveBeenCalled();
  });

  it('logs out; a logout that fails says so', async () => {
    const { on, screen: ui } = account(<p>the page</p>);
    show(ui, { logout: refusal(400, 'X', 'Not now.') });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Log out' }))[0] as HTMLElement);
    await waitFor(() => expect(on.onFailure).toHaveBeenCalledWith('Not now.'));
  });
});

describe('addresses [ACC-02]', () => {
  const list = () => screen.findByRole('list', { name: 'Your addresses' });

  it('are sent form-encoded with the fields of the specification [ACC-16]', async () => {
    const asked = show(<AddressesScreen />);
    await press(/^Edit the address of Ananya Rao, 4th floor/);
    await press('Save address');
    await list();
    const { addressWork } = samples;
    const { addressId, addressType, postalCode, city, state, firstName, lastName } = addressWork;
    const { line1, line2, line3, landmark, emailID, phone } = addressWork;
    expect(asked('editAddress')[0]?.body).toEqual({
      ...{ addressId, addressType, defaultAddress: 'false', postalCode, city, state },
      ...{ 'country.isocode': 'IN', firstName, lastName, line1, line2, line3, landmark, emailID, phone },
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('another becomes the default', async () => {
    const asked = show(<AddressesScreen />);
    await press(/^Make default/);
    await waitFor(() => expect(asked('editAddress')[0]?.body).toMatchObject({ defaultAddress: 'true' }));
    expect(await screen.findByText(/^We deliver there now/)).toBeDefined();
  });

  it('one is removed after a question, and only then', async () => {
    const asked = show(<AddressesScreen />);
    await press(/^Remove the address of Ananya Rao, 4th floor/);
    await press('Keep it');
    expect(asked('removeAddress')).toEqual([]);
    await press(/^Remove the address of Ananya Rao, 4th floor/);
    await press('Remove address');
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('nothing kept yet, and nothing to be had, are said', async () => {
    show(<AddressesScreen />, {}, { addresses: [] });
    expect(await screen.findByText(/^No address yet/)).toBeDefined();
  });
});

describe('cards and UPI ids [ACC-03]', () => {
  it('a card is told by brand and last digits, and removed after a question', async () => {
    const asked = show(<SavedCardsScreen />);
    expect(await screen.findByText('Expired 08 / 26')).toBeDefined();
    await press('Remove Visa ending in 4821');
    await press('Remove card');
    await waitFor(() => expect(screen.queryByText('Visa ending in 4821')).toBeNull());
    expect(asked('removeSavedCard')[0]?.body).toEqual({ cardId: samples.savedCard.cardId });
  });

  it('a UPI id likewise; a refusal keeps the question and says why', async () => {
    show(<SavedUpiIdsScreen />, { removeSavedUpiId: refusal(409, 'X', 'Not now.') });
    await press('Remove 9812345670@upi');
    await press('Remove UPI id');
    expect(await screen.findByText('Not now.')).toBeDefined();
  });

  it('that cannot be read say so', async () => {
    show(<SavedCardsScreen />, fault('savedCards', '4xx'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('profile', () => {
  const profile = (onDeleted = vi.fn()) => <ProfileScreen onDeleted={onDeleted} />;

  it('saving tells the store, then the identity provider; who she is the page does not know [ACC-14]', async () => {
    const asked = show(profile());
    const first = await screen.findByLabelText('First name');
    await userEvent.clear(first);
    await userEvent.type(first, 'Ira');
    await userEvent.click(screen.getByRole('radio', { name: 'Transgender' }));
    await press('Save profile');
    expect(await screen.findByText('Your profile is saved.')).toBeDefined();
    expect(asked('updateProfile')[0]).toMatchObject({
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
    expect(asked('updateIdentityProfile')[0]?.body).toMatchObject({
      nameDetails: { firstName: 'Ira', lastName: 'Rao' },
      gender: 'Transgender',
      dateOfBirth: '1989-03-14',
    });
  });

  it('whose single sign-on could not be renewed says so in its own words, and keeps what was typed [ERR-08]', async () => {
    show(profile(), {
      updateIdentityProfile: refusal(503, 'REFRESH_FAILED', 'Something went wrong!'),
    });
    await userEvent.type(await screen.findByLabelText('First name'), 'na');
    await press('Save profile');
    expect(await screen.findByText('Something went wrong!')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ananyana');
  });

  it('offers the genders of the specification, in its words [ACC-01]', async () => {
    show(profile());
    const group = await screen.findByRole('group', { name: 'Gender' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual([...genders]);
    expect(genders).toEqual(['Male', 'Female', 'Transgender', "I'd rather not say"]);
  });

  it('a day nobody was born on is not sent', async () => {
    const asked = show(profile());
    const year = await screen.findByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '2999');
    await press('Save profile');
    await screen.findByRole('group', { name: 'Date of birth' });
    expect(asked('updateProfile')).toEqual([]);
  });

  it('cannot be edited where the shop has switched that off [ACC-01]', async () => {
    show(profile(), {
      properties: { applicationProperties: [{ name: 'isProfileUpdateEnabled', value: 'false' }] },
    });
    expect(await screen.findByText(/^The profile cannot be changed at present/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
    expect(screen.getByText('Ananya Rao')).toBeDefined();
  });

  it('phone and e-mail have a way to change where there is one; the profile follows [AUT-25] [AUT-26]', async () => {
    const onChangeContact = vi.fn(async (kind: string) => kind === 'phone');
    const asked = show(<ProfileScreen onDeleted={vi.fn()} onChangeContact={onChangeContact} />);
    await press('Change mobile number');
    await waitFor(() => expect(asked('customerProfile')).toHaveLength(2));
    await press('Change e-mail');
    expect(onChangeContact.mock.calls).toEqual([['phone'], ['email']]);
    expect(asked('customerProfile')).toHaveLength(2);
  });

  it('the data come as a file; too often is said', async () => {
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

  it('leaving is asked twice, says what goes and what stays, and ends the session', async () => {
    const onDeleted = vi.fn();
    const asked = show(profile(onDeleted));
    await press('Delete account');
    expect(await screen.findByText(/^What goes:/)).toBeDefined();
    expect(screen.getByText(/^What stays:/)).toBeDefined();
    await press('Go on');
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(asked('deleteAccount')).toEqual([]);
    await press('Delete for good');
    await waitFor(() => expect(asked('logout')).toHaveLength(1));
    expect(onDeleted).toHaveBeenCalledWith('Your account is being deleted.');
  });

  it('who thinks better of it keeps the account', async () => {
    const asked = show(profile());
    await press('Delete account');
    await press('Go on');
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked('deleteAccount')).toEqual([]);
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
    ['short', 'short', 'Enter a password that meets every line below.'],
  ])('%s and %s: %s', async (next, again, words) => {
    const asked = show(<PasswordScreen />);
    await screen.findByLabelText('New Password');
    await fill(next, again);
    expect(await screen.findByText(words)).toBeDefined();
    expect(asked('resetCustomerPassword')).toEqual([]);
  });

  it('is sent with the old one, and the fields are empty afterwards [ACC-05] [ACC-15]', async () => {
    const asked = show(<PasswordScreen />);
    await fill('one long word 1', 'one long word 1');
    expect(await screen.findByText(/^The new password holds/)).toBeDefined();
    expect(asked('resetCustomerPassword')[0]).toMatchObject({
      params: { userName: 'current' },
      query: { old: 'the old one 1', newPassword: 'one long word 1' },
    });
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
  });

  it('the first one needs no old one', async () => {
    const asked = show(<PasswordScreen />, { customerProfile: samples.profileNew });
    await fill('one long word 1', 'one long word 1');
    await screen.findByText(/^The new password holds/);
    expect(asked('resetCustomerPassword')[0]?.query).toMatchObject({ old: '' });
  });
});
