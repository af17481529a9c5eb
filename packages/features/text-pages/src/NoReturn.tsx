import { useCall, type Part } from '@luxe/resources';
import { Loader } from '@luxe/ui/loader';
import type { ModalContentProps } from '@luxe/ui/modal-host';
import { ErrorState } from '@luxe/ui/error-state';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { copy } from './data/copy.ts';
import { noReturnSlug } from './data/noReturn.ts';
import { textPagePart, type TextPageModel } from './data/textPagePart.ts';

/** Why an item cannot be returned: the content of the modal [CON-02]. */
export function NoReturn(_props: ModalContentProps<never>) {
  const { data, error, retry } = useCall(
    'homePage',
    { params: { slug: noReturnSlug } },
    { part: noReturnPart },
  );
  if (error && !data)
    return (
      <ErrorState headingLevel={3} size="title-s" title={copy.failedTitle} onRetry={() => void retry()} />
    );
  if (!data) return <Loader active label={copy.loading} />;
  const { summary, sections } = data;
  return (
    <Stack gap={24}>
      {summary && <Prose html={summary} />}
      {sections.map(({ id, title, html }) => (
        <Stack key={id} gap={8}>
          <Heading level={3} size="title-s">
            {title}
          </Heading>
          <Prose html={html} />
        </Stack>
      ))}
    </Stack>
  );
}

const noReturnPart: Part<'homePage', TextPageModel> = { as: textPagePart.as, of: textPagePart.of };
