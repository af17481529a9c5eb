import type { DeskMail } from '@luxe/contract/desk';
import { FactList } from '@luxe/ui/fact-list';
import { Link } from '@luxe/ui/link';
import { useParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { orderPath } from '../orders/orderSearch.ts';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { Frame } from './MailScreen.styles.ts';
import { mailStatusText } from './mailStatusText.ts';

/** One message: who got it, its text, and how the customer sees it. */
export function MailScreen() {
  const { id = '' } = useParams();
  const read = useRead('mail', { params: { mailId: id } });
  const back = { href: '/desk/mails', text: 'Messages to customers' };
  return (
    <Screen
      title={read.data?.mail.subject ?? `Message ${id}`}
      back={
        <Link tone="quiet" href={back.href}>
          {back.text}
        </Link>
      }
    >
      <ReadState read={read} back={back}>
        {({ mail }) => (
          <>
            <FactList facts={factsOf(mail)} />
            {mail.htmlUrl !== null && (
              <Section title="As the customer sees it">
                {/* No script runs in the frame, and it has no access to the session of the desk. */}
                <Frame sandbox="" src={mail.htmlUrl} title={`Message: ${mail.subject}`} />
              </Section>
            )}
            <Section title="Text">
              <Preserved>{mail.text}</Preserved>
            </Section>
          </>
        )}
      </ReadState>
    </Screen>
  );
}

const factsOf = (mail: DeskMail) => [
  { term: 'To', value: mail.recipient },
  { term: 'Written', value: <Moment at={mail.createdAt} /> },
  { term: 'Status', value: mailStatusText(mail) },
  ...(mail.orderId === null
    ? []
    : [
        {
          term: 'Order',
          value: (
            <Link tone="inline" href={orderPath(mail.orderId)}>
              {mail.orderId}
            </Link>
          ),
        },
      ]),
];
