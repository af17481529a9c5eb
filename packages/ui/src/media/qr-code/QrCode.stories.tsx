import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

/**
 * One of the 3 finder patterns, the corner squares of a QR code. The code of version 1 has 21 × 21 modules
 * and a quiet zone of 4 modules.
 */
const finder = (x: number, y: number) =>
  `M${x} ${y}h7v7h-7z M${x + 1} ${y + 1}v5h5v-5z M${x + 2} ${y + 2}h3v3h-3z`;

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: QrCode,
  args: {
    label: 'Code to pay ₹3,70,900 with a UPI app',
    size: 29,
    path: [finder(4, 4), finder(18, 4), finder(4, 18)].join(' '),
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const LightTheme: Story = { parameters: { states: ['variant'] }, globals: { theme: 'light' } };
