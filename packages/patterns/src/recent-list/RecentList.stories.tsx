import { Text } from '@luxe/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecentList } from './RecentList.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: RecentList,
  args: {
    searches: ['camel coat', 'Lumen Genève 38 mm', 'loafers bordeaux'],
    hrefOf: (text: string) => `/search/?q=${encodeURIComponent(text)}`,
    labelledBy: 'name',
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 12 }}>
        <Text id="name" size="xs" tone="secondary">
          Recent
        </Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'camel coat' })).toHaveAttribute(
      'href',
      '/search/?q=camel%20coat',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “camel coat”' }));
    await expect(args.onRemove).toHaveBeenCalledWith('camel coat');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith();
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { searches: ['hand-boarded pebbled calf with a braided strap, tan'] },
};
