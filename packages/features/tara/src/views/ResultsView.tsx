import { taraConversationHref } from '@luxe/contract/tara-paths';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { AnswerModel } from '../data/toAnswerModel.ts';
import type { Buy } from '../data/useBuy.ts';
import { ProductOffer } from './ProductOffer.tsx';
import { SentenceLines } from './SentenceLines.tsx';
import { Lines, OfferGrid } from './Tara.styles.ts';

export type ResultsViewProps = {
  question: string;
  /** The conversation with the answer. */
  conversationId: string;
  answer: AnswerModel;
  onBuy: Buy;
};

/** All products of an answer, with the reasons for them. */
export function ResultsView({ question, conversationId, answer, onBuy }: ResultsViewProps) {
  const { sentences, offers } = answer;
  return (
    <Page gap={40}>
      <Stack gap={12}>
        <Text size="sm" tone="secondary">
          {copy.resultsOf}
        </Text>
        <Heading level={1} size="title-l" tabIndex={-1}>
          {copy.quoted(question)}
        </Heading>
        <Lines>
          <SentenceLines sentences={sentences} />
        </Lines>
        <Text tone="secondary" role="status">
          {copy.countOf(offers.length)}
        </Text>
      </Stack>
      <OfferGrid role="list" aria-label={copy.products}>
        {offers.map((offer) => (
          <ProductOffer key={offer.product.productId} offer={offer} onBuy={onBuy} />
        ))}
      </OfferGrid>
      <Text>
        <Link href={taraConversationHref(conversationId)}>{copy.continue}</Link>
      </Text>
    </Page>
  );
}
