import { samples } from '@luxe/contract/samples';
import { Text } from '@luxe/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SuggestionList } from './SuggestionList.tsx';

const { suggestions } = samples.suggestions;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: SuggestionList,
  args: { id: 'list', labelledBy: 'name', suggestions, typed: 'cres', active: -1 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 12 }}>
        <Text id="name" size="xs" tone="secondary">
          Suggestions
        </Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = { parameters: { states: ['usual'] } };
export const ActiveOption: Story = {
  parameters: { states: ['variant'] },
  args: { active: 1 },
  play: async ({ canvasElement }) => {
    const [, marked] = within(canvasElement).getAllByRole('option');
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    await expect(marked).toHaveAttribute('id', 'list-1');
  },
};
/** A misspelt text is not the beginning of any suggestion, so each suggestion is entirely bold. */
export const NoPrefixMatch: Story = { parameters: { states: ['variant'] }, args: { typed: 'crezc' } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    suggestions: [
      {
        kind: 'term',
        text: 'hand-boarded pebbled calf with a braided strap',
        within: 'Maison Verrane de Saint-Germain-en-Laye et Fils',
        url: '/search/?q=hand',
      },
    ],
    typed: 'hand',
  },
};
