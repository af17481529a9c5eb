import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { TextField } from '../../forms/text-field/TextField.tsx';
import { modal, ModalHost, useModal, useModalFrame, type ModalContentProps } from './ModalHost.tsx';

type Callback = ModalContentProps<string> & { brand: string };

function CallbackForm({ brand, onDone }: Callback) {
  const [step, setStep] = useState<'number' | 'time'>('number');
  useModalFrame({ title: step === 'number' ? 'Request a call' : 'When can we call?' });
  return (
    <Stack gap={20}>
      <Text tone="secondary">{brand} will call you within a day.</Text>
      {step === 'number' ? (
        <TextField label="Mobile number" inputMode="tel" />
      ) : (
        <TextField label="Best time" placeholder="After six" />
      )}
      <Button onClick={() => (step === 'number' ? setStep('time') : onDone('after six'))}>
        {step === 'number' ? 'Continue' : 'Request call'}
      </Button>
    </Stack>
  );
}

const withLoad = (load: () => Promise<ComponentType<Callback>>) =>
  modal({ title: 'Request a call', size: 's', disablePointerDismissal: true, load });
const callback = withLoad(() => Promise.resolve(CallbackForm));
const never = withLoad(() => new Promise(() => {}));
const broken = withLoad(() => Promise.reject(new Error('offline')));
const guide = modal({
  title: 'Size guide',
  size: 's',
  load: () =>
    Promise.resolve(({ onDone }: ModalContentProps<never>) => (
      <Button onClick={() => onDone()}>Got it</Button>
    )),
});

function Page({ opens }: { opens: 'callback' | 'never' | 'broken' | 'two' }) {
  const modals = useModal();
  const [resultText, setResultText] = useState('');
  const openModal = async () => {
    const modalToOpen = { callback, never, broken, two: callback }[opens];
    const result = modals.open(modalToOpen, { brand: 'Oduvia' });
    if (opens === 'two') void modals.open(guide, {}, { above: true });
    setResultText((await result) ?? 'Closed without a result');
  };
  return (
    <Stack gap={16} align="start">
      <Button emphasis="secondary" onClick={() => void openModal()}>
        Talk to us
      </Button>
      <Text role="status">{resultText}</Text>
    </Stack>
  );
}

const meta = {
  parameters: {
    subject: {
      kind: 'layer',
      missingStates: { 'long text': 'Shown by Dialog.', narrow: 'Shown by Dialog.' },
    },
  },
  tags: ['dialog'],
  component: ModalHost,
  args: { pathname: '/bags', children: <Page opens="callback" /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Talk to us' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { states: ['open'] } };
/** While its content loads, the modal shows nothing for 170 ms and then a loader. */
export const Slow: Story = {
  parameters: { states: ['slow'] },
  args: { children: <Page opens="never" /> },
  play: async (context) => {
    await meta.play(context);
    await screen.findByText('Loading');
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { children: <Page opens="broken" /> },
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
  },
};
/** A second modal above the first, opened with the option `above`. */
export const Above: Story = {
  parameters: { states: ['variant'] },
  args: { children: <Page opens="two" /> },
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    const second = await screen.findByRole('dialog', { name: 'Request a call' });
    await waitFor(() => expect(second).toBeVisible());
  },
};
/**
 * Each step of the content changes the title of the modal. On close, the opener receives the result and the
 * focus.
 */
export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: 'When can we call?' });
    await userEvent.click(screen.getByRole('button', { name: 'Request call' }));
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('after six')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Talk to us' })).toHaveFocus());
  },
};

function Moving() {
  const [pathname, setPathname] = useState('/bags');
  return (
    <ModalHost pathname={pathname}>
      <Page opens="callback" />
      <button hidden onClick={() => setPathname('/shoes')} data-testid="navigate">
        Shoes
      </button>
    </ModalHost>
  );
}
/** A navigation closes the open modal. */
export const Navigation: Story = {
  parameters: { states: ['done'] },
  render: () => <Moving />,
  play: async (context) => {
    await meta.play(context);
    within(context.canvasElement).getByTestId('navigate').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(context.canvasElement).getByText('Closed without a result')).toBeVisible();
  },
};
