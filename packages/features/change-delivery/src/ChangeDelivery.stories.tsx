import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChangeDeliveryScreen } from './ChangeDeliveryScreen.tsx';

const meta = {
  component: ChangeDeliveryScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Changing a delivery',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { orderCode: samples.order.orderId, notFound: <p>Not found</p> },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof ChangeDeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button explains what is missing. */
export const Choose: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save the change' }));
    await expect(page.getByText('Choose another address or another day first.')).toBeVisible();
  },
};
/** Another address has other days; the heading of the outcome gets the focus. */
export const Done: Story = {
  parameters: {
    states: ['done'],
    msw: {
      handlers: mockScenario('signed-in', { deliveryOptions: samples.deliveryOptionsElsewhere }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [, other] = samples.addresses.addresses;
    const address = await page.findByLabelText('Deliver to');
    // The customer's addresses may arrive after the field.
    await waitFor(() => expect(address).toContainHTML(`value="${other?.addressId}"`));
    await userEvent.selectOptions(address, other?.addressId ?? '');
    await userEvent.selectOptions(await page.findByLabelText('Day of delivery'), '2026-11-28');
    await userEvent.click(page.getByRole('button', { name: 'Save the change' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: 'The delivery has changed' }),
    ).toHaveFocus();
  },
};
/** Only parcels that have not left their sellers can change. */
export const DaysOnly: Story = {
  parameters: {
    states: ['narrow'],
    pictures: { themes: ['light'] },
    msw: { handlers: mockScenario('signed-in', { deliveryOptions: samples.deliveryOptionsDaysOnly }) },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Day of delivery of parcel 2');
  },
};
/** The courier is collecting the parcel at this moment. */
export const Rejected: Story = {
  parameters: {
    states: ['variant'],
    pictures: { skip: 'Only a sentence differs from Choose.' },
    msw: {
      handlers: mockScenario('signed-in', {
        changeDelivery: errorReply(409, 'O4097', 'The courier is about to collect this order.'),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText('Day of delivery'), '2026-11-28');
    await userEvent.click(page.getByRole('button', { name: 'Save the change' }));
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The courier is about to collect this order.',
    );
  },
};
export const NothingLeft: Story = {
  parameters: {
    states: ['empty'],
    pictures: { skip: 'Same page as other screens without content.' },
    msw: {
      handlers: mockScenario('signed-in', {
        deliveryOptions: { ...samples.deliveryOptions, canChangeAddress: false, parcels: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing to change' });
  },
};
export const UnknownOrder: Story = {
  args: { orderCode: '' },
  parameters: { states: ['not found'], pictures: { skip: 'Same page as other screens without content.' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not found');
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'Same page as other failed screens.' },
    msw: { handlers: mockScenario('api-down') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading', 'slow'],
    pictures: { skip: 'Same page as other loading screens.' },
    msw: { handlers: mockScenario('slow') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the order');
  },
};
/** A long name, in the card of an address that can no longer change. */
export const LongText: Story = {
  parameters: {
    states: ['long text'],
    pictures: { skip: 'The card of an address has its own long text.' },
    msw: {
      handlers: mockScenario('signed-in', {
        deliveryOptions: { ...samples.deliveryOptionsDaysOnly, deliveryAddress: samples.addressLong },
      }),
    },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Day of delivery of parcel 2');
  },
};
