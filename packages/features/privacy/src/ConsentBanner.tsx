import { allAllowed, onlyNecessary, type ConsentChoices } from '@luxe/contract/consent';
import { Button } from '@luxe/ui/button';
import { Divider } from '@luxe/ui/divider';
import { Link } from '@luxe/ui/link';
import { Surface } from '@luxe/ui/surface';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { consentCopy as copy } from './data/consentCopy.ts';
import { Answers, Bar, Content, Words } from './views/ConsentBanner.styles.ts';
import { reserveBottom } from './views/reserveBottom.ts';

export type ConsentBannerProps = {
  /** The browser sends Global Privacy Control. */
  hasSignal: boolean;
  /** Both buttons: one press is an answer. */
  onAnswer: (choices: ConsentChoices) => void;
  /** Opens the form with the categories. */
  onChoose: () => void;
};

/**
 * Asks about cookies at the end of the window and blocks nothing. Put it before the header, so that the
 * keyboard reaches it soon. Screen readers announce it politely. What it covers stays reachable: the page
 * gets room at its end, and scrolled focus stops above it.
 */
export function ConsentBanner({ hasSignal, onAnswer, onChoose }: ConsentBannerProps) {
  const bar = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState('');
  useLayoutEffect(() => (bar.current ? reserveBottom(bar.current) : undefined), []);
  // A live region is announced only when its text changes after it has appeared.
  useEffect(() => setAnnounced(copy.announced), []);
  return (
    <Bar ref={bar} aria-label={copy.bannerTitle}>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Surface tone="raised">
        <Divider tone="strong" />
        <Content>
          <Words>
            <Text weight="medium">{copy.bannerTitle}</Text>
            <Text size="sm" tone="secondary">
              {copy.banner}{' '}
              <Link href="/privacy-policy" tone="inline">
                {copy.privacy}
              </Link>
            </Text>
            {hasSignal && <Text size="sm">{copy.signal}</Text>}
          </Words>
          <Answers>
            <Button emphasis="secondary" onClick={() => onAnswer(onlyNecessary)}>
              {copy.onlyNecessary}
            </Button>
            <Button emphasis="secondary" onClick={() => onAnswer(allAllowed)}>
              {copy.acceptAll}
            </Button>
            <TextButton onClick={onChoose}>{copy.choose}</TextButton>
          </Answers>
        </Content>
      </Surface>
    </Bar>
  );
}
