import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelLine } from './LevelLine.tsx';

const inUsual = { skip: 'Its parts are in the picture of Usual.' };

const meta = {
  component: LevelLine,
  parameters: { subject: { kind: 'text' } },
  args: {
    'aria-label': 'Tiers',
    current: 'Gold',
    currentLabel: ', your tier',
    levels: [
      { key: 'Base', title: 'Base', note: 'First order' },
      { key: 'Copper', title: 'Copper', note: '₹1,00,000' },
      { key: 'Silver', title: 'Silver', note: '₹3,00,000' },
      { key: 'Gold', title: 'Gold', note: '₹7,50,000' },
      { key: 'Platinum', title: 'Platinum', note: '₹15,00,000' },
    ],
  },
} satisfies Meta<typeof LevelLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const First: Story = {
  parameters: { states: ['variant'], pictures: inUsual },
  args: { current: 'Base' },
};
export const Last: Story = {
  parameters: { states: ['variant'], pictures: inUsual },
  args: { current: 'Platinum' },
};
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: inUsual },
  args: {
    levels: [
      { key: 'Base', title: 'Members of the first circle', note: 'From the first order' },
      { key: 'Gold', title: 'Members of the second circle', note: 'From ₹7,50,000 a year' },
      { key: 'Platinum', title: 'Members of the innermost circle', note: 'From ₹15,00,000 a year' },
    ],
  },
};
export const Narrow: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
};
