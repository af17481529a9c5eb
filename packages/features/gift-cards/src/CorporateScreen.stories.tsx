import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CorporateScreen } from './CorporateScreen.tsx';

const skip = { pictures: { skip: 'Its parts are in the picture of Usual.' } };

const meta = {
  component: CorporateScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Corporate gift cards',
      missingStates: { offline: 'Same as Rejected, with another message.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof CorporateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, company = 'Yellow Door Interiors LLP') {
  await userEvent.type(await canvas.findByLabelText('Name of the company'), company);
  await userEvent.type(canvas.getByLabelText('GSTIN'), '27AAPFU0939F1ZV');
  await userEvent.type(canvas.getByLabelText('Your name'), 'Ananya Rao');
  await userEvent.type(canvas.getByLabelText('Work e-mail'), 'ananya@example.com');
  await userEvent.type(canvas.getByLabelText('Mobile number'), '9812345670');
  await userEvent.type(canvas.getByLabelText('Amount of each card'), '5000');
  await userEvent.type(canvas.getByLabelText('Quantity'), '40');
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send the enquiry' }));

export const Usual: Story = {
  parameters: { states: ['usual', 'done'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await canvas.findByText('40 cards, ₹2,00,000');
    await send(canvas);
    await canvas.findByText('We have your enquiry. Its number is CG-2611-2048-77');
  },
};
/** Each faulty row and field shows what is wrong, and nothing is sent. */
export const Faulty: Story = {
  parameters: { states: ['error', 'empty'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }));
    await send(canvas);
    const row = within(canvas.getByRole('group', { name: 'Row 2' }));
    await row.findByText(/^Enter an amount from/);
    await row.findByText(/^Enter a quantity from/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await expect(canvas.queryByText(/^Enter an amount from/)).toBeNull();
  },
};
/** Lines of a file that cannot be read are named; the others fill the rows. */
export const FromAFile: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: { handlers: mockApi({ checkGiftCardRows: samples.checkGiftCardRowsFaulty }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['5000,40\n10000,10\n\n5000,ten'], 'cards.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText(/^Or read the rows/), file);
    await canvas.findByText('Line 4: The quantity “ten” is not a number.');
    await expect(
      within(canvas.getByRole('group', { name: 'Row 2' })).getByLabelText('Amount of each card'),
    ).toHaveValue('10000');
  },
};
/** The store does not read the file. What is typed stays. */
export const FileFailed: Story = {
  parameters: {
    states: ['error'],
    ...skip,
    msw: {
      handlers: mockApi({
        checkGiftCardRows: errorReply(
          429,
          'W4291',
          'You have sent several enquiries. Please try again later.',
        ),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Amount of each card'), '5000');
    const file = new File(['10000,10'], 'cards.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^Or read the rows/), file);
    await canvas.findByText('The file could not be read');
    await canvas.findByText(/sent several enquiries/);
    await expect(canvas.getByLabelText('Amount of each card')).toHaveValue('5000');
  },
};
export const Rejected: Story = {
  parameters: {
    states: ['rejected'],
    ...skip,
    msw: {
      handlers: mockApi({
        corporateGiftCards: errorReply(
          429,
          'W4291',
          'You have sent several enquiries. Please try again later.',
        ),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await send(canvas);
    await canvas.findByText(/sent several enquiries/);
    await expect(canvas.getByLabelText('GSTIN')).toHaveValue('27AAPFU0939F1ZV');
  },
};
export const LongText: Story = {
  parameters: { states: ['long text', 'narrow'], ...skip },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await fillIn(
      within(canvasElement),
      'Sri Venkateswara Hospitality and Interiors Private Limited '.repeat(2),
    );
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...skip, msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], ...skip, msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the gift cards');
  },
};
