import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { StickyBar } from './StickyBar.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

const update = fn();

const meta = {
  component: StickyBar,
  parameters: {
    subject: {
      kind: 'text',
      missingStates: { 'long text': 'The bar is that of Toast.' },
    },
  },
  args: {
    title: 'A new version is ready.',
    children: 'Your bag and this page stay as they are.',
    icon: 'refresh',
    actions: [{ label: 'Update', onSelect: update }],
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'A new version is ready.' });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Update' }));
    await expect(update).toHaveBeenCalledOnce();
  },
};
export const TwoActions: Story = {
  args: {
    actions: [
      { label: 'Add', onSelect: fn() },
      { label: 'Not now', onSelect: fn() },
    ],
  },
  parameters: { states: ['variant'], pictures: { skip: 'Usual with a second button.' } },
};

function ToastButton() {
  const { show } = useToast();
  return (
    <Button emphasis="secondary" onClick={() => show({ message: 'Added to your bag', duration: 600_000 })}>
      Show it
    </Button>
  );
}
/** A toast covers no part of the bar, so both can be read and pressed. */
export const WithToast: Story = {
  parameters: {
    states: ['variant'],
    pictures: { skip: 'The bars of Usual and of Toast. The play function checks where they are.' },
  },
  decorators: [
    (BarStory) => (
      <ToastProvider>
        <ToastButton />
        <BarStory />
      </ToastProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    const edgesOf = (text: string) =>
      canvas.getByText(text).closest<HTMLElement>('[data-toasts] > * > *')!.getBoundingClientRect();
    await canvas.findByText('Added to your bag');
    await waitFor(() =>
      expect(edgesOf('Added to your bag').bottom).toBeLessThanOrEqual(edgesOf('A new version is ready.').top),
    );
    await expect(edgesOf('Added to your bag').top).toBeGreaterThanOrEqual(0);
  },
};
