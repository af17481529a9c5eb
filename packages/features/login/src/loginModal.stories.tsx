import { createClient } from '@luxe/client';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal } from '@luxe/ui/modal-host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createLogin } from './data/useLogin.ts';
import { loginModal } from './loginModal.tsx';

/** As the shop opens it. */
function LogIn({
  isDemo,
  onResult,
}: {
  isDemo: boolean;
  onResult: (result: 'loggedIn' | undefined) => void;
}) {
  const modals = useModal();
  useEffect(() => {
    void modals.open(loginModal, { isDemo, login: createLogin() }).then(onResult);
  }, [modals, isDemo, onResult]);
  return null;
}

const meta = {
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

export const Phone: Story = {
  play: async () => {
    await page.findByRole('dialog', { name: 'Log in' });
    await page.findByLabelText('Mobile number');
  },
};
export const Code: Story = {
  play: async () => {
    await userEvent.type(await page.findByLabelText('Mobile number'), '9812345670{Enter}');
    await page.findByRole('dialog', { name: 'Enter the code' });
  },
};
export const CodeLightOnAPhone: Story = {
  ...Code,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const LogsIn: Story = {
  parameters: { pictures: { skip: 'Logged in, the modal is gone.' } },
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('Code of six digits'), '481302');
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith('loggedIn'));
  },
};
