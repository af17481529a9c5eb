import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';
import { IconGallery } from './icons/IconGallery.tsx';

/**
 * Line icons on a grid of 20 × 20 with one line width, in the colour of the text. An icon stands beside a
 * word, or in a control with a name.
 */
const meta = {
  parameters: {
    subject: { kind: 'specimen' },
    pictures: { skip: 'The story All of Icon shows every icon.' },
  },
  render: () => (
    <FoundationPage
      title="Icons"
      intro="Search by name or by use. “Copy” copies the code of an icon, for a component of this library."
    >
      <FoundationSection title="All icons" note="A new icon is one path in packages/ui/src/typography/icon.">
        <IconGallery />
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: { states: ['usual'] } };

/** The search also finds the words for which an icon is used. */
export const Search: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'delivery');
    const list = canvas.getByRole('list');
    await expect(within(list).getByText('truck')).toBeVisible();
    await expect(within(list).queryByText('heart')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), ' van');
    await expect(canvas.getByText('No icon for “delivery van”')).toBeVisible();
  },
};

/** A press copies the code of the icon. */
export const Copy: Story = {
  parameters: { states: ['done'] },
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { written, writeText: async (text: string) => void written.push(text) },
    });
    return () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy truck' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    const { written } = navigator.clipboard as unknown as { written: string[] };
    await expect(written).toEqual(['<Icon name="truck" />']);
  },
};
