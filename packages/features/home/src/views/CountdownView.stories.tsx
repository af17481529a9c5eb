import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountdownView } from './CountdownView.tsx';

const ends = '2026-11-29T23:59:00+05:30';
const block = {
  type: 'countdown',
  title: 'Embroidered to order',
  text: 'Borders in zari take a studio five weeks.',
  link: { label: 'Kurtas', href: '/kurtas/c-ish1010101' },
  ends,
} as const;

const meta = {
  component: CountdownView,
  parameters: { subject: { kind: 'display' }, layout: 'fullscreen' },
  args: { block, now: undefined },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CountdownView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The countdown at a given time. */
const storyAt = (now: string, line: string): Story => ({
  args: { now: Date.parse(now) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(line)).toHaveAttribute('datetime', ends);
  },
});

export const Weeks: Story = {
  ...storyAt('2026-11-01T12:00:00+05:30', 'Until Sunday 29 November, 11:59 pm'),
  parameters: { states: ['usual'] },
};
export const Days: Story = {
  ...storyAt('2026-11-26T12:00:00+05:30', 'Ends in 3 days, on Sunday 29 November'),
  parameters: { states: ['variant'] },
};
export const Tomorrow: Story = {
  ...storyAt('2026-11-28T12:00:00+05:30', 'Ends tomorrow at 11:59 pm'),
  parameters: { states: ['variant'] },
};
export const Today: Story = {
  ...storyAt('2026-11-29T12:00:00+05:30', 'Ends today at 11:59 pm'),
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
/** After the end, with a closing text. */
export const Over: Story = {
  parameters: { states: ['variant'] },
  args: { block: { ...block, after: 'Orders for April are closed.' }, now: Date.parse(ends) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Orders for April are closed.')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
/** After the end, without a closing text. */
export const OverWithoutText: Story = {
  parameters: { states: ['empty'], pictures: { skip: 'Renders nothing.' } },
  args: { now: Date.parse(ends) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section, h2')).toBeNull();
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    block: {
      ...block,
      title: 'Embroidered to order by eleven studios between Srinagar and Kanchipuram, one border at a time',
      text: 'Borders in zari take a studio five weeks, and the studios take no more than they can finish. What is ordered later is begun after the monsoon.',
    },
  },
  globals: { viewport: { value: 'mobile' } },
};
