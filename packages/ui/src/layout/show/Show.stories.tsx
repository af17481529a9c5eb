import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../typography/text/Text.tsx';
import { Show } from './Show.tsx';

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: Show,
  args: { children: null },
  render: () => (
    <div>
      <Text>At every width.</Text>
      <Show from={1024}>
        <Text>From 1024 on.</Text>
      </Show>
      <Show below={1024}>
        <Text>Below 1024.</Text>
      </Show>
    </div>
  ),
} satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isWide = window.innerWidth >= 1024;
    await expect(canvas.getByText('From 1024 on.').checkVisibility()).toBe(isWide);
    await expect(canvas.getByText('Below 1024.').checkVisibility()).toBe(!isWide);
  },
};
