import type { Meta, StoryObj } from '@storybook/react-vite';
import { NameWall } from './NameWall.tsx';

const brands = [
  'Halden & Roe',
  'Maison Verrane',
  'Oduvia',
  'Casa Brisot',
  'Lumen Genève',
  'Tessaro',
  'Atelier Noue',
];

const meta = {
  parameters: {
    subject: {
      kind: 'links',
      missingStates: { 'long text': 'Names wrap like text: FacetLinks, Long Names.' },
    },
  },
  component: NameWall,
  args: { names: brands.map((name) => ({ name, href: `#${name}` })), rest: 'and 186 more.' },
} satisfies Meta<typeof NameWall>;
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
export const AllNamed: Story = { parameters: { states: ['variant'] }, args: { rest: '' } };
