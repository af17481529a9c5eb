import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from './Image.tsx';

/** A drawn stand-in, so that the story needs no file. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><path d="M18 44h44l5 40H13z" fill="maroon"/><path d="M28 44v-8a12 12 0 0 1 24 0v8" fill="none" stroke="maroon" stroke-width="3"/></svg>',
)}`;

const meta = {
  component: Image,
  args: {
    src: drawing,
    alt: 'Oxblood top-handle bag',
    width: 800,
    height: 1000,
    ratio: '4/5',
    tone: 'media',
    fit: 'contain',
  },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CutOut: Story = {};
export const Photograph: Story = { args: { tone: 'photo', fit: 'cover' } };
export const Square: Story = { args: { ratio: '1/1' } };
export const Failed: Story = { args: { src: 'data:image/png;base64,none', priority: true } };
