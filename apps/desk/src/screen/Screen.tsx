import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { useEffect, type ReactNode } from 'react';
import { Body, Head, HeadText } from './Screen.styles.ts';

/** The heading of the screen, which gets the focus after a navigation. */
export const screenHeadingId = 'screen-heading';

export interface ScreenProps {
  /** Heading of the screen and title of the browser's tab. */
  readonly title: string;
  /** A link to the list that contains this item. */
  readonly back?: ReactNode;
  /** Below the title: one line. */
  readonly lead?: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the desk: its heading and its content. */
export function Screen({ title, back, lead, aside, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} | LUXE desk`;
  }, [title]);
  return (
    <>
      <Head>
        <HeadText>
          {back}
          <Heading level={1} size="title-m" id={screenHeadingId} tabIndex={-1}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text as="div" size="sm" tone="secondary">
              {lead}
            </Text>
          )}
        </HeadText>
        {aside}
      </Head>
      <Body>{children}</Body>
    </>
  );
}
