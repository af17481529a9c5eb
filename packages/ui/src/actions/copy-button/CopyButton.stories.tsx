import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  parameters: {
    subject: {
      kind: 'action',
      missingStates: { disabled: 'It can always be pressed.', 'long text': 'Its label is a word.' },
    },
  },
  args: {
    text: '7751 0042 118',
    copiedText: 'Copied',
    failedText: 'Select the number to copy it.',
    'aria-label': 'Copy the tracking number',
    children: 'Copy',
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};
const written = fn(() => Promise.resolve());

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Copied: Story = {
  parameters: { states: ['done'] },
  beforeEach: withClipboard(written),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the tracking number' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(written).toHaveBeenCalledWith('7751 0042 118');
  },
};
/** The browser does not allow it, so the shopper selects the number. */
export const NotAllowed: Story = {
  parameters: { states: ['failed'], pictures: { skip: 'Only the words differ from Copied.' } },
  beforeEach: withClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the tracking number' }));
    await expect(await canvas.findByText('Select the number to copy it.')).toBeVisible();
  },
};
