import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { NavColumn } from '../../navigation/nav-panel/NavPanel.tsx';
import { Wordmark } from '../../typography/wordmark/Wordmark.tsx';
import { NavDrawer, NavRows, type NavRow } from './NavDrawer.tsx';

type PhoneMenuProps = { isOpen: boolean; sections: readonly string[] };

function PhoneMenu({ isOpen, sections }: PhoneMenuProps) {
  const [open, setOpen] = useState(isOpen);
  const [openRow, setOpenRow] = useState<NavRow>();
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Menu
      </Button>
      <NavDrawer
        title="Menu"
        open={open}
        onOpenChange={setOpen}
        name={<Wordmark size="s" decorative />}
        backLabel="All sections"
        onBack={() => setOpenRow(undefined)}
        level={
          openRow && {
            key: openRow.href,
            title: openRow.label,
            content: <NavColumn title="Category" links={[{ label: 'Totes', href: '#totes' }]} />,
          }
        }
      >
        <NavRows
          label="Sections"
          items={sections.map((label) => ({ label, href: `#${label}`, current: label === 'Bags' }))}
          hasSecondLevel={({ label }) => label !== 'Journal'}
          onOpen={setOpenRow}
        />
      </NavDrawer>
    </>
  );
}

const meta = {
  parameters: {
    subject: { kind: 'layer', missingStates: { narrow: 'All of its stories are at phone width.' } },
  },
  tags: ['dialog'],
  component: PhoneMenu,
  args: { isOpen: true, sections: ['Women', 'Bags', 'Shoes', 'Journal'] },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof PhoneMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = () => screen.findByRole('dialog', { name: 'Menu' });

export const Open: Story = {
  parameters: { states: ['open'] },
  play: async () => {
    const inMenu = within(await menu());
    await expect(inMenu.getByRole('link', { name: 'Journal' })).toHaveAttribute('href', '#Journal');
    await expect(inMenu.getByRole('button', { name: 'Bags' })).toHaveAttribute('aria-current', 'true');
  },
};
export const Closed: Story = { parameters: { states: ['empty'] }, args: { isOpen: false } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    sections: [
      'Watches, clocks and other instruments of time',
      ...Array.from({ length: 14 }, (_, at) => `Section ${at + 1}`),
    ],
  },
  play: async () => void (await menu()),
};
/** The focus moves to the title of the second level. */
export const SecondLevel: Story = {
  parameters: { states: ['variant'] },
  play: async () => {
    const inMenu = within(await menu());
    await userEvent.click(inMenu.getByRole('button', { name: 'Bags' }));
    await waitFor(() => expect(inMenu.getByRole('heading', { name: 'Bags' })).toHaveFocus());
    await waitFor(() => expect(inMenu.getByRole('link', { name: 'Totes' })).toBeVisible());
    await expect(inMenu.queryByRole('button', { name: 'Shoes' })).toBeNull();
  },
};
/**
 * Back and Escape show the first level again and focus the row that opened the second level. The next Escape
 * closes the menu.
 */
export const Back: Story = {
  args: { isOpen: false },
  parameters: { states: ['keyboard'], pictures: { skip: 'Ends like the story Closed.' } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const inMenu = within(await menu());
    const bags = () => inMenu.getByRole('button', { name: 'Bags' });
    for (const leave of [
      () => userEvent.click(inMenu.getByRole('button', { name: 'All sections' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.click(bags());
      await waitFor(() => expect(inMenu.getByRole('heading', { name: 'Bags' })).toHaveFocus());
      await leave();
      await waitFor(() => expect(bags()).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
