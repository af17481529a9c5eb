import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockApi, errorReply } from '@luxe/contract/testing';
import { manualCountdownClock } from '@luxe/patterns/countdown-testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal } from '@luxe/ui/modal-host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createLogin, type LoginOutcome } from './data/useLogin.ts';
import { loginModal } from './loginModal.tsx';

/** Opens the modal on mount, as the shop does. */
function LogIn({
  isDemo,
  onResult,
}: {
  isDemo: boolean;
  onResult: (result: LoginOutcome | undefined) => void;
}) {
  const modals = useModal();
  useEffect(() => {
    void modals
      .open(loginModal, { isDemo, login: createLogin(), clock: manualCountdownClock() })
      .then(onResult);
  }, [modals, isDemo, onResult]);
  return null;
}

const meta = {
  tags: ['dialog'],
  component: LogIn,
  parameters: { subject: { kind: 'form', name: 'Log in' }, msw: { handlers: mockApi() } },
  args: { isDemo: true, onResult: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
        <ModalHost pathname="/">
          <Story />
        </ModalHost>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof LogIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Contact: Story = {
  parameters: { states: ['narrow'] },
  play: async () => {
    await page.findByRole('dialog', { name: 'Log in' });
    await page.findByLabelText('Mobile number or e-mail');
  },
};
export const Code: Story = {
  parameters: { states: ['variant'] },
  play: async () => {
    await userEvent.type(await page.findByLabelText('Mobile number or e-mail'), '9812345670{Enter}');
    await page.findByRole('dialog', { name: 'Enter the code' });
  },
};
export const CodeLightOnAPhone: Story = {
  ...Code,
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const LogsIn: Story = {
  parameters: { states: ['done'], pictures: { skip: 'The modal has closed: nothing is visible.' } },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('6-digit code'), '481302');
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith('loggedIn'));
  },
};
/** A new customer can enter their names or skip the step. */
export const Names: Story = {
  parameters: { states: ['variant'], msw: { handlers: mockApi({ login: samples.loginNew }) } },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('6-digit code'), '481302');
    await page.findByRole('dialog', { name: 'What should we call you?' });
  },
};
export const NamesLater: Story = {
  ...Names,
  parameters: {
    ...Names.parameters,
    states: ['done'],
    pictures: { skip: 'The modal has closed: nothing is visible.' },
  },
  play: async (context) => {
    await Names.play?.(context);
    await userEvent.click(page.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith('loggedIn'));
  },
};
/** When the account is being deleted, the modal closes and returns the message to its caller. */
export const Deleted: Story = {
  parameters: {
    states: ['rejected'],
    msw: { handlers: mockApi({ login: errorReply(409, 'SSO-1201', 'To be deleted.') }) },
    pictures: { skip: 'The modal has closed: nothing is visible.' },
  },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('6-digit code'), '481302');
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith({ deleted: 'To be deleted.' }));
  },
};
