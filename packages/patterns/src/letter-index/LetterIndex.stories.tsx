import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LetterIndex } from './LetterIndex.tsx';

const namesOf = (...names: string[]) =>
  names.map((label, at) => ({
    label,
    href: `#${label}`,
    count: at === 0 ? '1' : '1,204',
    unit: at === 0 ? 'item' : 'items',
  }));

const meta = {
  parameters: {
    subject: {
      kind: 'links',
      missingStates: { 'long text': 'Names wrap like text: FacetLinks, Long Names.' },
    },
  },
  component: LetterIndex,
  args: {
    letters: [
      { title: 'A', id: 'A', items: namesOf('Aari & Ain', 'Atelier Noue', 'Avessa') },
      {
        title: 'C',
        id: 'C',
        items: namesOf('Casa Brisot', 'Cordoné', 'Crest & Harbour of the Western Isles', 'Cusp'),
      },
      { title: '#', name: 'Digits and signs', id: 'other', items: [{ label: '1912', href: '#1912' }] },
    ],
  },
} satisfies Meta<typeof LetterIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Aari & Ain\s*,\s*1 item\s*$/ })).toHaveAttribute(
      'href',
      '#Aari & Ain',
    );
    await expect(canvas.getByRole('heading', { name: 'Digits and signs' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
