import type { MailPreferences } from '@luxe/contract/calls';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Switch } from '@luxe/ui/switch';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import { copy } from '../data/copy.ts';

type Choice = 'newsletter' | 'feedback' | 'offers' | 'whatsapp';

export type MailChoicesProps = {
  preferences: MailPreferences;
  /** The shop offers updates on WhatsApp (property `whatsappconsent`) [CFG-01]. Default false. */
  hasWhatsApp?: boolean;
  /** Applies one choice. Never rejects. */
  onChange: (change: Partial<Record<Choice, boolean>>) => Promise<ChangeOutcome>;
};

const mailCopy = copy.mail;

/** Which messages the customer gets. Each switch applies at once; after a failure it goes back. */
export function MailChoices({ preferences, hasWhatsApp = false, onChange }: MailChoicesProps) {
  const [pending, setPending] = useState<Partial<Record<Choice, boolean>>>({});
  const [problem, setProblem] = useState('');
  const { email, newsletter, feedback, offers, whatsapp } = preferences;

  async function change(choice: Choice, isOn: boolean) {
    setProblem('');
    setPending((before) => ({ ...before, [choice]: isOn }));
    const outcome = await onChange({ [choice]: isOn });
    setPending(({ [choice]: _done, ...rest }) => rest);
    if (!outcome.ok) setProblem(outcome.message);
  }
  const switchOf = (choice: Choice, isOn: boolean) => ({
    checked: pending[choice] ?? isOn,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      void change(choice, currentTarget.checked),
  });
  const note =
    email === ''
      ? mailCopy.noAddress
      : newsletter === 'unconfirmed'
        ? mailCopy.unconfirmed
        : mailCopy.newsletterNote;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} size="title-s">
        {mailCopy.title}
      </Heading>
      <Text tone="secondary">{mailCopy.text}</Text>
      {problem && <Notice tone="error" live title={problem} />}
      <Switch
        label={mailCopy.newsletter}
        note={note}
        disabled={email === ''}
        {...switchOf('newsletter', newsletter !== 'off')}
      />
      <Switch label={mailCopy.feedback} note={mailCopy.feedbackNote} {...switchOf('feedback', feedback)} />
      <Switch label={mailCopy.offers} note={mailCopy.offersNote} {...switchOf('offers', offers)} />
      {hasWhatsApp && (
        <Switch label={mailCopy.whatsapp} note={mailCopy.whatsappNote} {...switchOf('whatsapp', whatsapp)} />
      )}
    </Stack>
  );
}
