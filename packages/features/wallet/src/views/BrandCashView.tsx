import { EmptyPage } from '@luxe/patterns/state-page';
import { Disclosure } from '@luxe/ui/disclosure';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { ProgrammeRow } from '../data/toProgrammeRows.ts';
import { BrandHead } from './Wallet.styles.ts';

export type BrandCashViewProps = {
  programmes: readonly ProgrammeRow[];
  /** The history with a brand. */
  history: (programme: ProgrammeRow) => ReactNode;
  /** The history of all brands, also of those whose programme has ended; false if none gave cash. */
  children: ReactNode;
};

/** Cash of each brand, with a link to the products that it pays for [ACC-09]. */
export function BrandCashView({ programmes, history, children }: BrandCashViewProps) {
  const texts = copy.brandCash;
  const questionsId = useId();
  if (programmes.length === 0 && !children)
    return (
      <EmptyPage title={texts.title} action={<Link href="/luxury">{copy.shop}</Link>}>
        {texts.empty}
      </EmptyPage>
    );
  return (
    <Page gap={36}>
      <Stack gap={8}>
        <Heading level={1}>{texts.title}</Heading>
        <Text tone="secondary">{programmes.length > 0 ? texts.rule : texts.over}</Text>
      </Stack>
      {programmes.length > 0 && (
        <Rows aria-label={texts.title} edges="above">
          {programmes.map((programme) => {
            const { brandCode, brandName, balance, until, isEndingSoon, url } = programme;
            return (
              <Stack as="li" gap={16} key={brandCode}>
                <BrandHead>
                  <Stack gap={8}>
                    <Heading level={2} size="title-s">
                      {brandName}
                    </Heading>
                    <Link href={url}>{texts.shop(brandName)}</Link>
                  </Stack>
                  <Stack gap={4} align="end">
                    <Heading level={3} size="title-s">
                      <VisuallyHidden>{texts.left(brandName)}</VisuallyHidden> <span>{balance}</span>
                    </Heading>
                    <Text size="sm" tone={isEndingSoon ? 'primary' : 'secondary'} align="end" tabular>
                      {until}
                    </Text>
                  </Stack>
                </BrandHead>
                {history(programme)}
              </Stack>
            );
          })}
        </Rows>
      )}
      {children}
      <Stack as="section" gap={20} aria-labelledby={questionsId}>
        <Heading level={2} id={questionsId}>
          {texts.questionsTitle}
        </Heading>
        <div>
          {texts.questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <Text tone="secondary">{answer}</Text>
            </Disclosure>
          ))}
        </div>
      </Stack>
    </Page>
  );
}
