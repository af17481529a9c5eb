import { askTaraHref } from '@luxe/contract/tara-paths';
import { LateFaq } from '@luxe/patterns/late-faq';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';
import { nullCopy } from '../data/nullCopy.ts';
import type { ListingModel } from '../data/toListingModel.ts';

export type NullResultsProps = {
  model: ListingModel;
  /** True when a store banner is above the list. The name of the store is then the heading of the page. */
  isBranded?: boolean;
  catalogue: 'luxury' | 'indiluxe';
  /** Main categories, from the navigation. */
  suggestedLinks: readonly { label: string; href: string }[];
};

/**
 * An empty list, or a page past the last one [SEA-06]. Offers the spelling suggestion, the removal of filters
 * and links to other parts of the shop.
 */
export function NullResults({ model, isBranded = false, catalogue, suggestedLinks }: NullResultsProps) {
  const { title, text } = messageFor(model);
  const { page, pages, total, hrefForPage } = model;
  return (
    <Page start="l" gap={56}>
      <Stack gap={20}>
        <Stack gap={10}>
          <Text size="sm" tone="secondary">
            {model.kind === 'search' ? nullCopy.searchKicker : model.title}
          </Text>
          <Heading level={isBranded ? 2 : 1} size="display-m" tabIndex={-1}>
            {title}
          </Heading>
        </Stack>
        {model.spelling && (
          <Text size="lg">
            {copy.didYouMean}{' '}
            <Link href={model.spelling.href} tone="inline">
              {model.spelling.term}
            </Link>
            ?
          </Text>
        )}
        {text && <Text size="lg">{text}</Text>}
        {total === 0 && model.kind === 'search' && model.term && (
          <Text>
            <Link href={askTaraHref(model.term, catalogue)}>{nullCopy.askTara}</Link>
          </Text>
        )}
        {total > 0 && page > pages ? (
          <Text>
            <Link href={hrefForPage(pages)}>{nullCopy.lastPage}</Link>
          </Text>
        ) : (
          model.chips.length > 0 && (
            <Text>
              <Link href={model.clearHref}>{copy.clearAll}</Link>
            </Text>
          )
        )}
      </Stack>
      <SuggestedLinks catalogue={catalogue} suggestedLinks={suggestedLinks} />
      <LateFaq questions={model.questions} />
    </Page>
  );
}

function messageFor({ kind, term, chips, page, pages, total }: ListingModel): {
  title: string;
  text?: string;
} {
  if (total > 0) return { title: nullCopy.pastLast(page), text: nullCopy.pastLastText(pages) };
  if (chips.length > 0) return { title: nullCopy.nothingFiltered, text: nullCopy.nothingFilteredText };
  if (kind !== 'search') return { title: nullCopy.nothingHere, text: nullCopy.nothingHereText };
  return term
    ? { title: nullCopy.nothingFor(term) }
    : { title: nullCopy.searchPrompt, text: nullCopy.searchPromptText };
}

function SuggestedLinks({
  catalogue,
  suggestedLinks,
}: Pick<NullResultsProps, 'catalogue' | 'suggestedLinks'>) {
  const luxury = catalogue === 'luxury';
  return (
    <Rows as="div" columns={2}>
      {suggestedLinks.length > 0 && (
        <Stack as="section" gap={16}>
          <div>
            <Heading level={2} size="title-s">
              {nullCopy.lookWider}
            </Heading>
            <Text tone="secondary">{nullCopy.lookWiderText}</Text>
          </div>
          <Stack direction="row" gap={24} wrap>
            {suggestedLinks.map(({ label, href }) => (
              <Link key={href} href={href} tone="quiet">
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
      )}
      <Stack as="section" gap={16}>
        <div>
          <Heading level={2} size="title-s">
            {luxury ? nullCopy.inIndiluxe : nullCopy.backToLuxury}
          </Heading>
          <Text tone="secondary">{luxury ? nullCopy.inIndiluxeText : nullCopy.backToLuxuryText}</Text>
        </div>
        <Text>
          <Link href={luxury ? '/explore/indiluxe' : '/'} tone="quiet">
            {luxury ? nullCopy.enterIndiluxe : nullCopy.enterLuxury}
          </Link>
        </Text>
      </Stack>
    </Rows>
  );
}
