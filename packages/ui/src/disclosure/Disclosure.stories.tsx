import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: { summary: 'Care', children: 'Wipe with a dry cloth. Keep in its dust bag, away from the sun.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Questions: Story = {
  render: () => (
    <div>
      <Disclosure number={1} summary="How do I know a bag is authentic?">
        Every piece is sourced from the brand or its authorised seller.
      </Disclosure>
      <Disclosure number={2} summary="Can I return a bag after I have removed the tags?">
        No. A piece must come back as it went out.
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
