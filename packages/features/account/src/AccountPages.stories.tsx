import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import {
  fault,
  delayedReply,
  mockApi,
  errorReply,
  type MockStart,
  type Overrides,
} from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';
import { AddressesScreen } from './AddressesScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { SavedCardsScreen } from './SavedCardsScreen.tsx';
import { SavedUpiIdsScreen } from './SavedUpiIdsScreen.tsx';
import { AccountLoading } from './views/AccountStates.tsx';

const shop = (overrides: Overrides = {}, start: MockStart = {}) => ({
  msw: { handlers: mockApi(overrides, { loginType: 'customer', ...start }) },
});

const meta = {
  parameters: {
    layout: 'fullscreen',
    hint: 's1c1',
    ...shop(),
    subject: {
      kind: 'screen',
      name: 'The account: addresses, cards, profile, password',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint={parameters.hint as string}>
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Timeout for the first response of a page, which can be slow on a busy machine. */
const longTimeout = { timeout: 10_000 };
const heading =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name }, longTimeout);
  };
const text =
  (expected: string | RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByText(expected, {}, longTimeout);
  };
const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, longTimeout));
const profile = <ProfileScreen onDeleted={fn()} />;
const framed = (page: ReactElement, path: string) => (
  <AccountScreen path={path} onNavigate={fn()} onLoginNeeded={fn()} onFailure={fn()}>
    {page}
  </AccountScreen>
);

export const Guest: Story = {
  parameters: { states: ['variant'], hint: 's0c0' },
  render: () => framed(<AddressesScreen />, '/my-account/saved-addresses'),
  play: heading('Log in to see your account'),
};
export const InItsFrame: Story = {
  parameters: { states: ['variant'] },
  render: () => framed(<SavedCardsScreen />, '/my-account/saved-cards'),
  globals: { viewport: { value: 'desktop' } },
  play: text('Visa ending in 4821'),
};
export const InItsFrameOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  render: () => framed(<SavedCardsScreen />, '/my-account/saved-cards'),
  globals: { viewport: { value: 'mobile' } },
  play: text('Visa ending in 4821'),
};

export const Addresses: Story = {
  parameters: { states: ['usual'] },
  render: () => <AddressesScreen />,
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Your addresses' }, longTimeout);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};
const byDefault = { defaultAddress: true, defaultFlag: true };
export const AddressesLong: Story = {
  parameters: {
    ...shop({}, { addresses: [{ ...samples.addressLong, ...byDefault }] }),
    states: ['long text'],
  },
  render: () => <AddressesScreen />,
  globals: { viewport: { value: 'mobile' } },
  play: text(/^Venkatanarasimharajuvaripeta/),
};
export const AddressesEmpty: Story = {
  parameters: { ...shop({}, { addresses: [] }), states: ['empty'] },
  render: () => <AddressesScreen />,
  play: text(/^No address yet/),
};
export const AddressesLoading: Story = {
  parameters: { states: ['loading'] },
  render: () => <AccountLoading title="Addresses" />,
  play: text('Loading: Addresses'),
};
export const AddressesFailed: Story = {
  parameters: { ...shop(fault('addresses', '4xx')), states: ['failed'] },
  render: () => <AddressesScreen />,
  play: text('This page could not be shown'),
};
/** After an address is saved, the page's heading receives the focus. */
export const AddressAdded: Story = {
  parameters: { states: ['done'], pictures: { skip: 'Looks like Addresses.' } },
  render: () => <AddressesScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, /^Edit the address of Ananya Rao, 4th floor/);
    await press(canvasElement, 'Save address');
    await canvas.findByText('The address is saved.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const AddressRemove: Story = {
  parameters: { states: ['open'], pictures: { target: '[role=alertdialog]' } },
  render: () => <AddressesScreen />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Remove the address of Ananya Rao, 4th floor/);
    await screen.findByRole('alertdialog', { name: 'Remove this address?' });
  },
};

export const Cards: Story = {
  parameters: { states: ['usual', 'expired'] },
  render: () => <SavedCardsScreen />,
  play: text('Visa ending in 4821'),
};
export const CardsEmpty: Story = {
  parameters: { ...shop({ savedCards: samples.savedCardsEmpty }), states: ['empty'] },
  render: () => <SavedCardsScreen />,
  play: text(/^No saved cards yet/),
};
export const CardsFailed: Story = {
  parameters: { ...shop(fault('savedCards', '4xx')), states: ['failed'] },
  render: () => <SavedCardsScreen />,
  play: text('This page could not be shown'),
};
export const CardNotRemoved: Story = {
  parameters: {
    ...shop({ removeSavedCard: errorReply(409, 'X', 'This card is paying for an order right now.') }),
    states: ['rejected'],
    pictures: { target: '[role=alertdialog]' },
  },
  render: () => <SavedCardsScreen />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Remove Visa ending in 4821');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    await screen.findByText('This card is paying for an order right now.');
  },
};
export const UpiIds: Story = {
  parameters: { states: ['usual'] },
  render: () => <SavedUpiIdsScreen />,
  play: text('ananya.rao@okhdfcbank'),
};
export const UpiIdsEmpty: Story = {
  parameters: { ...shop({ savedUpiIds: samples.savedUpiIdsEmpty }), states: ['empty'] },
  render: () => <SavedUpiIdsScreen />,
  play: text(/^No saved UPI ids yet/),
};

export const Profile: Story = {
  parameters: { states: ['usual'] },
  render: () => profile,
  play: heading('Profile'),
};
export const ProfileOnAPhone: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  render: () => profile,
  globals: { viewport: { value: 'mobile' } },
  play: heading('Profile'),
};
/**
 * A profile without names, so that saving it shows an error. Buttons beside the phone number and the e-mail
 * address start a change of the contact.
 */
export const ProfileNew: Story = {
  parameters: {
    ...shop({ customerProfile: samples.profileNew }),
    states: ['variant', 'error'],
    pictures: { themes: ['dark'] },
  },
  render: () => <ProfileScreen onDeleted={fn()} onChangeContact={async () => false} />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save profile');
    await within(canvasElement).findByText('Enter your first name.');
  },
};
export const ProfileLong: Story = {
  parameters: {
    ...shop({ customerProfile: samples.profileLong }),
    states: ['long text'],
    pictures: { themes: ['dark'] },
  },
  render: () => profile,
  globals: { viewport: { value: 'mobile' } },
  play: text(/^venkatanarasimharajuvaripeta\.subrahmanyam/),
};
export const ProfileSwitchedOff: Story = {
  parameters: {
    ...shop({
      properties: { applicationProperties: [{ name: 'isProfileUpdateEnabled', value: 'false' }] },
    }),
    states: ['disabled'],
  },
  render: () => profile,
  play: text(/^Your profile cannot be changed right now/),
};
export const ProfileSaved: Story = {
  parameters: { states: ['done'], pictures: { themes: ['dark'] } },
  render: () => profile,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save profile');
    await within(canvasElement).findByText('Your profile is saved.');
  },
};
export const ProfileSaving: Story = {
  parameters: {
    ...shop({ updateProfile: delayedReply(60_000, { status: 'SUCCESS' }) }),
    states: ['busy'],
    pictures: { skip: 'Only the button differs from Profile.' },
  },
  render: () => profile,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save profile');
    await within(canvasElement).findByRole('button', { name: 'Saving' });
  },
};
export const ProfileRejected: Story = {
  parameters: {
    ...shop({ updateProfile: errorReply(400, 'P4002', 'dob: enter a valid date of birth.') }),
    states: ['rejected'],
    pictures: { themes: ['dark'] },
  },
  render: () => profile,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save profile');
    await within(canvasElement).findByText('dob: enter a valid date of birth.');
  },
};
export const ProfileFailed: Story = {
  parameters: { ...shop(fault('customerProfile', '4xx')), states: ['failed'] },
  render: () => profile,
  play: text('This page could not be shown'),
};
export const ProfileSlow: Story = {
  parameters: { states: ['slow'] },
  render: () => <AccountLoading title="Profile" />,
  play: text('Loading: Profile'),
};
export const DeleteReview: Story = {
  parameters: { states: ['open'], pictures: { target: '[role=alertdialog]' } },
  render: () => profile,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Delete account');
    await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  },
};
export const DeleteConfirm: Story = {
  parameters: { states: ['open'], pictures: { target: '[role=alertdialog]' } },
  render: () => profile,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Delete account');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  },
};

export const Password: Story = {
  parameters: { states: ['usual'] },
  render: () => <PasswordScreen />,
  play: heading('Password'),
};
export const PasswordFirst: Story = {
  parameters: { ...shop({ customerProfile: samples.profileNew }), states: ['variant'] },
  render: () => <PasswordScreen />,
  play: heading('Password'),
};
export const PasswordDifferent: Story = {
  parameters: { states: ['error'] },
  render: () => <PasswordScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New Password', {}, longTimeout), 'one long word 1');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'another word 2');
    await press(canvasElement, 'Save password');
    await canvas.findByText('New Password and Confirm Password must be the same.');
  },
};
const longest = {
  ...samples.addressLong,
  firstName: 'A'.repeat(60),
  lastName: 'B'.repeat(60),
  city: 'C'.repeat(60),
};
/**
 * An address with names and a city of the maximum length, without a space. The removal dialog shows the
 * address too.
 */
export const AddressesLongest: Story = {
  parameters: {
    pictures: { skip: 'AddressesLong shows how long texts look.' },
    ...shop({}, { addresses: [{ ...longest, ...byDefault }] }),
    states: ['long text'],
  },
  render: () => <AddressesScreen />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Remove/);
    await within(await screen.findByRole('alertdialog', {}, longTimeout)).findByText(/C{60}/);
  },
};
