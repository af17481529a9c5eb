import { isEmail } from '@luxe/format';
import { EmptyState } from '@luxe/ui/empty-state';
import { useFormField } from '@luxe/ui/form';
import { TextField } from '@luxe/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { countText } from '../labels/words.ts';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchForm } from '../screen/SearchForm.tsx';
import { MailTable } from './MailTable.tsx';

/** The messages to customers, newest first. Without a mail server, this is where they arrive. */
export function MailsScreen() {
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const after = params.get('after');
  const query = { ...(email !== '' && { email }), ...(after !== null && { after }) };
  const read = useRead('mails', { query });
  return (
    <Screen title="Messages to customers">
      <SearchForm<Address>
        label="Find messages"
        fieldsLabel="Filter messages"
        values={{ email }}
        pathOf={(values) => mailsPath(values.email.trim())}
      >
        <AddressField />
      </SearchForm>
      <ReadState read={read}>
        {({ mails, next }) =>
          mails.length === 0 ? (
            <div role="status">
              <EmptyState title="No messages" size="title-s">
                {email === '' ? 'No message was written yet.' : 'No message went to this address.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(mails.length, 'message')}
              first={after === null ? undefined : { href: mailsPath(email), text: 'Newest messages' }}
              next={next === null ? undefined : { href: mailsPath(email, next), text: 'Earlier messages' }}
            >
              <MailTable mails={mails} hasRecipient />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const mailsPath = (email: string, after?: string) => `/desk/mails${toSearch({ email, after })}`;

interface Address {
  email: string;
}

const AddressField = () => (
  <TextField
    label="Address of the customer"
    type="email"
    autoComplete="off"
    spellCheck={false}
    {...useFormField<Address>('email', {
      validate: (text) => text.trim() === '' || isEmail(text.trim()) || 'Enter a complete address.',
    })}
  />
);
