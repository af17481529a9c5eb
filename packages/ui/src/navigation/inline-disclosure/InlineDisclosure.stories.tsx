import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../typography/text/Text.tsx';
import { InlineDisclosure } from './InlineDisclosure.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'composite',
      missingStates: {
        keyboard: 'A details element, like Disclosure: Keyboard.',
        'long text': 'Its texts are fixed and short.',
      },
    },
  },
  component: InlineDisclosure,
  args: {
    summary: 'All 46 brands',
    children: <Text>Atelier Noue, Casa Brisot, Halden & Roe and 43 more</Text>,
  },
} satisfies Meta<typeof InlineDisclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { states: ['usual', 'empty'] } };
export const Opened: Story = {
  parameters: { states: ['open'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('All 46 brands'));
    await expect(canvas.getByText(/43 more/)).toBeVisible();
  },
};
