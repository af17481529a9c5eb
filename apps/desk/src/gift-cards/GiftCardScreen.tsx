import type { DeskGiftCard } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { FactList, type Fact } from '@luxe/ui/fact-list';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { useParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { Day, Moment } from '../labels/Moment.tsx';
import { Inline } from '../screen/Inline.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { cardStateLabels, giftCardStateLabels } from './giftCardLabels.ts';
import { GiftCardMoves } from './GiftCardMoves.tsx';
import { GiftCardPayments } from './GiftCardPayments.tsx';

/** Everything about one gift card but its code, with the moves that are possible now. */
export function GiftCardScreen() {
  const { number = '' } = useParams();
  const giftCardOrderId = number.toUpperCase();
  const read = useRead('giftCard', { params: { giftCardOrderId } });
  const card = read.data?.giftCard;
  const back = { href: '/desk/gift-cards', text: 'Gift cards' };
  return (
    <Screen
      title={`Gift card ${giftCardOrderId}`}
      back={
        <Link tone="quiet" href={back.href}>
          {back.text}
        </Link>
      }
      lead={card && <GiftCardLead card={card} />}
    >
      <ReadState read={read} back={back}>
        {({ giftCard }) => (
          <>
            {giftCard.heldFor !== '' && giftCard.state === 'held' && (
              <Notice tone="warning" title="This gift card waits for a review">
                {giftCard.heldFor}
              </Notice>
            )}
            {giftCard.state === 'undelivered' && giftCard.cardState === 'active' && (
              <Notice tone="warning" title="The mail to the recipient could not be delivered">
                {giftCard.mailProblem}
              </Notice>
            )}
            <Section title="Details">
              <Stack gap={24}>
                <FactList facts={factsOf(giftCard)} />
                <GiftCardMoves card={giftCard} />
              </Stack>
            </Section>
            <GiftCardPayments card={giftCard} />
          </>
        )}
      </ReadState>
    </Screen>
  );
}

const GiftCardLead = ({ card }: { card: DeskGiftCard }) => (
  <Inline>
    <span>{giftCardStateLabels[card.state]}</span>
    <span>{formatPaise(card.amountPaise)}</span>
    <Moment at={card.createdAt} />
  </Inline>
);

function factsOf(card: DeskGiftCard): Fact[] {
  const facts: (Fact | false)[] = [
    { term: 'Card', value: cardStateLabels[card.cardState] },
    card.lastFour !== '' && { term: 'Code ends in', value: card.lastFour },
    { term: 'Recipient', value: <Person name={card.recipientName} email={card.recipientEmail} /> },
    { term: 'Buyer', value: <Person name={card.senderName} email={card.senderEmail} /> },
    { term: 'Bought', value: card.isCustomer ? 'With an account' : 'As a guest' },
    card.paidWith !== '' && { term: 'Paid with', value: card.paidWith },
    {
      term: 'To be mailed',
      value: card.deliverOn === null ? 'At once' : <Day day={card.deliverOn} />,
    },
    card.sentAt !== null && { term: 'Mailed', value: <Moment at={card.sentAt} /> },
    card.redeemedAt !== null && { term: 'Redeemed', value: <Moment at={card.redeemedAt} /> },
    card.lastDay !== null && { term: 'Valid until', value: <Day day={card.lastDay} /> },
    card.message !== '' && { term: 'Message', value: <Preserved dir="auto">{card.message}</Preserved> },
  ];
  return facts.filter((fact) => fact !== false);
}

/** A name, and an address that leads to the messages that went to it. */
const Person = ({ name, email }: { name: string; email: string }) => (
  <>
    <div>{name}</div>
    <Link tone="inline" href={`/desk/mails${toSearch({ email })}`}>
      {email}
    </Link>
  </>
);
