import { CopyButton } from '@luxe/ui/copy-button';
import { moveFocus } from '@luxe/ui/focus';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useEffect, useId, useRef } from 'react';
import { copy } from '../data/outcomeCopy.ts';

export type SecretProps = { code: string; pin: string };

/** Code and PIN of a card, which the shop shows once. */
export function Secret({ code, pin }: SecretProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that showed the code is gone.
  useEffect(() => moveFocus(heading.current), []);
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} size="title-s" id={id} ref={heading} tabIndex={-1}>
        {copy.codeTitle}
      </Heading>
      <FactList
        divided
        facts={[
          { term: copy.code, value: code },
          { term: copy.pin, value: pin },
        ]}
      />
      <Text size="sm" tone="secondary">
        {copy.codeOnce}
      </Text>
      <CopyButton
        text={`${copy.code} ${code}, ${copy.pin} ${pin}`}
        copiedText={copy.copied}
        failedText={copy.notCopied}
      >
        {copy.copyCode}
      </CopyButton>
    </Stack>
  );
}
