import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';

export type UsefulLinksViewProps = {
  links: readonly { title: string; text: string; url: string; isForms?: boolean | undefined }[];
};

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * A list of links, each with a description [ACC-07]. Links to the forms service open in a new tab [CON-06].
 */
export function UsefulLinksView({ links }: UsefulLinksViewProps) {
  return (
    <Page>
      <Heading level={1}>{copy.linksTitle}</Heading>
      <Rows aria-label={copy.linksTitle}>
        {links.map(({ title, text, url, isForms }) => (
          <Stack as="li" key={url} gap={4}>
            <Link href={url} {...(isForms && inNewTab)}>
              {title}
            </Link>
            <Text size="sm" tone="secondary">
              {text}
            </Text>
          </Stack>
        ))}
      </Rows>
    </Page>
  );
}
