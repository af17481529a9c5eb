import { deskCallSamples } from '@luxe/contract/desk-samples';
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
      kind: 'screen',
      name: 'Prices and stock',
      missingStates: {
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
        narrow: 'Its fields stand in one column.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/offers?ussid=125001000000123' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('Two fields, which the design system shows.') },
  play: find('Kanjivaram silk saree'),
};
export const NoOffer: Story = {
  parameters: { states: ['empty'], ...skip('One field.') },
  args: { address: '/desk/offers' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Look up' }));
    await expect(canvas.getByLabelText('Offer (USSID)')).toHaveAccessibleDescription(
      'Enter the USSID of the offer.',
    );
  },
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ offer: rejection('unknownOffer') }) },
  },
  play: find('There is no such offer.'),
};
/** The sentence of the server stands beside the field. A later price is accepted, and the focus stays. */
export const ChangePrice: Story = {
  parameters: {
    states: ['rejected', 'done'],
    ...skip('Only the error differs from Usual.'),
    msw: {
      handlers: mockDesk({
        changePrice: ({ body }) =>
          (body as { rupees: string }).rupees === '30000'
            ? rejection('priceAboveMrp', 27_900_00)
            : { offer: { ...deskCallSamples.offer.offer, pricePaise: 23_900_00 } },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = await canvas.findByLabelText('Price in rupees');
    const submit = canvas.getByRole('button', { name: 'Change price' });
    await userEvent.clear(price);
    await userEvent.type(price, '30000');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription('The price cannot exceed the MRP of ₹27,900.'),
    );
    await userEvent.clear(price);
    await userEvent.type(price, '23,900');
    await userEvent.click(submit);
    await within(document.body).findByText('The price is ₹23,900.');
    await waitFor(() => expect(price).toHaveValue('23900'));
    await expect(submit).toHaveFocus();
  },
};
