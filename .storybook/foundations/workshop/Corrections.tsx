import { describeCorrection } from '@luxe/tokens/store-guard';
import { Button } from '@luxe/ui/button';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import type { Workshop } from './useWorkshop.ts';

/**
 * Lists the unsafe colours, their replacements and the reasons. The live region exists from the start, so
 * that screen readers announce changes in it.
 */
export function Corrections({ workshop: { theme, applyCorrections } }: { workshop: Workshop }) {
  const { corrections } = theme;
  return (
    <Stack gap={16}>
      <div role="status" aria-label="Corrections">
        {corrections.length === 0 ? (
          <Notice tone="success" title="All five can be read as they are" />
        ) : (
          <Notice tone="warning" title={titleOf(corrections.length)}>
            <Stack as="ul" gap={8}>
              {corrections.map((correction) => (
                <li key={correction.key}>{describeCorrection(correction)}</li>
              ))}
            </Stack>
          </Notice>
        )}
      </div>
      {corrections.length > 0 && (
        <div>
          <Button emphasis="secondary" size="s" onClick={applyCorrections}>
            Put the corrected colours into the fields
          </Button>
        </div>
      )}
    </Stack>
  );
}

const titleOf = (count: number) =>
  count === 1
    ? 'One colour could not be read and was corrected'
    : `${count} colours could not be read and were corrected`;
