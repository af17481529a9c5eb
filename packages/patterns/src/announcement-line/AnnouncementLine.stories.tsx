import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementLine } from './AnnouncementLine.tsx';

const meta = {
  component: AnnouncementLine,
  parameters: {
    subject: { kind: 'frame', missingStates: { indiluxe: 'It is the same in every catalogue.' } },
    layout: 'fullscreen',
  },
  args: {
    text: 'Gift wrap is free until 24 December.',
    link: { label: 'See the presents', href: '#presents' },
  },
} satisfies Meta<typeof AnnouncementLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const skip = (reason: string) => ({ pictures: { skip: reason } });

export const Usual: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
export const WithoutALink: Story = {
  parameters: { states: ['empty'], ...skip('The same without a link.') },
  args: { link: null },
};
export const LongTextOnAPhone: Story = {
  parameters: { states: ['narrow', 'long text'], ...skip('The line breaks.') },
  globals: { viewport: { value: 'mobile' } },
};
