import { clientData } from '@luxe/contract/client-data';
import { consentPath } from '@luxe/contract/consent-paths';
import { Link } from '@luxe/ui/link';
import type { ModalContentProps } from '@luxe/ui/modal-host';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { consentCopy as copy } from './data/consentCopy.ts';
import { ConsentForm, type ConsentFormProps } from './views/ConsentForm.tsx';

export type CookieChoicesProps = ModalContentProps<'all'> & Omit<ConsentFormProps, 'outcome'>;

/** The content of the modal: the form, and a link to all names. */
export function CookieChoices({ onDone, onSave, ...form }: CookieChoicesProps) {
  return (
    <Stack gap={20}>
      <Text size="sm" tone="secondary">
        {copy.intro}
      </Text>
      <ConsentForm
        {...form}
        onSave={async (choices) => {
          const outcome = await onSave(choices);
          // A failure needs to be read, so the modal stays open.
          if (outcome === 'saved') onDone();
          return outcome;
        }}
      />
      <Text size="sm">
        <Link
          href={consentPath}
          tone="inline"
          onClick={(event) => {
            // The storefront opens links to this page as this modal, so it navigates itself.
            event.preventDefault();
            onDone('all');
          }}
        >
          {copy.all(clientData.length)}
        </Link>
      </Text>
    </Stack>
  );
}
