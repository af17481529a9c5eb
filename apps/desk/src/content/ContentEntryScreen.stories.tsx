import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import { errorOf, toErrorBody } from '@luxe/contract/errors';
import { rejection, Reply } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, noConnection } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Content entry',
      missingStates: {
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/content/page/winter-room' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title of the page, which is the first of several fields with this label. */
const titleField = async (canvasElement: HTMLElement) =>
  (await within(canvasElement).findAllByLabelText('Title'))[0] as HTMLInputElement;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('1. Hero: The winter room'),
};
export const Narrow: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: find('1. Hero: The winter room'),
};
export const New: Story = {
  parameters: {
    states: ['empty'],
    ...skip('Usual without blocks and versions.'),
    msw: { handlers: mockDesk({ contentEntry: deskVariants.contentEntry.new }) },
  },
  play: find('The desk has not changed this entry yet.'),
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ contentEntry: rejection('contentEntryUnknown') }) },
  },
  play: find('Not found'),
};
/** A block is added, its type is chosen, and the draft is saved. */
export const Edit: Story = {
  parameters: { states: ['done'], ...skip('Usual shows the form.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1. Hero: The winter room');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a block' }));
    const added = await canvas.findByRole('group', { name: /^4\. / });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^4\. /));
    await userEvent.selectOptions(canvas.getAllByLabelText('Type').at(-1) as HTMLElement, 'Text');
    await canvas.findByRole('group', { name: '4. Text' });
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: 4. Text' }));
    await canvas.findByRole('group', { name: '3. Text' });
    await expect(added).toBeDefined();
    await expect(canvas.getByRole('button', { name: 'Move up: 3. Text' })).toHaveFocus();
    await canvas.findByText('Not saved yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await within(document.body).findByText('The draft is saved.');
  },
};
/** What a person types while the draft is saved is not saved yet. */
export const TypedWhileSaving: Story = {
  parameters: {
    states: ['variant'],
    ...skip('Edit shows it.'),
    msw: {
      handlers: mockDesk({ saveContent: new Reply(200, deskCallSamples.saveContent, { wait: 300 }) }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await titleField(canvasElement);
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await userEvent.type(title, '?');
    await within(document.body).findByText('The draft is saved.');
    await expect(title).toHaveValue('The winter room!?');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
  },
};
/** The server's mistakes are at their fields, and a link leads to each. */
export const Invalid: Story = {
  parameters: {
    states: ['error'],
    pictures: { themes: ['light'] },
    msw: { handlers: mockDesk({ contentEntry: deskVariants.contentEntry.invalid }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await titleField(canvasElement);
    await expect(title).toHaveAccessibleDescription(/Fill in this field/);
    await userEvent.click(canvas.getByRole('button', { name: /^blocks 1 link href/ }));
    const link = canvas.getByLabelText('Leads to');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription(/no page at/);
  },
};
export const Publish: Story = {
  tags: ['dialog'],
  parameters: { states: ['variant'], pictures: { themes: ['dark'], widths: [390], target: '[role=dialog]' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1. Hero: The winter room');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await within(document.body).findByRole('button', { name: 'Publish now' });
  },
};
/** The shop rejects the draft: the dialog has the sentence, and the fields have theirs. */
export const PublishRejected: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['rejected'],
    ...skip('Publish and Invalid show it.'),
    msw: {
      handlers: mockDesk({
        publishContent: new Reply(400, {
          ...toErrorBody(errorOf('contentInvalid')),
          issues: deskVariants.contentEntry.invalid.entry.issues,
        }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1. Hero: The winter room');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Publish: / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await dialog.findByText('This is not ready to be published. Correct the marked fields.');
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('2 fields need a correction before this can be published.');
  },
};
export const Published: Story = {
  parameters: { states: ['variant'], ...skip('Only the versions differ from Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1. Hero: The winter room');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Publish: / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await within(document.body).findByText('It is live.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull());
  },
};
export const Scheduled: Story = {
  parameters: {
    states: ['variant'],
    ...skip('Only the versions differ from Usual.'),
    msw: { handlers: mockDesk({ contentEntry: deskVariants.contentEntry.scheduled }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^Scheduled from 5 Dec/);
    await canvas.findByRole('button', { name: 'Take back: version 3' });
  },
};
/** A scheduled version did not go live. The table has the reason. */
export const Problem: Story = {
  parameters: {
    states: ['variant'],
    ...skip('A line in the table of versions.'),
    msw: { handlers: mockDesk({ contentEntry: deskVariants.contentEntry.problem }) },
  },
  play: find(/^Not published: /),
};
export const Compare: Story = {
  parameters: { states: ['chosen'], ...skip('A table below the versions.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with 2: version 3' }));
    const heading = await canvas.findByRole('heading', { name: 'Changes in version 3, against 2' });
    await waitFor(() => expect(heading).toHaveFocus());
    await canvas.findByText('The season, edited to thirty items.');
  },
};
export const RollBack: Story = {
  parameters: { states: ['variant'], ...skip('A question, and then Published.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish again: version 1' }));
    await userEvent.click(await body.findByRole('button', { name: 'Publish again' }));
    await body.findByText('Version 1 is live again.');
  },
};
/** A picture is chosen from the media of the shop. */
export const ChoosePicture: Story = {
  tags: ['dialog'],
  parameters: { states: ['variant'], ...skip('A grid of pictures.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('1. Hero: The winter room'));
    const [first] = canvas.getAllByRole('button', { name: 'Choose another picture' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Choose a picture' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'images/winter-room-wide.avif' }));
    await canvas.findByText('Not saved yet');
  },
};
/** A picture needs a file and a description. Once it is added, the field has it. */
export const AddPicture: Story = {
  tags: ['dialog'],
  parameters: { states: ['variant'], ...skip('FileField shows it.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('1. Hero: The winter room'));
    const [first] = canvas.getAllByRole('button', { name: 'Choose another picture' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Choose a picture' }));
    await userEvent.click(await dialog.findByText('Add a picture'));
    const input = dialog.getByLabelText<HTMLInputElement>(/^New picture/, { selector: 'input' });
    const alt = dialog.getByLabelText('What the picture shows');
    const add = dialog.getByRole('button', { name: 'Add the picture' });
    await userEvent.click(add);
    await waitFor(() => expect(input).toHaveFocus());
    const png = new File([Uint8Array.of(137, 80, 78, 71)], 'room.png', { type: 'image/png' });
    await userEvent.upload(input, png);
    await userEvent.click(add);
    await waitFor(() => expect(alt).toHaveFocus());
    await expect(alt).toHaveAccessibleDescription(/Describe what the picture shows/);
    await userEvent.type(alt, 'A dark red wall');
    await userEvent.click(add);
    await canvas.findByText('Not saved yet');
  },
};
/** What is typed is not lost by a link. */
export const Unsaved: Story = {
  tags: ['dialog'],
  parameters: { states: ['variant'], ...skip('A question.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await titleField(canvasElement);
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Pages' }));
    const body = within(document.body);
    await body.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(body.getByRole('button', { name: 'Go on editing' }));
    await expect(title).toHaveValue('The winter room!');
  },
};
export const SaveFailed: Story = {
  parameters: {
    states: ['offline'],
    ...skip('A notice below the button.'),
    msw: { handlers: mockDesk({ saveContent: noConnection, contentEntry: deskCallSamples.contentEntry }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await canvas.findByText('The desk cannot be reached. Check the connection and try again.');
  },
};
