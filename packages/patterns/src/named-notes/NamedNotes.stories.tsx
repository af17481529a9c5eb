import type { SanitisedHtml } from '@luxe/ui/prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NamedNotes } from './NamedNotes.tsx';

const notes = [
  ['Authentic', 'From the brand itself or its authorised seller.'],
  ['Delivered by hand', 'Insured, and signed for at the door.'],
  ['Seven days', 'To send back what is not right.'],
  ['Care for life', 'Leather and watches come back to our bench.'],
];

const meta = {
  parameters: {
    subject: { kind: 'text', missingStates: { 'long text': 'Paragraphs wrap: Prose, Long Text.' } },
  },
  component: NamedNotes,
  args: {
    html: `<ul>${notes.map(([name, text]) => `<li><strong>${name}</strong> ${text}</li>`).join('')}</ul>` as SanitisedHtml,
  },
} satisfies Meta<typeof NamedNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
