import { deskVariants } from '@luxe/contract/desk-samples';
import { rejection } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'form',
      name: 'Password',
      missingStates: {
        busy: 'Login shows it.',
        narrow: 'Its fields stand in one column.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/password' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('Two fields, which the design system shows.') },
  play: find('Your other logins end.'),
};
/** After the first login, every page leads here, and there is no navigation. */
export const FirstPassword: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockDesk({ session: deskVariants.session.first }) },
  },
  args: { address: '/desk/search' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Your first password was generated/);
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
  },
};
export const TooShort: Story = {
  parameters: { states: ['error'], ...skip('Only the error differs from Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Current password'), 'x');
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/at least 12 characters/),
    );
  },
};
export const Rejected: Story = {
  parameters: {
    states: ['rejected'],
    ...skip('Only the error differs from Usual.'),
    msw: { handlers: mockDesk({ changePassword: rejection('deskPasswordWrong') }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Current password'), 'x');
    await userEvent.type(canvas.getByLabelText('New password'), 'a long enough password');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The current password is wrong.');
  },
};
