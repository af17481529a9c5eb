import type { SanitisedHtml } from '@luxe/ui/prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterIndex } from './LetterIndex.tsx';

const listOf = (names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>` as SanitisedHtml;

const meta = {
  component: LetterIndex,
  args: {
    letters: [
      { title: 'A', html: listOf(['Aari & Ain', 'Atelier Noue', 'Avessa']) },
      {
        title: 'C',
        html: listOf(['Casa Brisot', 'Cordoné', 'Crest & Harbour of the Western Isles', 'Cusp']),
      },
      { title: 'H', html: listOf(['Halden & Roe']) },
    ],
  },
} satisfies Meta<typeof LetterIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
