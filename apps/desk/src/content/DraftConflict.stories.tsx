import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import { rejection } from '@luxe/contract/testing';
import type { DeskBody } from '@luxe/contract/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { skip } from '../testing/stories.ts';

const { theirs } = deskVariants.contentEntry;

/** Reads of the entry since the story began, and the revision of the stored draft. */
const store = { reads: 0, revision: theirs.entry.revision };

/** The first read has the draft that the person begins with, and later ones have that of another person. */
function twoEditors() {
  return mockDesk({
    contentEntry: () => {
      store.reads += 1;
      return store.reads === 1 ? deskCallSamples.contentEntry : theirs;
    },
    rollBackContent: theirs,
    saveContent: ({ body }) => {
      const sent = body as DeskBody<'saveContent'>;
      if (sent.revision !== store.revision) return rejection('contentDraftChanged', 'Kabir Sethi');
      store.revision += 1;
      return { entry: { ...theirs.entry, revision: store.revision, value: sent.value } };
    },
  });
}

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'form',
      name: 'Draft of two people',
      missingStates: {
        usual: 'Content entry shows the form before the conflict.',
        narrow: 'Content entry shows the form on a phone.',
        busy: 'Content entry shows a button that is busy.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: twoEditors() },
  },
  beforeEach: () => {
    Object.assign(store, { reads: 0, revision: theirs.entry.revision });
  },
  args: { address: '/desk/content/page/winter-room' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the title, and saves: another person has saved the draft meanwhile. */
async function meet(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = (await canvas.findAllByLabelText('Title'))[0] as HTMLInputElement;
  await userEvent.type(title, '!');
  await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
  const heading = await canvas.findByRole('heading', { name: 'Your version, and the draft of Kabir Sethi' });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(title).toHaveValue('The winter room!');
  return canvas;
}

const press = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Both versions are compared, and nothing typed is lost. */
export const Both: Story = {
  parameters: { states: ['rejected', 'error'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = await meet(canvasElement);
    await canvas.findByText('Leather, wool and one good lamp.');
    await canvas.findByRole('cell', { name: 'The winter room!' });
  },
};
/** The changes of this person are put on top of the other draft. */
export const Merged: Story = {
  parameters: { states: ['done'], ...skip('The form shows it.'), msw: { handlers: twoEditors() } },
  play: async ({ canvasElement }) => {
    const canvas = await meet(canvasElement);
    await press(canvas, 'Put my changes on the draft of Kabir Sethi');
    await waitFor(async () =>
      expect((await canvas.findAllByLabelText('Title'))[0]).toHaveValue('The winter room!'),
    );
    await expect(canvas.getByLabelText(/^Description for search engines/)).toHaveValue(
      'Leather, wool and one good lamp.',
    );
    await canvas.findByText('Not saved yet');
    await press(canvas, 'Save draft');
    await within(document.body).findByText('The draft is saved.');
  },
};
/** The form has the other draft, and what was typed can still come back. */
export const Taken: Story = {
  parameters: { states: ['chosen'], ...skip('Both shows it.'), msw: { handlers: twoEditors() } },
  play: async ({ canvasElement }) => {
    const canvas = await meet(canvasElement);
    await press(canvas, 'See the draft of Kabir Sethi in the form');
    await waitFor(async () =>
      expect((await canvas.findAllByLabelText('Title'))[0]).toHaveValue('The winter room'),
    );
    await canvas.findByText(/What you had typed is still here/);
    await press(canvas, 'Put my changes on the draft of Kabir Sethi');
    await waitFor(async () =>
      expect((await canvas.findAllByLabelText('Title'))[0]).toHaveValue('The winter room!'),
    );
  },
};
/** The own version stays while the other draft is saved, until the person decides. */
export const TakenAndSaved: Story = {
  parameters: { states: ['variant'], ...skip('Both shows it.'), msw: { handlers: twoEditors() } },
  play: async ({ canvasElement }) => {
    const canvas = await meet(canvasElement);
    await press(canvas, 'See the draft of Kabir Sethi in the form');
    await canvas.findByText(/What you had typed is still here/);
    await press(canvas, 'Save draft');
    await within(document.body).findByText('The draft is saved.');
    await expect(canvas.getByText(/What you had typed is still here/)).toBeVisible();
    await press(canvas, 'Save my version instead');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /^Your version, and/ })).toBeNull());
    await expect((await canvas.findAllByLabelText('Title'))[0]).toHaveValue('The winter room!');
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
    // The draft of the other person, this person's save of it, and this person's own version.
    await expect(store.revision).toBe(theirs.entry.revision + 2);
  },
};
/** A change of versions does not hide that another person has saved the draft meanwhile. */
export const VersionsChanged: Story = {
  parameters: { states: ['variant'], ...skip('Both shows it.'), msw: { handlers: twoEditors() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.type((await canvas.findAllByLabelText('Title'))[0] as HTMLInputElement, '!');
    await press(canvas, 'Publish again: version 1');
    await userEvent.click(await body.findByRole('button', { name: 'Publish again' }));
    await body.findByText('Version 1 is live again.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await canvas.findByRole('heading', { name: 'Your version, and the draft of Kabir Sethi' });
  },
};
/** The own version replaces the other draft. */
export const Replaced: Story = {
  parameters: {
    states: ['variant'],
    ...skip('Usual shows the form.'),
    msw: { handlers: twoEditors() },
  },
  play: async ({ canvasElement }) => {
    const canvas = await meet(canvasElement);
    await press(canvas, 'Save my version instead');
    await within(document.body).findByText('Your version is saved.', undefined, { timeout: 10_000 });
    await expect((await canvas.findAllByLabelText('Title'))[0]).toHaveValue('The winter room!');
  },
};
