import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextToggle } from '@luxe/ui/text-toggle';
import { copy } from '../data/copy.ts';

/** `unknown`: the shopper has not chosen, and analytics counts nothing. */
export type ConsentChoice = 'unknown' | 'granted' | 'denied';

export type ConsentSwitchProps = {
  consent: ConsentChoice;
  onConsentChange: (consent: 'granted' | 'denied') => void;
};

const choices = ['granted', 'denied'] as const;

/**
 * Asks for analytics consent in the footer, without covering the page. The choice can be changed on every
 * page.
 */
export function ConsentSwitch({ consent, onConsentChange }: ConsentSwitchProps) {
  return (
    <Text as="div" size="xs" tone="tertiary">
      <div role="group" aria-label={copy.consent}>
        <Stack direction="row" gap={16} wrap>
          <span aria-hidden>{copy.consent}</span>
          {choices.map((choice) => (
            <TextToggle
              key={choice}
              type="button"
              pressed={choice === consent}
              onClick={() => onConsentChange(choice)}
            >
              {copy.consents[choice]}
            </TextToggle>
          ))}
        </Stack>
      </div>
    </Text>
  );
}
