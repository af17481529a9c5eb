import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Disclosure,
  args: { summary: 'Care', children: 'Wipe with a dry cloth. Keep in its dust bag, away from the sun.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { states: ['empty'] } };
export const Open: Story = { parameters: { states: ['open'] }, args: { open: true } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    open: true,
    number: 12,
    summary:
      'What happens to an item that was engraved, altered or worn and is then returned within fifteen days?',
    children: 'We send it back to you. Return items as they arrived, in the box, with their papers and tags.',
  },
};
/** Disclosures with the same `name`: opening one closes the other, without scripts. */
export const OneAtATime: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <div>
      <Disclosure name="about" summary="Care" open>
        Wipe with a dry cloth.
      </Disclosure>
      <Disclosure name="about" summary="Delivery">
        By Tuesday, 24 November.
      </Disclosure>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Delivery'));
    await waitFor(() => expect(canvas.getByText('Wipe with a dry cloth.')).not.toBeVisible());
  },
};
/** Tab reaches the row; Enter and Space toggle it. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByText('Care').closest('summary');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    // The browser itself handles Enter and Space, but does not react to the simulated keys of a story. The
    // story therefore clicks the row, which has the same effect.
    row?.click();
    await waitFor(() => expect(canvas.getByText(/Wipe with/)).toBeVisible());
    row?.click();
    await waitFor(() => expect(canvas.getByText(/Wipe with/)).not.toBeVisible());
  },
};
export const Questions: Story = {
  parameters: { states: ['usual'] },
  render: () => (
    <div>
      <Disclosure number={1} summary="How do I know a bag is authentic?">
        Every item is sourced from the brand or its authorised seller.
      </Disclosure>
      <Disclosure number={2} summary="Can I return a bag after I have removed the tags?">
        No. Return items as they arrived.
      </Disclosure>
      <Disclosure number={3} summary="Which bags ship within 24 hours?">
        Those marked “Ready to ship”.
      </Disclosure>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Which bags ship within 24 hours?'));
    await waitFor(() => expect(canvas.getByText(/Ready to ship/)).toBeVisible());
  },
};
