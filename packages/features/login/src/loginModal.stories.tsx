import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockApi, refusal } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal } from '@luxe/ui/modal-host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { handClock } from './data/handClock.ts';
import { createLogin, type LoginEnd } from './data/useLogin.ts';
import { loginModal } from './loginModal.tsx';

/** As the shop opens it. */
function LogIn({ isDemo, onResult }: { isDemo: boolean; onResult: (result: LoginEnd | undefined) => void }) {
  const modals = useModal();
  useEffect(() => {
    void modals.open(loginModal, { isDemo, login: createLogin(), clock: handClock() }).then(onResult);
  }, [modals, isDemo, onResult]);
  return null;
}

const meta = {
  tags: ['dialog'],
  component: LogIn,
  parameters: { msw: { handlers: mockApi() } },
  args: { isDemo: true, onResult: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
        <ModalHost place="/">
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
  play: async () => {
    await page.findByRole('dialog', { name: 'Log in' });
    await page.findByLabelText('Mobile number or e-mail');
  },
};
export const Code: Story = {
  play: async () => {
    await userEvent.type(await page.findByLabelText('Mobile number or e-mail'), '9812345670{Enter}');
    await page.findByRole('dialog', { name: 'Enter the code' });
  },
};
export const CodeLightOnAPhone: Story = {
  ...Code,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const LogsIn: Story = {
  parameters: { pictures: { skip: 'The modal has closed: there is nothing to see.' } },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('Code of six digits'), '481302');
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith('loggedIn'));
  },
};
/** A new customer: her name, which can wait. */
export const Names: Story = {
  parameters: { msw: { handlers: mockApi({ login: samples.loginNew }) } },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('Code of six digits'), '481302');
    await page.findByRole('dialog', { name: 'What may we call you?' });
  },
};
export const NamesLater: Story = {
  ...Names,
  parameters: { ...Names.parameters, pictures: { skip: 'Over when it is seen.' } },
  play: async (context) => {
    await Names.play?.(context);
    await userEvent.click(page.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith('loggedIn'));
  },
};
/** The account is to be deleted: the modal closes, and its caller has the words. */
export const Deleted: Story = {
  parameters: {
    msw: { handlers: mockApi({ login: refusal(409, 'SSO-1201', 'To be deleted.') }) },
    pictures: { skip: 'The modal has closed: there is nothing to see.' },
  },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('Code of six digits'), '481302');
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith({ deleted: 'To be deleted.' }));
  },
};
