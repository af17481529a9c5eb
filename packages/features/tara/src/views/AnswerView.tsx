import { taraNothingHref, taraResultsHref } from '@luxe/contract/tara-paths';
import { formatMoment, type Catalogue } from '@luxe/format';
import { SizeChart } from '@luxe/patterns/size-chart';
import { Carousel } from '@luxe/ui/carousel';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { isOld, withTurn, type Answered } from '../data/conversation.ts';
import { copy } from '../data/copy.ts';
import { personPath } from '../data/personPath.ts';
import { toSpeech } from '../data/toAnswerModel.ts';
import { voiceLanguage } from '../data/readAloud.ts';
import type { Buy } from '../data/useBuy.ts';
import type { ReadAloud } from '../data/useReadAloud.ts';
import { Chips } from './Chips.tsx';
import { ProductOffer } from './ProductOffer.tsx';
import { SentenceLines } from './SentenceLines.tsx';
import { Lines } from './Tara.styles.ts';

export type AnswerActions = {
  onAsk: (question: string) => void;
  onBuy: Buy;
  aloud: ReadAloud;
};

export type AnswerViewProps = AnswerActions & {
  /** Id of the turn. */
  id: string;
  question: string;
  catalogue: Catalogue;
  answered: Answered;
  /** Only the last answer offers what to ask next. */
  isLast: boolean;
  onAskAgain: () => void;
};

/** Products that a row of an answer shows; more are one link away. */
const rowLength = 3;
/** Requests that look for products. */
const findsProducts: ReadonlySet<string> = new Set(['find', 'compare', 'gift']);

/** An answer: sentences with their sources, products with reasons, a comparison, and what to ask next. */
export function AnswerView(props: AnswerViewProps) {
  const { id, question, catalogue, answered, isLast, onAsk, onAskAgain, onBuy, aloud } = props;
  const { answer, context, answeredAt } = answered;
  const { sentences, offers, comparison, isHandover, chips } = answer;
  const [now] = useState(() => Date.now());
  const leadsToPerson = sentences.some(({ source }) => source?.href === personPath);
  const firstHref = sentences[0]?.source?.href;
  // A search without a product begins with its own page, and leads to a person after it.
  const isEmptySearch = isHandover && leadsToPerson && firstHref !== personPath;
  // An answer that begins with a fact, such as a policy, needs no other way to products.
  const hasFact = firstHref !== undefined && !isEmptySearch;
  const isAnswered = offers.length > 0 || answer.question !== null || hasFact;
  const isEmpty = !isAnswered && findsProducts.has(context.plan.intent);
  const showsPerson = isHandover && !leadsToPerson;
  const otherChips = isHandover ? chips.filter((chip) => chip !== copy.person) : chips;
  return (
    <Stack gap={20}>
      {sentences.length > 0 && (
        <Lines>
          <SentenceLines sentences={sentences} />
        </Lines>
      )}
      {isOld(answered, now) && (
        <Text size="sm" tone="secondary">
          <span>{copy.old(formatMoment(new Date(answeredAt).toISOString()))}</span>{' '}
          <TextButton onClick={onAskAgain}>{copy.askAgain}</TextButton>
        </Text>
      )}
      {offers.length > 0 && (
        <Carousel label={copy.productsFor(question)} layout="card" count={offers.length}>
          {offers.map((offer) => (
            <ProductOffer key={offer.product.productId} offer={offer} onBuy={onBuy} />
          ))}
        </Carousel>
      )}
      {offers.length > rowLength && (
        <Text>
          <Link href={withTurn(taraResultsHref(question, catalogue), id)}>
            {copy.allProducts(offers.length)}
          </Link>
        </Text>
      )}
      {comparison && (
        <div>
          <SizeChart title={copy.comparisonFor(question)} {...comparison} />
        </div>
      )}
      {answer.question && <Text>{answer.question.text}</Text>}
      {answer.question && answer.question.options.length > 0 && isLast && (
        <Chips label={copy.options} chips={answer.question.options} onChoose={onAsk} />
      )}
      {(isEmpty || showsPerson) && (
        <Stack direction="row" gap={24} wrap>
          {isEmpty && <Link href={withTurn(taraNothingHref(question, catalogue), id)}>{copy.moreWays}</Link>}
          {showsPerson && <Link href={personPath}>{copy.person}</Link>}
        </Stack>
      )}
      {otherChips.length > 0 && isLast && (
        <Chips scrolled label={copy.chips} chips={otherChips} onChoose={onAsk} />
      )}
      {aloud.isSupported && (
        <div>
          <TextButton
            onClick={() => {
              const text = toSpeech(answer);
              aloud.toggle(id, text, voiceLanguage(text));
            }}
          >
            {aloud.readingId === id ? copy.stopReading : copy.readAloud}
          </TextButton>
        </div>
      )}
    </Stack>
  );
}
