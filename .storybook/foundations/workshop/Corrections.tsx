import { describeCorrection, type Correction } from '@luxe/tokens/correct-brand';
import { Button } from '@luxe/ui/button';
import { Icon } from '@luxe/ui/icon';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Workshop } from './useWorkshop.ts';
import { BeforeAfter, Before, After } from './Workshop.styles.ts';

/**
 * Lists the unsafe colours, each before and after its correction, with the reason. The live region exists
 * from the start, so that screen readers announce changes in it.
 */
export function Corrections({ workshop: { theme, applyCorrections } }: { workshop: Workshop }) {
  const { corrections } = theme;
  return (
    <Stack gap={16} as="section" aria-label="Corrections of the colours">
      <div role="status" aria-label="Corrections">
        {corrections.length === 0 ? (
          <Notice tone="success" title="All five can be read as they are" />
        ) : (
          <Notice tone="warning" title={titleOf(corrections.length)}>
            <Stack as="ul" gap={16}>
              {corrections.map((correction) => (
                <Correcting key={correction.key} correction={correction} theme={theme} />
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

/** One correction: the colour before and after, on the background that it is read against. */
function Correcting({ correction, theme: { brand } }: { correction: Correction; theme: Workshop['theme'] }) {
  const { key, from, to } = correction;
  // Of the media background, the text on it is shown. Of every other colour, a word in it.
  const variables =
    key === 'media'
      ? {
          '--front-before': brand.text,
          '--front-after': brand.text,
          '--back-before': from,
          '--back-after': to,
        }
      : {
          '--front-before': from,
          '--front-after': to,
          '--back-before': brand.surface,
          '--back-after': brand.surface,
        };
  return (
    <li>
      <BeforeAfter variables={variables} aria-hidden>
        <Before data-sample>{key}, before</Before>
        <Icon name="chevron-right" size="s" />
        <After data-sample>{key}, after</After>
      </BeforeAfter>
      <Text size="sm">{describeCorrection(correction)}</Text>
    </li>
  );
}

const titleOf = (count: number) =>
  count === 1
    ? 'One colour could not be read and was corrected'
    : `${count} colours could not be read and were corrected`;
