import { deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, noAnswer, noConnection, type MockRequest } from '../testing/mockDesk.ts';
import { skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'field',
      name: 'Product by its name',
      missingStates: {
        'long text': 'Combobox shows it.',
        disabled: 'It is never disabled.',
        error: 'Content entry shows the mistakes of fields.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/content/page/winter-room' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the row of products, and returns the field of its product. */
async function openField(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByText('2. Row of products: New this week'));
  // The control is a new one when the name of the code is known.
  await canvas.findByText('Halden & Roe, ₹1,24,000, mp000000000000001');
  return canvas.findByRole('combobox', { name: /^Product/ });
}

/** Overrides of the search alone: the code that the entry has is still known. */
const onSearch = (answer: unknown) =>
  mockDesk({
    contentChoices: ({ query }: MockRequest) =>
      (query['value'] === undefined ? answer : deskVariants.contentChoices.named) as never,
  });

/** The product of the entry has its name, its picture and its price. */
export const Chosen: Story = {
  parameters: { states: ['usual', 'chosen'], pictures: { themes: ['dark'], widths: [1440] } },
  play: async ({ canvasElement }) => {
    const field = await openField(canvasElement);
    await waitFor(() => expect(field).toHaveValue('Warden bag'));
  },
};
/** A product is found by its name and chosen with the keyboard. */
export const Found: Story = {
  parameters: { states: ['variant'], ...skip('Combobox shows the list.') },
  play: async ({ canvasElement }) => {
    const field = await openField(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, 'tote');
    await within(document.body).findByRole('option', { name: /Warden\s*tote/ }, { timeout: 10_000 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Warden tote'));
    await within(canvasElement).findByText('Halden & Roe, ₹98,000, mp000000000000002');
    await within(canvasElement).findByText('Not saved yet');
  },
};
/** A typed code stays, because a product may be new. */
export const NoneFound: Story = {
  parameters: {
    states: ['empty'],
    ...skip('Combobox shows the sentence.'),
    msw: { handlers: onSearch(deskVariants.contentChoices.empty) },
  },
  play: async ({ canvasElement }) => {
    const field = await openField(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, 'mp000000000000009');
    await within(document.body).findAllByText(/^Nothing found for .* It stays as a code\.$/);
    await userEvent.tab();
    await expect(field).toHaveValue('mp000000000000009');
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading'],
    ...skip('Combobox shows it.'),
    msw: { handlers: onSearch(noAnswer) },
  },
  play: async ({ canvasElement }) => {
    const field = await openField(canvasElement);
    await userEvent.click(field);
    await within(document.body).findAllByText('Loading');
  },
};
/** The field can be filled in without the list. */
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...skip('Combobox shows it.'),
    msw: { handlers: onSearch(noConnection) },
  },
  play: async ({ canvasElement }) => {
    const field = await openField(canvasElement);
    await userEvent.click(field);
    await within(canvasElement).findByText(/The list could not be loaded/);
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
