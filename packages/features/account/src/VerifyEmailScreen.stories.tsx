import { createClient } from '@luxe/client';
import { fault, delayedReply, mockApi, errorReply, type Overrides } from '@luxe/contract/testing';
import { callSamples } from '@luxe/contract/samples';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const shop = (overrides: Overrides = {}) => ({ msw: { handlers: mockApi(overrides) } });

const meta = {
  component: VerifyEmailScreen,
  parameters: {
    layout: 'fullscreen',
    ...shop(),
    subject: {
      kind: 'screen',
      name: 'Confirmed e-mail',
      missingStates: {
        empty: 'A missing link counts as an unknown link.',
        'long text': 'Its texts are fixed; a masked address has only its first letter and host.',
        offline: 'Same as Failed.',
      },
    },
  },
  args: { token: 'a-link' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name });
  };
const rejectedWith = (status: number, code: string) => shop({ verifyEmail: errorReply(status, code, 'No.') });

export const Confirmed: Story = {
  parameters: { states: ['usual'] },
  play: heading('Your e-mail address is confirmed'),
};
export const Phone: Story = {
  ...Confirmed,
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Used: Story = {
  parameters: { ...rejectedWith(409, 'SSO-1009'), states: ['expired'] },
  play: heading('This link was already used'),
};
export const Expired: Story = {
  parameters: { ...rejectedWith(410, 'SSO-1007'), states: ['expired'] },
  play: heading('This link has expired'),
};
export const Taken: Story = {
  parameters: { ...rejectedWith(409, 'SSO-1008'), states: ['rejected'] },
  play: heading('This address belongs to another account'),
};
export const Unknown: Story = {
  parameters: { states: ['rejected'] },
  args: { token: '' },
  play: heading('This link is not valid'),
};
export const Slow: Story = {
  parameters: {
    ...shop({ verifyEmail: delayedReply(60_000, callSamples.verifyEmail) }),
    states: ['loading', 'slow'],
  },
};
export const Failed: Story = {
  parameters: { ...shop(fault('verifyEmail', '4xx')), states: ['failed'] },
  play: heading('The address could not be confirmed'),
};
