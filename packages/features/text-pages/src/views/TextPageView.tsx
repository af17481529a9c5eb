import { NumberedSection } from '@luxe/patterns/numbered-section';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkList } from '@luxe/ui/link-list';
import { Page } from '@luxe/ui/page';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { Surface } from '@luxe/ui/surface';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { TextPageModel } from '../data/textPagePart.ts';
import { Body, Columns, Contact, SectionText, Summary } from './TextPage.styles.ts';

export type TextPageViewProps = {
  page: TextPageModel;
  serviceNumber: string;
  /** Between the heading and the text, such as a form. */
  children?: ReactNode;
};

/** A page of text: a list of its sections, a summary, numbered sections, and how to reach us. */
export function TextPageView({ page, serviceNumber, children }: TextPageViewProps) {
  const { h1, summary, sections, seo } = page;
  return (
    <Page gap={56}>
      <Stack gap={24}>
        <Breadcrumbs
          label={copy.breadcrumb}
          items={seo.breadcrumbs.map(({ name, url }) => ({ label: name, href: url }))}
        />
        <Heading level={1} tabIndex={-1}>
          {h1}
        </Heading>
      </Stack>
      {children}
      <Columns>
        <Stack as="nav" gap={12} aria-label={copy.onThisPage}>
          <Text size="sm" weight="medium">
            {copy.onThisPage}
          </Text>
          <LinkList items={sections.map(({ id, title }) => ({ label: title, href: `#${id}` }))} />
        </Stack>
        <Body>
          {summary && (
            <Surface tone="raised">
              <Summary>
                <Stack gap={12}>
                  <Heading level={2} size="title-s">
                    {copy.summary}
                  </Heading>
                  <Prose html={summary} />
                </Stack>
              </Summary>
            </Surface>
          )}
          {sections.map(({ id, title, html }, at) => (
            <div key={id} id={id}>
              <NumberedSection number={at + 1} title={title}>
                <SectionText tabIndex={html.includes('<table') ? 0 : undefined}>
                  <Prose html={html} />
                </SectionText>
              </NumberedSection>
            </div>
          ))}
        </Body>
      </Columns>
      <div data-screen-only="">
        <Divider />
        <Contact>
          <Heading level={2}>{copy.unsure}</Heading>
          <Stack gap={4} align="start">
            <Link href="/launch-tara">{copy.tara}</Link>
            <Text size="sm" tone="secondary">
              {copy.taraText}
            </Text>
          </Stack>
          <Stack gap={4} align="start">
            <Link href="/contact-us">{copy.help}</Link>
            <Text size="sm" tone="secondary">
              {copy.helpText}
            </Text>
          </Stack>
          <Stack gap={4} align="start">
            <Link href={`tel:${serviceNumber.replace(/[^\d+]/g, '')}`}>{serviceNumber}</Link>
            <Text size="sm" tone="secondary">
              {copy.hours}
            </Text>
          </Stack>
        </Contact>
      </div>
    </Page>
  );
}
