import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoader } from './PageLoader.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: PageLoader,
  args: { active: true },
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line at the top of the window. */
export const Line: Story = {
  parameters: { states: ['usual'], pictures: { skip: 'Loader shows the same line.' } },
};
/** Renders nothing visible while inactive. */
export const Quiet: Story = {
  args: { active: false },
  parameters: { states: ['variant'], pictures: { skip: 'Renders nothing visible.' } },
};
