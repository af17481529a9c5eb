import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmLogin } from './ConfirmLogin.tsx';

/** Called with the field `answer` of the submitted form. */
const sent = fn();

const meta = {
  parameters: { subject: { kind: 'form', name: 'Log in' } },
  component: ConfirmLogin,
  args: { path: '/confirm-login', answers: { yes: 'yes', no: 'no' } },
  decorators: [
    (Story) => (
      <div
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          sent(new FormData(event.target as HTMLFormElement, submitter).get('answer'));
        }}
      >
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof ConfirmLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay logged out' }));
    await expect(sent).toHaveBeenLastCalledWith('no');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(sent).toHaveBeenLastCalledWith('yes');
  },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
