import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RedirectRefundScreen } from './RedirectRefundScreen.tsx';

const rejected = { orderDetails: samples.orderRefundRejected };

const meta = {
  component: RedirectRefundScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'A refund that a bank rejects',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        'long text': 'Its texts are sentences of the shop and names of payment methods.',
      },
    },
    layout: 'fullscreen',
    pictures: { skip: 'Same parts as the refund and bank steps of a return.' },
    msw: { handlers: mockScenario('signed-in', rejected) },
  },
  args: { orderCode: samples.order.orderId, partId: 4821, notFound: <p>Not found</p> },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof RedirectRefundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = { name: /^Send ₹/ };

/** Asks for a destination, and then for the account. */
export const Choose: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', send));
    await expect(page.getByText('Choose where the money goes.')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^Your bank account/ }));
    await userEvent.click(page.getByRole('button', send));
    await expect(await page.findByText('Enter the name as the bank has it.')).toBeVisible();
  },
};
/** The heading of the outcome gets the focus. */
export const CliqCash: Story = {
  parameters: { states: ['done'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Cliq cash/ }));
    await userEvent.click(page.getByRole('button', send));
    await expect(
      await page.findByRole('heading', { level: 1, name: 'The refund goes elsewhere' }),
    ).toHaveFocus();
  },
};
export const BankAccount: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Your bank account/ }));
    await userEvent.type(page.getByLabelText('Name of the account holder'), 'Ananya Rao');
    await userEvent.type(page.getByLabelText('IFSC'), 'HDFC0000001');
    await userEvent.type(page.getByLabelText('Account number'), '5010 0012 345678');
    await userEvent.type(page.getByLabelText('Account number again'), '50100012345678');
    await userEvent.click(page.getByRole('button', send));
    await expect(await page.findByText(/^We transfer ₹/)).toBeVisible();
  },
};
/** The provider does not answer, so nothing has changed. */
export const Unclear: Story = {
  parameters: {
    states: ['variant'],
    msw: {
      handlers: mockScenario('signed-in', {
        ...rejected,
        redirectRefund: errorReply(409, 'O4099', 'The bank does not answer just now.'),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Cliq cash/ }));
    await userEvent.click(page.getByRole('button', send));
    await expect(await page.findByRole('alert')).toHaveTextContent('The bank does not answer just now.');
  },
};
export const NothingToChoose: Story = {
  args: { partId: 1 },
  parameters: { states: ['empty'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing to choose' });
  },
};
export const UnknownOrder: Story = {
  args: { orderCode: '' },
  parameters: { states: ['not found'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not found');
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the refund');
  },
};
