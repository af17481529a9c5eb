import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { Feedback } from '../data/useFeedback.ts';

export type ConsentLineProps = { feedback: Pick<Feedback, 'changeConsent' | 'isAskedAgain'> };

/** Ends or allows further requests for feedback. */
export function ConsentLine({ feedback: { isAskedAgain, changeConsent } }: ConsentLineProps) {
  const [problem, setProblem] = useState('');
  const change = async () => setProblem((await changeConsent(!isAskedAgain))?.message ?? '');
  return (
    <Stack gap={8}>
      <Text role="status" size="sm">
        {problem || (isAskedAgain ? '' : copy.stopped)}
      </Text>
      <div>
        <TextButton tone="quiet" onClick={() => void change()}>
          {isAskedAgain ? copy.stop : copy.resume}
        </TextButton>
      </div>
    </Stack>
  );
}
