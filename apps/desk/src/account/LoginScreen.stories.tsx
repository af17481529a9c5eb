import { delayedReply, rejection } from '@luxe/contract/testing';
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
      name: 'Login',
      missingStates: {
        narrow: 'Its fields stand in one column.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/login' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const loggedOut = { session: rejection('deskLoginRequired') } as const;
const fill = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByLabelText('E-mail address'), 'meera@shop.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long enough password');
  await userEvent.type(canvas.getByLabelText(/^Six-digit code/), '123456');
};

export const Usual: Story = {
  parameters: {
    states: ['usual'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockDesk(loggedOut) },
  },
  play: find('Log in to the desk'),
};
/** After the login, the person is on the page that they wanted to open. */
export const LoggedIn: Story = {
  parameters: {
    states: ['keyboard'],
    ...skip('It ends on another screen.'),
    msw: { handlers: mockDesk(loggedOut) },
  },
  args: { address: '/desk/staff' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Staff' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const FieldsMissing: Story = {
  parameters: {
    states: ['error'],
    ...skip('Only the errors differ from Usual.'),
    msw: { handlers: mockDesk(loggedOut) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
  },
};
/** A code is accepted once, so it is removed. The rest stays. */
export const Rejected: Story = {
  parameters: {
    states: ['rejected'],
    ...skip('Only the error differs from Usual.'),
    msw: { handlers: mockDesk({ ...loggedOut, logIn: rejection('deskLoginWrong') }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The e-mail address, the password or the code is wrong.',
    );
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('meera@shop.example');
    await expect(canvas.getByLabelText(/^Six-digit code/)).toHaveValue('');
  },
};
export const LoggingIn: Story = {
  parameters: {
    states: ['busy'],
    ...skip('Only the button differs from Usual.'),
    msw: { handlers: mockDesk({ ...loggedOut, logIn: delayedReply(60_000, {}) }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Logging in' });
  },
};
