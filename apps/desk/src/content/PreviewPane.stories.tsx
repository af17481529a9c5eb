import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rejection } from '@luxe/contract/testing';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { skip } from '../testing/stories.ts';

/** A page that needs no network. */
const url = 'data:text/html,<title>Preview</title><h1>The winter room</h1>';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'display',
      name: 'Preview beside the form',
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk({ previewContent: { url } }) },
  },
  args: { address: '/desk/content/page/winter-room' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Show beside the form' }));
  await canvas.findByRole('heading', { name: 'Preview' });
  return canvas;
}

/** The frame is scaled to the space; a phone has its own width. */
export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('The picture of a frame depends on its page.') },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const frame = await canvas.findByTitle('Preview of the page');
    await expect(frame).toHaveAttribute('width', '1440');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone 390' }));
    await waitFor(() => expect(frame).toHaveAttribute('width', '390'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the preview' }));
    await expect(canvas.queryByTitle('Preview of the page')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...skip('A notice.'),
    msw: { handlers: mockDesk({ previewContent: rejection('contentHasNoPreview') }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await canvas.findByText('The preview could not be loaded');
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
/** Without a draft, there is nothing to preview, and the link of the last preview has ended. */
export const Published: Story = {
  parameters: { states: ['variant'], ...skip('A sentence.') },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await canvas.findByRole('link', { name: /^Open in a new tab/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Publish: / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await canvas.findByText('Save a draft to see it here.');
    await expect(canvas.queryByRole('link', { name: /^Open in a new tab/ })).toBeNull();
  },
};
